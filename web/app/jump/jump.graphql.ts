import type { Query } from '../../platform/calls/document.ts';
/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../../generated/inputs.ts';

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

export const JumpToPatientDocument: Query<JumpToPatientQuery, JumpToPatientQueryVariables> = {"kind":"query","name":"JumpToPatient","text":"query JumpToPatient($filters:PatientFilters$most:Int!){getPatientList(metadata:{current:1 pageSize:$most}filters:$filters){status message patients{...JumpRow}}}fragment JumpRow on PatientRow{_id active firstname lastname phone provider surgeon customer surgery{type date days}}"};

export const JumpToPatientOfCompanyDocument: Query<JumpToPatientOfCompanyQuery, JumpToPatientOfCompanyQueryVariables> = {"kind":"query","name":"JumpToPatientOfCompany","text":"query JumpToPatientOfCompany($filters:PatientFilters$most:Int!){getPatientListForCompany(metadata:{current:1 pageSize:$most}filters:$filters){status message patients{...JumpRow}}}fragment JumpRow on PatientRow{_id active firstname lastname phone provider surgeon customer surgery{type date days}}"};

export const JumpToCustomerDocument: Query<JumpToCustomerQuery, JumpToCustomerQueryVariables> = {"kind":"query","name":"JumpToCustomer","text":"query JumpToCustomer($input:CustomersInput!){getCustomers(input:$input){status message customers{_id name accesscode}}}"};
