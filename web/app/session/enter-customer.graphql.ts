import type { Mutation } from '../../platform/calls/document.ts';
/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
export type LoginAsCustomerMutationVariables = Exact<{
  customerid: string;
}>;


export type LoginAsCustomerMutation = { loginAsCustomer: { status: string, message: string, userid: string | null, email: string | null, token: string | null, trustToken: string | null, exp: number | null, user: { _id: string, firstname: string, lastname: string, email: string, userimage: string | null, role: number, signature: string, surgeon: string | null, surgeons: Array<string>, lastlogintime: string | null, patients_count: number, filter: string | null, pagevisited: Array<string> } | null, customer: { _id: string, name: string, company: string, companyname: string, logo: string | null, autoimportevent: boolean, accesscode: string, timezone: string } | null, company: { _id: string, name: string } | null } };

export const LoginAsCustomerDocument: Mutation<LoginAsCustomerMutation, LoginAsCustomerMutationVariables> = {"kind":"mutation","name":"loginAsCustomer","text":"mutation loginAsCustomer($customerid:ID!){loginAsCustomer(customerid:$customerid){...Login}}fragment Login on LoginAnswer{status message userid email token trustToken exp user{_id firstname lastname email userimage role signature surgeon surgeons lastlogintime patients_count filter pagevisited}customer{_id name company companyname logo autoimportevent accesscode timezone}company{_id name}}"};
