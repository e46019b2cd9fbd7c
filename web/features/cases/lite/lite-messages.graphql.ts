import type { Query, Subscription } from '../../../platform/calls/document.ts';
/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../../../generated/inputs.ts';

export type LiteMessagesQueryVariables = Exact<{
  filters?: Types.PatientMessageFilters | null | undefined;
  metadata?: Types.PageInput | null | undefined;
}>;


export type LiteMessagesQuery = { getPatientMessages: { status: string, message: string, data: { total: number, today: import("@restride/domain/values/calendar-date.ts").CalendarDate, patient: { _id: string, name: string, lastdigitsofphone: string, surgeryType: string, surgeryDate: import("@restride/domain/values/calendar-date.ts").CalendarDate } | null, messages: Array<{ _id: string, summary: string, patientId: string, patientName: string, surgeryType: string, surgeryDate: import("@restride/domain/values/calendar-date.ts").CalendarDate, reportedBy: string, mine: boolean, receivedOn: string, message: string, unread: boolean, unreadOfPatient: number, urgent: boolean, archived: boolean }> } | null } };

export type LiteMessageFragment = { _id: string, summary: string, patientId: string, patientName: string, surgeryType: string, surgeryDate: import("@restride/domain/values/calendar-date.ts").CalendarDate, reportedBy: string, mine: boolean, receivedOn: string, message: string, unread: boolean, unreadOfPatient: number, urgent: boolean, archived: boolean };

export type OnLiteMessagesSubscriptionVariables = Exact<{
  since?: number | null | undefined;
}>;


export type OnLiteMessagesSubscription = { getActionCaseListSubscription: { status: string, fact: number, caseid: string } };

export const LiteMessagesDocument: Query<LiteMessagesQuery, LiteMessagesQueryVariables> = {"kind":"query","name":"LiteMessages","text":"query LiteMessages($filters:PatientMessageFilters$metadata:PageInput){getPatientMessages(filters:$filters metadata:$metadata){status message data{total today patient{_id name lastdigitsofphone surgeryType surgeryDate}messages{...LiteMessage}}}}fragment LiteMessage on PatientMessage{_id summary patientId patientName surgeryType surgeryDate reportedBy mine receivedOn message unread unreadOfPatient urgent archived}"};

export const OnLiteMessagesDocument: Subscription<OnLiteMessagesSubscription, OnLiteMessagesSubscriptionVariables> = {"kind":"subscription","name":"OnLiteMessages","text":"subscription OnLiteMessages($since:Int){getActionCaseListSubscription(since:$since){status fact caseid}}"};
