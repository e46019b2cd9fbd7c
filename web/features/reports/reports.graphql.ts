import type { Mutation } from '../../platform/calls/document.ts';
/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
export type SendReportMailMutationVariables = Exact<{
  to: string;
  subject: string;
  text: string;
  signature?: string | null | undefined;
  patientid: string;
}>;


export type SendReportMailMutation = { sendReportMail: { status: string, message: string, mail: string | null } };

export type TakeBackReportMailMutationVariables = Exact<{
  mail: string;
}>;


export type TakeBackReportMailMutation = { takeBackReportMail: { status: string, message: string } };

export type UpdateSignatureMutationVariables = Exact<{
  signature: string;
}>;


export type UpdateSignatureMutation = { updateSignature: { status: string, message: string } };

export const SendReportMailDocument: Mutation<SendReportMailMutation, SendReportMailMutationVariables> = {"kind":"mutation","name":"SendReportMail","text":"mutation SendReportMail($to:String!$subject:String!$text:String!$signature:String$patientid:ID!){sendReportMail(to:$to subject:$subject text:$text signature:$signature patientid:$patientid){status message mail}}"};

export const TakeBackReportMailDocument: Mutation<TakeBackReportMailMutation, TakeBackReportMailMutationVariables> = {"kind":"mutation","name":"TakeBackReportMail","text":"mutation TakeBackReportMail($mail:ID!){takeBackReportMail(mail:$mail){status message}}"};

export const UpdateSignatureDocument: Mutation<UpdateSignatureMutation, UpdateSignatureMutationVariables> = {"kind":"mutation","name":"UpdateSignature","text":"mutation UpdateSignature($signature:String!){updateSignature(signature:$signature){status message}}"};
