import type { Mutation, Query } from '../../platform/calls/document.ts';
/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../../generated/inputs.ts';

export type LogoutMutationVariables = Exact<{
  pushToken?: string | null | undefined;
}>;


export type LogoutMutation = { logout: { status: string, message: string } };

export type LoginAsCustomerMutationVariables = Exact<{
  customerid: string;
}>;


export type LoginAsCustomerMutation = { loginAsCustomer: { status: string, message: string, userid: string | null, email: string | null, token: string | null, trustToken: string | null, exp: number | null, user: { _id: string, firstname: string, lastname: string, email: string, userimage: string | null, role: number, signature: string, surgeon: string | null, surgeons: Array<string>, lastlogintime: string | null, patients_count: number, filter: string | null, pagevisited: Array<string> } | null, customer: { _id: string, name: string, company: string, companyname: string, logo: string | null, autoimportevent: boolean, accesscode: string, timezone: string } | null, company: { _id: string, name: string } | null } };

export type JumpToPatientQueryVariables = Exact<{
  filters?: Types.PatientFilters | null | undefined;
  most: number;
}>;


export type JumpToPatientQuery = { getPatientList: { status: string, message: string, patients: Array<{ _id: string, active: boolean, firstname: string, lastname: string, phone: string, provider: string, surgeon: string, customer: string, surgery: { type: string, date: import("@restride/domain/values/calendar-date.ts").CalendarDate, days: number } }> | null } };

export type JumpToPatientOfCompanyQueryVariables = Exact<{
  filters?: Types.PatientFilters | null | undefined;
  most: number;
}>;


export type JumpToPatientOfCompanyQuery = { getPatientListForCompany: { status: string, message: string, patients: Array<{ _id: string, active: boolean, firstname: string, lastname: string, phone: string, provider: string, surgeon: string, customer: string, surgery: { type: string, date: import("@restride/domain/values/calendar-date.ts").CalendarDate, days: number } }> | null } };

export type JumpRowFragment = { _id: string, active: boolean, firstname: string, lastname: string, phone: string, provider: string, surgeon: string, customer: string, surgery: { type: string, date: import("@restride/domain/values/calendar-date.ts").CalendarDate, days: number } };

export type JumpToCustomerQueryVariables = Exact<{
  input: Types.CustomersInput;
}>;


export type JumpToCustomerQuery = { getCustomers: { status: string, message: string, customers: Array<{ _id: string, name: string, accesscode: string }> | null } };

export const LogoutDocument: Mutation<LogoutMutation, LogoutMutationVariables> = {"kind":"mutation","name":"logout","text":"mutation logout($pushToken:String){logout(pushToken:$pushToken){status message}}"};

export const LoginAsCustomerDocument: Mutation<LoginAsCustomerMutation, LoginAsCustomerMutationVariables> = {"kind":"mutation","name":"loginAsCustomer","text":"mutation loginAsCustomer($customerid:ID!){loginAsCustomer(customerid:$customerid){...Login}}fragment Login on LoginAnswer{status message userid email token trustToken exp user{_id firstname lastname email userimage role signature surgeon surgeons lastlogintime patients_count filter pagevisited}customer{_id name company companyname logo autoimportevent accesscode timezone}company{_id name}}"};

export const JumpToPatientDocument: Query<JumpToPatientQuery, JumpToPatientQueryVariables> = {"kind":"query","name":"JumpToPatient","text":"query JumpToPatient($filters:PatientFilters$most:Int!){getPatientList(metadata:{current:1 pageSize:$most}filters:$filters){status message patients{...JumpRow}}}fragment JumpRow on PatientRow{_id active firstname lastname phone provider surgeon customer surgery{type date days}}"};

export const JumpToPatientOfCompanyDocument: Query<JumpToPatientOfCompanyQuery, JumpToPatientOfCompanyQueryVariables> = {"kind":"query","name":"JumpToPatientOfCompany","text":"query JumpToPatientOfCompany($filters:PatientFilters$most:Int!){getPatientListForCompany(metadata:{current:1 pageSize:$most}filters:$filters){status message patients{...JumpRow}}}fragment JumpRow on PatientRow{_id active firstname lastname phone provider surgeon customer surgery{type date days}}"};

export const JumpToCustomerDocument: Query<JumpToCustomerQuery, JumpToCustomerQueryVariables> = {"kind":"query","name":"JumpToCustomer","text":"query JumpToCustomer($input:CustomersInput!){getCustomers(input:$input){status message customers{_id name accesscode}}}"};
