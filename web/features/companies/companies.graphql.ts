import type { Mutation, Query } from '../../platform/calls/document.ts';
/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../../generated/inputs.ts';

export type CompaniesQueryVariables = Exact<{
  input: Types.CompaniesInput;
}>;


export type CompaniesQuery = { getCompanies: { status: string, message: string, total: number | null, companies: Array<{ _id: string, name: string, phone: string | null, email: string | null, contact: { name: string, email: string, phone: string }, address: { city: string, state: string, zip: string } }> | null } };

export type ListedCompanyFragment = { _id: string, name: string, phone: string | null, email: string | null, contact: { name: string, email: string, phone: string }, address: { city: string, state: string, zip: string } };

export type CompanyByIdQueryVariables = Exact<{
  companyid: string;
}>;


export type CompanyByIdQuery = { getCompany: { status: string, message: string, company: { _id: string, name: string, description: string, phone: string | null, email: string | null, logo: string | null, autoimportevent: boolean, version: number, contact: { name: string, email: string, phone: string }, address: { line1: string, line2: string, city: string, state: string, zip: string } } | null } };

export type CompanyRecordFragment = { _id: string, name: string, description: string, phone: string | null, email: string | null, logo: string | null, autoimportevent: boolean, version: number, contact: { name: string, email: string, phone: string }, address: { line1: string, line2: string, city: string, state: string, zip: string } };

export type AddEditCompanyMutationVariables = Exact<{
  input: Types.CompanyInput;
}>;


export type AddEditCompanyMutation = { addEditCompany: { status: string, message: string, company: { _id: string } | null } };

export type SecurityEventsQueryVariables = Exact<{
  filter: Types.SecurityEventFilter;
}>;


export type SecurityEventsQuery = { getSecurityEvents: { status: string, message: string, total: number | null, events: Array<{ day: import("@restride/domain/values/calendar-date.ts").CalendarDate, kind: string, account: string | null, organization: string | null, source: string, events: number, lastat: string }> | null } };

export const CompaniesDocument: Query<CompaniesQuery, CompaniesQueryVariables> = {"kind":"query","name":"Companies","text":"query Companies($input:CompaniesInput!){getCompanies(input:$input){status message total companies{...ListedCompany}}}fragment ListedCompany on Company{_id name phone email contact{...ContactParts}address{city state zip}}fragment ContactParts on Contact{name email phone}"};

export const CompanyByIdDocument: Query<CompanyByIdQuery, CompanyByIdQueryVariables> = {"kind":"query","name":"CompanyById","text":"query CompanyById($companyid:ID!){getCompany(companyid:$companyid){status message company{...CompanyRecord}}}fragment CompanyRecord on Company{_id name description phone email logo contact{...ContactParts}address{...AddressLines}autoimportevent version}fragment ContactParts on Contact{name email phone}fragment AddressLines on Address{line1 line2 city state zip}"};

export const AddEditCompanyDocument: Mutation<AddEditCompanyMutation, AddEditCompanyMutationVariables> = {"kind":"mutation","name":"addEditCompany","text":"mutation addEditCompany($input:CompanyInput!){addEditCompany(input:$input){status message company{_id}}}"};

export const SecurityEventsDocument: Query<SecurityEventsQuery, SecurityEventsQueryVariables> = {"kind":"query","name":"SecurityEvents","text":"query SecurityEvents($filter:SecurityEventFilter!){getSecurityEvents(filter:$filter){status message total events{day kind account organization source events lastat}}}"};
