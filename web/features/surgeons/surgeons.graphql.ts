import type { Mutation, Query } from '../../platform/calls/document.ts';
/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../../generated/inputs.ts';

export type SurgeonsQueryVariables = Exact<{
  pagination?: Types.SurgeonsPageInput | null | undefined;
}>;


export type SurgeonsQuery = { getSurgeons: { status: string, message: string, total: number | null, surgeons: Array<{ _id: string, name: string, image: string, email: string, patients: number, phone: { public: string } }> | null } };

export type ListedSurgeonFragment = { _id: string, name: string, image: string, email: string, patients: number, phone: { public: string } };

export type SurgeonByIdQueryVariables = Exact<{
  id: string;
}>;


export type SurgeonByIdQuery = { getSurgeonById: { status: string, message: string, surgeon: { _id: string, name: string, accesscode: string, email: string, url: string, image: string, description: string, address: string, about_me: string, hospital_name: string, hospital_url: string, department_name: string, department_title: string, version: number, phone: { public: string, private: string }, team: Array<{ _id: string, name: string, details: string }> } | null } };

export type SurgeonRecordFragment = { _id: string, name: string, accesscode: string, email: string, url: string, image: string, description: string, address: string, about_me: string, hospital_name: string, hospital_url: string, department_name: string, department_title: string, version: number, phone: { public: string, private: string }, team: Array<{ _id: string, name: string, details: string }> };

export type AccessCodeQueryVariables = Exact<{ [key: string]: never; }>;


export type AccessCodeQuery = { getAccessCode: { status: string, message: string, accesscode: string | null } };

export type AddEditSurgeonMutationVariables = Exact<{
  input: Types.SurgeonInput;
  id?: string | null | undefined;
}>;


export type AddEditSurgeonMutation = { addEditSurgeon: { status: string, message: string } };

export type RemoveSurgeonsMutationVariables = Exact<{
  ids: Array<string> | string;
}>;


export type RemoveSurgeonsMutation = { removeSurgeons: { status: string, message: string } };

export const SurgeonsDocument: Query<SurgeonsQuery, SurgeonsQueryVariables> = {"kind":"query","name":"Surgeons","text":"query Surgeons($pagination:SurgeonsPageInput){getSurgeons(pagination:$pagination){status message total surgeons{...ListedSurgeon}}}fragment ListedSurgeon on SurgeonRow{_id name image email phone{public}patients}"};

export const SurgeonByIdDocument: Query<SurgeonByIdQuery, SurgeonByIdQueryVariables> = {"kind":"query","name":"SurgeonById","text":"query SurgeonById($id:ID!){getSurgeonById(id:$id){status message surgeon{...SurgeonRecord}}}fragment SurgeonRecord on Surgeon{_id name accesscode email phone{public private}url image description address about_me hospital_name hospital_url department_name department_title team{_id name details}version}"};

export const AccessCodeDocument: Query<AccessCodeQuery, AccessCodeQueryVariables> = {"kind":"query","name":"AccessCode","text":"query AccessCode{getAccessCode{status message accesscode}}"};

export const AddEditSurgeonDocument: Mutation<AddEditSurgeonMutation, AddEditSurgeonMutationVariables> = {"kind":"mutation","name":"addEditSurgeon","text":"mutation addEditSurgeon($input:SurgeonInput!$id:ID){addEditSurgeon(input:$input id:$id){status message}}"};

export const RemoveSurgeonsDocument: Mutation<RemoveSurgeonsMutation, RemoveSurgeonsMutationVariables> = {"kind":"mutation","name":"removeSurgeons","text":"mutation removeSurgeons($ids:[ID!]!){removeSurgeons(ids:$ids){status message}}"};
