import type { Mutation, Query } from '../../../platform/calls/document.ts';
/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
export type ProgrammeChangesQueryVariables = Exact<{
  id: string;
}>;


export type ProgrammeChangesQuery = { getScheduleChanges: { status: string, message: string, changes: Array<{ _id: string, area: string, from: import("@restride/domain/values/calendar-date.ts").CalendarDate | null, to: import("@restride/domain/values/calendar-date.ts").CalendarDate | null, at: string, by: string | null, undone: boolean }> | null } };

export type PreviewUndoQueryVariables = Exact<{
  patientid: string;
  changeid: string;
}>;


export type PreviewUndoQuery = { previewUndo: { status: string, message: string, planHash: string | null, plan: { back: number, stays: Array<string>, surgery: import("@restride/domain/values/calendar-date.ts").CalendarDate | null, orders: number } | null } };

export type UndoChangeMutationVariables = Exact<{
  patientid: string;
  changeid: string;
  planHash?: string | null | undefined;
}>;


export type UndoChangeMutation = { undoScheduleChange: { status: string, message: string, stays: Array<string> | null } };

export const ProgrammeChangesDocument: Query<ProgrammeChangesQuery, ProgrammeChangesQueryVariables> = {"kind":"query","name":"ProgrammeChanges","text":"query ProgrammeChanges($id:ID!){getScheduleChanges(patientid:$id){status message changes{_id area from to at by undone}}}"};

export const PreviewUndoDocument: Query<PreviewUndoQuery, PreviewUndoQueryVariables> = {"kind":"query","name":"PreviewUndo","text":"query PreviewUndo($patientid:ID!$changeid:ID!){previewUndo(patientid:$patientid changeid:$changeid){status message planHash plan{back stays surgery orders}}}"};

export const UndoChangeDocument: Mutation<UndoChangeMutation, UndoChangeMutationVariables> = {"kind":"mutation","name":"UndoChange","text":"mutation UndoChange($patientid:ID!$changeid:ID!$planHash:String){undoScheduleChange(patientid:$patientid changeid:$changeid planHash:$planHash){status message stays}}"};
