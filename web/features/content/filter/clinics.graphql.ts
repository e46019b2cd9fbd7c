import type { Query } from '../../../platform/calls/document.ts';
/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
export type ClinicsOfCompanyQueryVariables = Exact<{
  companyid: string;
}>;


export type ClinicsOfCompanyQuery = { getCompanyCustomerList: { status: string, message: string, customers: Array<{ _id: string, name: string }> | null } };

export const ClinicsOfCompanyDocument: Query<ClinicsOfCompanyQuery, ClinicsOfCompanyQueryVariables> = {"kind":"query","name":"ClinicsOfCompany","text":"query ClinicsOfCompany($companyid:ID!){getCompanyCustomerList(companyid:$companyid){status message customers{_id name}}}"};
