import type { Mutation } from '../../platform/calls/document.ts';
/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
export type WorkLogEntryFragment = { _id: string, userId: string, userName: string, date: import("@restride/domain/values/calendar-date.ts").CalendarDate, timeMin: number, workDescription: string, version: number };

export type AddWorkLogMutationVariables = Exact<{
  caseId: string;
  date: string;
  hrs?: number | null | undefined;
  mins?: number | null | undefined;
  workDescription?: string | null | undefined;
}>;


export type AddWorkLogMutation = { addWorkLog: { status: string, message: string } };

export type EditWorkLogMutationVariables = Exact<{
  wlid: string;
  caseId: string;
  date: string;
  hrs?: number | null | undefined;
  mins?: number | null | undefined;
  workDescription?: string | null | undefined;
  version: number;
}>;


export type EditWorkLogMutation = { editWorkLog: { status: string, message: string } };

export type DeleteWorkLogMutationVariables = Exact<{
  wlid: string;
  caseId: string;
}>;


export type DeleteWorkLogMutation = { deleteWorkLog: { status: string, message: string } };

export const AddWorkLogDocument: Mutation<AddWorkLogMutation, AddWorkLogMutationVariables> = {"kind":"mutation","name":"AddWorkLog","text":"mutation AddWorkLog($caseId:ID!$date:String!$hrs:Int$mins:Int$workDescription:String){addWorkLog(caseId:$caseId date:$date hrs:$hrs mins:$mins workDescription:$workDescription){status message}}"};

export const EditWorkLogDocument: Mutation<EditWorkLogMutation, EditWorkLogMutationVariables> = {"kind":"mutation","name":"EditWorkLog","text":"mutation EditWorkLog($wlid:ID!$caseId:ID!$date:String!$hrs:Int$mins:Int$workDescription:String$version:Int!){editWorkLog(wlid:$wlid caseId:$caseId date:$date hrs:$hrs mins:$mins workDescription:$workDescription version:$version){status message}}"};

export const DeleteWorkLogDocument: Mutation<DeleteWorkLogMutation, DeleteWorkLogMutationVariables> = {"kind":"mutation","name":"DeleteWorkLog","text":"mutation DeleteWorkLog($wlid:ID!$caseId:ID!){deleteWorkLog(wlid:$wlid caseId:$caseId){status message}}"};
