import type { Mutation, Query } from '../../platform/calls/document.ts';
/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../../generated/inputs.ts';

export type CustomersQueryVariables = Exact<{
  input: Types.CustomersInput;
}>;


export type CustomersQuery = { getCustomers: { status: string, message: string, total: number | null, customers: Array<{ _id: string, name: string, accesscode: string, patients: number, opencases: number, unassigned: number, contact: { name: string, email: string, phone: string }, address: { city: string, state: string, zip: string } }> | null } };

export type ListedCustomerFragment = { _id: string, name: string, accesscode: string, patients: number, opencases: number, unassigned: number, contact: { name: string, email: string, phone: string }, address: { city: string, state: string, zip: string } };

export type CustomerByIdQueryVariables = Exact<{
  customerid: string;
}>;


export type CustomerByIdQuery = { getCustomer: { status: string, message: string, customer: { _id: string, name: string, accesscode: string, timezone: string, logo: string | null, company: string, autoimportevent: boolean, version: number, contact: { name: string, email: string, phone: string }, address: { line1: string, line2: string, city: string, state: string, zip: string }, associatehealthcoach: { _id: string, firstname: string, lastname: string } | null } | null } };

export type CustomerRecordFragment = { _id: string, name: string, accesscode: string, timezone: string, logo: string | null, company: string, autoimportevent: boolean, version: number, contact: { name: string, email: string, phone: string }, address: { line1: string, line2: string, city: string, state: string, zip: string }, associatehealthcoach: { _id: string, firstname: string, lastname: string } | null };

export type CompanyNameQueryVariables = Exact<{
  companyid: string;
}>;


export type CompanyNameQuery = { getCompany: { status: string, message: string, company: { _id: string, name: string } | null } };

export type CustomerCodeQueryVariables = Exact<{ [key: string]: never; }>;


export type CustomerCodeQuery = { getUniqueCustomerCode: { status: string, message: string, accesscode: string | null } };

export type HealthCoachesQueryVariables = Exact<{
  companyid?: string | null | undefined;
}>;


export type HealthCoachesQuery = { getCompanyHealthcoach: { status: string, message: string, users: Array<{ _id: string, firstname: string, lastname: string }> | null } };

export type AddEditCustomerMutationVariables = Exact<{
  input: Types.CustomerInput;
}>;


export type AddEditCustomerMutation = { addEditCustomer: { status: string, message: string, customer: { _id: string } | null, overrides: Array<{ customer: string, present: string, next: string }> | null } };

export const CustomersDocument: Query<CustomersQuery, CustomersQueryVariables> = {"kind":"query","name":"Customers","text":"query Customers($input:CustomersInput!){getCustomers(input:$input){status message total customers{...ListedCustomer}}}fragment ListedCustomer on Customer{_id name accesscode contact{...ContactParts}address{city state zip}patients opencases unassigned}fragment ContactParts on Contact{name email phone}"};

export const CustomerByIdDocument: Query<CustomerByIdQuery, CustomerByIdQueryVariables> = {"kind":"query","name":"CustomerById","text":"query CustomerById($customerid:ID!){getCustomer(customerid:$customerid){status message customer{...CustomerRecord}}}fragment CustomerRecord on Customer{_id name accesscode timezone logo company contact{...ContactParts}address{...AddressLines}associatehealthcoach{_id firstname lastname}autoimportevent version}fragment ContactParts on Contact{name email phone}fragment AddressLines on Address{line1 line2 city state zip}"};

export const CompanyNameDocument: Query<CompanyNameQuery, CompanyNameQueryVariables> = {"kind":"query","name":"CompanyName","text":"query CompanyName($companyid:ID!){getCompany(companyid:$companyid){status message company{_id name}}}"};

export const CustomerCodeDocument: Query<CustomerCodeQuery, CustomerCodeQueryVariables> = {"kind":"query","name":"CustomerCode","text":"query CustomerCode{getUniqueCustomerCode{status message accesscode}}"};

export const HealthCoachesDocument: Query<HealthCoachesQuery, HealthCoachesQueryVariables> = {"kind":"query","name":"HealthCoaches","text":"query HealthCoaches($companyid:ID){getCompanyHealthcoach(companyid:$companyid){status message users{_id firstname lastname}}}"};

export const AddEditCustomerDocument: Mutation<AddEditCustomerMutation, AddEditCustomerMutationVariables> = {"kind":"mutation","name":"addEditCustomer","text":"mutation addEditCustomer($input:CustomerInput!){addEditCustomer(input:$input){status message customer{_id}overrides{customer present next}}}"};
