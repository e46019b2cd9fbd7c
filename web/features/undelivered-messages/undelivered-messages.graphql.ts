import type { Mutation, Query } from '../../platform/calls/document.ts';
/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../../generated/inputs.ts';

export type UndeliveredCountQueryVariables = Exact<{
  customerid?: string | null | undefined;
  companyid?: string | null | undefined;
  patientid?: string | null | undefined;
}>;


export type UndeliveredCountQuery = { getUndeliveredMessages: { status: string, message: string, total: number | null } };

export type UndeliveredMessagesQueryVariables = Exact<{
  customerid?: string | null | undefined;
  companyid?: string | null | undefined;
  patientid?: string | null | undefined;
  metadata?: Types.PageInput | null | undefined;
}>;


export type UndeliveredMessagesQuery = { getUndeliveredMessages: { status: string, message: string, total: number | null, messages: Array<{ _id: string, kind: string, name: string, recipient: string, about: string, since: string, reason: string, tries: number, nexttry: string | null, sendable: boolean, instead: string }> | null } };

export type UndeliveredMessageFragment = { _id: string, kind: string, name: string, recipient: string, about: string, since: string, reason: string, tries: number, nexttry: string | null, sendable: boolean, instead: string };

export type SendMessageAgainMutationVariables = Exact<{
  id: string;
  customerid?: string | null | undefined;
  companyid?: string | null | undefined;
}>;


export type SendMessageAgainMutation = { sendMessageAgain: { status: string, message: string } };

export type DismissUndeliveredMessageMutationVariables = Exact<{
  id: string;
  dismissed: boolean;
  customerid?: string | null | undefined;
  companyid?: string | null | undefined;
}>;


export type DismissUndeliveredMessageMutation = { dismissUndeliveredMessage: { status: string, message: string } };

export const UndeliveredCountDocument: Query<UndeliveredCountQuery, UndeliveredCountQueryVariables> = {"kind":"query","name":"UndeliveredCount","text":"query UndeliveredCount($customerid:ID$companyid:ID$patientid:ID){getUndeliveredMessages(customerid:$customerid companyid:$companyid patientid:$patientid metadata:{current:1 pageSize:1}){status message total}}"};

export const UndeliveredMessagesDocument: Query<UndeliveredMessagesQuery, UndeliveredMessagesQueryVariables> = {"kind":"query","name":"UndeliveredMessages","text":"query UndeliveredMessages($customerid:ID$companyid:ID$patientid:ID$metadata:PageInput){getUndeliveredMessages(customerid:$customerid companyid:$companyid patientid:$patientid metadata:$metadata){status message total messages{...UndeliveredMessage}}}fragment UndeliveredMessage on UndeliveredMessage{_id kind name recipient about since reason tries nexttry sendable instead}"};

export const SendMessageAgainDocument: Mutation<SendMessageAgainMutation, SendMessageAgainMutationVariables> = {"kind":"mutation","name":"SendMessageAgain","text":"mutation SendMessageAgain($id:ID!$customerid:ID$companyid:ID){sendMessageAgain(id:$id customerid:$customerid companyid:$companyid){status message}}"};

export const DismissUndeliveredMessageDocument: Mutation<DismissUndeliveredMessageMutation, DismissUndeliveredMessageMutationVariables> = {"kind":"mutation","name":"DismissUndeliveredMessage","text":"mutation DismissUndeliveredMessage($id:ID!$dismissed:Boolean!$customerid:ID$companyid:ID){dismissUndeliveredMessage(id:$id dismissed:$dismissed customerid:$customerid companyid:$companyid){status message}}"};
