import type { Query } from '../../../platform/calls/document.ts';
/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../../../generated/inputs.ts';

export type MessagesQueryVariables = Exact<{
  filters?: Types.PatientMessageFilters | null | undefined;
  sorter?: Types.SorterInput | null | undefined;
  metadata?: Types.PageInput | null | undefined;
}>;


export type MessagesQuery = { getPatientMessages: { status: string, message: string, data: { total: number, surgeons: Array<{ _id: string, name: string, unreadcount: number, image: string }>, messages: Array<{ _id: string, summary: string, patientId: string, patientName: string, reportedBy: string, receivedOn: string, message: string, unread: boolean, urgent: boolean, archived: boolean, surgeonId: string, surgeonName: string }> } | null } };

export type MessageFragment = { _id: string, summary: string, patientId: string, patientName: string, reportedBy: string, receivedOn: string, message: string, unread: boolean, urgent: boolean, archived: boolean, surgeonId: string, surgeonName: string };

export const MessagesDocument: Query<MessagesQuery, MessagesQueryVariables> = {"kind":"query","name":"Messages","text":"query Messages($filters:PatientMessageFilters$sorter:SorterInput$metadata:PageInput){getPatientMessages(filters:$filters sorter:$sorter metadata:$metadata){status message data{total surgeons{_id name unreadcount image}messages{...Message}}}}fragment Message on PatientMessage{_id summary patientId patientName reportedBy receivedOn message unread urgent archived surgeonId surgeonName}"};
