import type { Query } from '../../../platform/calls/document.ts';
/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
export type PublicSurgeonQueryVariables = Exact<{
  id: string;
}>;


export type PublicSurgeonQuery = { getPublicSurgeon: { status: string, message: string, surgeon: { _id: string, name: string, image: string, description: string, about_me: string, phone: string, address: string, hospital_name: string, hospital_url: string, department_name: string, department_title: string, team: Array<{ _id: string, name: string, details: string }> } | null } };

export type PublicSurgeonRecordFragment = { _id: string, name: string, image: string, description: string, about_me: string, phone: string, address: string, hospital_name: string, hospital_url: string, department_name: string, department_title: string, team: Array<{ _id: string, name: string, details: string }> };

export const PublicSurgeonDocument: Query<PublicSurgeonQuery, PublicSurgeonQueryVariables> = {"kind":"query","name":"PublicSurgeon","text":"query PublicSurgeon($id:ID!){getPublicSurgeon(id:$id){status message surgeon{...PublicSurgeonRecord}}}fragment PublicSurgeonRecord on PublicSurgeon{_id name image description about_me phone address hospital_name hospital_url department_name department_title team{_id name details}}"};
