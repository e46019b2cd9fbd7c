import type { Mutation, Query } from '../../../platform/calls/document.ts';
/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../../../generated/inputs.ts';

export type RegisteredPatientsQueryVariables = Exact<{
  search?: string | null | undefined;
  metadata?: Types.PageInput | null | undefined;
  customerid?: string | null | undefined;
}>;


export type RegisteredPatientsQuery = { getRegisteredPatients: { status: string, message: string, total: number | null, waiting: number | null, patients: Array<{ _id: string, firstname: string, lastname: string, gender: string, age: number, phone: string, registered: string, signed: number, forms: number, isrepeated: boolean }> | null } };

export type RegisteredRowFragment = { _id: string, firstname: string, lastname: string, gender: string, age: number, phone: string, registered: string, signed: number, forms: number, isrepeated: boolean };

export type DraftsOfRegisteredQueryVariables = Exact<{
  customerid?: string | null | undefined;
}>;


export type DraftsOfRegisteredQuery = { getPatientDrafts: { status: string, message: string, drafts: Array<{ _id: string, registration: string | null, begunat: string, changedby: string }> | null } };

export type DeleteRegisteredPatientMutationVariables = Exact<{
  id: string;
}>;


export type DeleteRegisteredPatientMutation = { deleteRegisteredPatient: { status: string, message: string } };

export type SendPatientAuthLinkMutationVariables = Exact<{
  phone: string;
  email?: string | null | undefined;
  customerid?: string | null | undefined;
}>;


export type SendPatientAuthLinkMutation = { sendPatientAuthLink: { status: string, message: string } };

export type SendMobileAppLinkMutationVariables = Exact<{
  phone: string;
  email?: string | null | undefined;
  customerid?: string | null | undefined;
}>;


export type SendMobileAppLinkMutation = { sendMobileAppLink: { status: string, message: string } };

export const RegisteredPatientsDocument: Query<RegisteredPatientsQuery, RegisteredPatientsQueryVariables> = {"kind":"query","name":"RegisteredPatients","text":"query RegisteredPatients($search:String$metadata:PageInput$customerid:ID){getRegisteredPatients(search:$search metadata:$metadata customerid:$customerid){status message total waiting patients{...RegisteredRow}}}fragment RegisteredRow on RegisteredRow{_id firstname lastname gender age phone registered signed forms isrepeated}"};

export const DraftsOfRegisteredDocument: Query<DraftsOfRegisteredQuery, DraftsOfRegisteredQueryVariables> = {"kind":"query","name":"DraftsOfRegistered","text":"query DraftsOfRegistered($customerid:ID){getPatientDrafts(customerid:$customerid){status message drafts{_id registration begunat changedby}}}"};

export const DeleteRegisteredPatientDocument: Mutation<DeleteRegisteredPatientMutation, DeleteRegisteredPatientMutationVariables> = {"kind":"mutation","name":"deleteRegisteredPatient","text":"mutation deleteRegisteredPatient($id:ID!){deleteRegisteredPatient(id:$id){status message}}"};

export const SendPatientAuthLinkDocument: Mutation<SendPatientAuthLinkMutation, SendPatientAuthLinkMutationVariables> = {"kind":"mutation","name":"sendPatientAuthLink","text":"mutation sendPatientAuthLink($phone:String!$email:String$customerid:ID){sendPatientAuthLink(phone:$phone email:$email customerid:$customerid){status message}}"};

export const SendMobileAppLinkDocument: Mutation<SendMobileAppLinkMutation, SendMobileAppLinkMutationVariables> = {"kind":"mutation","name":"sendMobileAppLink","text":"mutation sendMobileAppLink($phone:String!$email:String$customerid:ID){sendMobileAppLink(phone:$phone email:$email customerid:$customerid){status message}}"};
