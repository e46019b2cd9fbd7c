import type { Mutation, Query } from '../../platform/calls/document.ts';
/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../../generated/inputs.ts';

export type UsersQueryVariables = Exact<{
  pagination: Types.UsersPageInput;
}>;


export type UsersQuery = { getUsers: { status: string, message: string, total: number | null, users: Array<{ _id: string, firstname: string, lastname: string, email: string, role: number, active: boolean, userimage: string }> | null } };

export type ListedUserFragment = { _id: string, firstname: string, lastname: string, email: string, role: number, active: boolean, userimage: string };

export type UserByIdQueryVariables = Exact<{
  id: string;
  customerid?: string | null | undefined;
  companyid?: string | null | undefined;
}>;


export type UserByIdQuery = { getUser: { status: string, message: string, user: { _id: string, firstname: string, lastname: string, email: string, phone: string, role: number, userimage: string, associateids: Array<string>, version: number } | null } };

export type UserRecordFragment = { _id: string, firstname: string, lastname: string, email: string, phone: string, role: number, userimage: string, associateids: Array<string>, version: number };

export type AssociateSurgeonsQueryVariables = Exact<{ [key: string]: never; }>;


export type AssociateSurgeonsQuery = { getSurgeonList: { status: string, message: string, surgeons: Array<{ _id: string, name: string }> | null } };

export type CoachedCustomersQueryVariables = Exact<{
  companyId?: string | null | undefined;
}>;


export type CoachedCustomersQuery = { getCustomersIdAndNameList: { status: string, message: string, customers: Array<{ id: string, name: string }> | null } };

export type AddEditUserMutationVariables = Exact<{
  input: Types.UserInput;
  id?: string | null | undefined;
}>;


export type AddEditUserMutation = { addEditUser: { status: string, message: string, overrides: Array<{ customer: string, present: string, next: string }> | null } };

export type ResetUserPasswordMutationVariables = Exact<{
  id: string;
  email: string;
}>;


export type ResetUserPasswordMutation = { resetUserPassword: { status: string, message: string } };

export type UsersCompanyQueryVariables = Exact<{
  companyid: string;
}>;


export type UsersCompanyQuery = { getCompany: { status: string, message: string, company: { _id: string, name: string } | null } };

export const UsersDocument: Query<UsersQuery, UsersQueryVariables> = {"kind":"query","name":"Users","text":"query Users($pagination:UsersPageInput!){getUsers(pagination:$pagination){status message total users{...ListedUser}}}fragment ListedUser on User{_id firstname lastname email role active userimage}"};

export const UserByIdDocument: Query<UserByIdQuery, UserByIdQueryVariables> = {"kind":"query","name":"UserById","text":"query UserById($id:ID!$customerid:ID$companyid:ID){getUser(id:$id customerid:$customerid companyid:$companyid){status message user{...UserRecord}}}fragment UserRecord on User{_id firstname lastname email phone role userimage associateids version}"};

export const AssociateSurgeonsDocument: Query<AssociateSurgeonsQuery, AssociateSurgeonsQueryVariables> = {"kind":"query","name":"AssociateSurgeons","text":"query AssociateSurgeons{getSurgeonList{status message surgeons{_id name}}}"};

export const CoachedCustomersDocument: Query<CoachedCustomersQuery, CoachedCustomersQueryVariables> = {"kind":"query","name":"CoachedCustomers","text":"query CoachedCustomers($companyId:ID){getCustomersIdAndNameList(input:{companyId:$companyId}){status message customers{id name}}}"};

export const AddEditUserDocument: Mutation<AddEditUserMutation, AddEditUserMutationVariables> = {"kind":"mutation","name":"addEditUser","text":"mutation addEditUser($input:UserInput!$id:ID){addEditUser(input:$input id:$id){status message overrides{customer present next}}}"};

export const ResetUserPasswordDocument: Mutation<ResetUserPasswordMutation, ResetUserPasswordMutationVariables> = {"kind":"mutation","name":"resetUserPassword","text":"mutation resetUserPassword($id:ID!$email:String!){resetUserPassword(_id:$id email:$email){status message}}"};

export const UsersCompanyDocument: Query<UsersCompanyQuery, UsersCompanyQueryVariables> = {"kind":"query","name":"UsersCompany","text":"query UsersCompany($companyid:ID!){getCompany(companyid:$companyid){status message company{_id name}}}"};
