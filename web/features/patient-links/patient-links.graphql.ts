import type { Mutation, Query } from '../../platform/calls/document.ts';
/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
export type PatientLinksQueryVariables = Exact<{
  patientid: string;
}>;


export type PatientLinksQuery = { getPatientLinks: { status: string, message: string, timezone: string | null, links: Array<{ _id: string, kind: string, recipient: string, origin: string, endsAt: string, isThis: boolean }> | null } };

export type ListedLinkFragment = { _id: string, kind: string, recipient: string, origin: string, endsAt: string, isThis: boolean };

export type EndPatientLinkMutationVariables = Exact<{
  patientid: string;
  linkid: string;
}>;


export type EndPatientLinkMutation = { endPatientLink: { status: string, message: string } };

export const PatientLinksDocument: Query<PatientLinksQuery, PatientLinksQueryVariables> = {"kind":"query","name":"PatientLinks","text":"query PatientLinks($patientid:ID!){getPatientLinks(patientid:$patientid){status message timezone links{...ListedLink}}}fragment ListedLink on PatientLink{_id kind recipient origin endsAt isThis}"};

export const EndPatientLinkDocument: Mutation<EndPatientLinkMutation, EndPatientLinkMutationVariables> = {"kind":"mutation","name":"EndPatientLink","text":"mutation EndPatientLink($patientid:ID!$linkid:ID!){endPatientLink(patientid:$patientid linkid:$linkid){status message}}"};
