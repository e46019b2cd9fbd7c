import type { Mutation, Query, Subscription } from '../../platform/calls/document.ts';
/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
export type ShownCaseFragment = { _id: string, caseNumber: string, title: string, summary: string, description: string, reportedBy: string | null, reportedUsername: string, reportedRole: string, customerName: string, patientId: string | null, patientName: string | null, patientLastDigitOfPhone: string | null, createdDate: string, lastViewedDate: string | null, archived: boolean, vendor: string, vendorAssignedAt: string | null, vendorAssignedBy: string | null, fact: number, today: import("@restride/domain/values/calendar-date.ts").CalendarDate, patientData: { age: string, surgery: { type: string, date: import("@restride/domain/values/calendar-date.ts").CalendarDate } } | null, surgeon: { name: string } | null, deviceSchedule: Array<{ name: string, startdate: number, enddate: number, interval: number | null, scheduletype: string | null, weekdays: Array<number>, days: Array<number>, lastdone: import("@restride/domain/values/calendar-date.ts").CalendarDate | null }> | null, feedbackSchedule: Array<{ name: string, startdate: number, enddate: number, interval: number | null, scheduletype: string | null, weekdays: Array<number>, days: Array<number>, lastdone: import("@restride/domain/values/calendar-date.ts").CalendarDate | null }> | null, comments: Array<{ _id: string, userid: string | null, userName: string, role: string, comment: string, commented_date: string, priority: string, edited: boolean, version: number, imageUrl: { original: string, thumbnail: string } | null }> };

export type CaseScheduleRowFragment = { name: string, startdate: number, enddate: number, interval: number | null, scheduletype: string | null, weekdays: Array<number>, days: Array<number>, lastdone: import("@restride/domain/values/calendar-date.ts").CalendarDate | null };

export type HandledCaseFragment = { status: string, priority: string | null, assignedTo: string | null, assignedToName: string | null, version: number, changedAt: string | null, totalTimeSpent: number | null, _id: string, caseNumber: string, title: string, summary: string, description: string, reportedBy: string | null, reportedUsername: string, reportedRole: string, customerName: string, patientId: string | null, patientName: string | null, patientLastDigitOfPhone: string | null, createdDate: string, lastViewedDate: string | null, archived: boolean, vendor: string, vendorAssignedAt: string | null, vendorAssignedBy: string | null, fact: number, today: import("@restride/domain/values/calendar-date.ts").CalendarDate, changedBy: { _id: string, name: string } | null, workLog: Array<{ _id: string, userId: string, userName: string, date: import("@restride/domain/values/calendar-date.ts").CalendarDate, timeMin: number, workDescription: string, version: number }> | null, coaches: Array<{ _id: string, name: string }> | null, patientData: { age: string, surgery: { type: string, date: import("@restride/domain/values/calendar-date.ts").CalendarDate } } | null, surgeon: { name: string } | null, deviceSchedule: Array<{ name: string, startdate: number, enddate: number, interval: number | null, scheduletype: string | null, weekdays: Array<number>, days: Array<number>, lastdone: import("@restride/domain/values/calendar-date.ts").CalendarDate | null }> | null, feedbackSchedule: Array<{ name: string, startdate: number, enddate: number, interval: number | null, scheduletype: string | null, weekdays: Array<number>, days: Array<number>, lastdone: import("@restride/domain/values/calendar-date.ts").CalendarDate | null }> | null, comments: Array<{ _id: string, userid: string | null, userName: string, role: string, comment: string, commented_date: string, priority: string, edited: boolean, version: number, imageUrl: { original: string, thumbnail: string } | null }> };

export type ActionCaseQueryVariables = Exact<{
  caseId: string;
}>;


export type ActionCaseQuery = { getActionCase: { status: string,
  message: string,
  actionCase: { status: string,
  priority: string | null,
  assignedTo: string | null,
  assignedToName: string | null,
  version: number,
  changedAt: string | null,
  totalTimeSpent: number | null,
  _id: string,
  caseNumber: string,
  title: string,
  summary: string,
  description: string,
  reportedBy: string | null,
  reportedUsername: string,
  reportedRole: string,
  customerName: string,
  patientId: string | null,
  patientName: string | null,
  patientLastDigitOfPhone: string | null,
  createdDate: string,
  lastViewedDate: string | null,
  archived: boolean,
  vendor: string,
  vendorAssignedAt: string | null,
  vendorAssignedBy: string | null,
  fact: number,
  today: import("@restride/domain/values/calendar-date.ts").CalendarDate,
  changedBy: { _id: string,
  name: string } | null,
  workLog: Array<{ _id: string,
  userId: string,
  userName: string,
  date: import("@restride/domain/values/calendar-date.ts").CalendarDate,
  timeMin: number,
  workDescription: string,
  version: number }> | null,
  coaches: Array<{ _id: string,
  name: string }> | null,
  patientData: { age: string,
  surgery: { type: string,
  date: import("@restride/domain/values/calendar-date.ts").CalendarDate } } | null,
  surgeon: { name: string } | null,
  deviceSchedule: Array<{ name: string,
  startdate: number,
  enddate: number,
  interval: number | null,
  scheduletype: string | null,
  weekdays: Array<number>,
  days: Array<number>,
  lastdone: import("@restride/domain/values/calendar-date.ts").CalendarDate | null }> | null,
  feedbackSchedule: Array<{ name: string,
  startdate: number,
  enddate: number,
  interval: number | null,
  scheduletype: string | null,
  weekdays: Array<number>,
  days: Array<number>,
  lastdone: import("@restride/domain/values/calendar-date.ts").CalendarDate | null }> | null,
  comments: Array<{ _id: string,
  userid: string | null,
  userName: string,
  role: string,
  comment: string,
  commented_date: string,
  priority: string,
  edited: boolean,
  version: number,
  imageUrl: { original: string,
  thumbnail: string } | null }> } | null } };

export type MessageCaseQueryVariables = Exact<{
  caseId: string;
}>;


export type MessageCaseQuery = { getMessageCase: { status: string, message: string, actionCase: { _id: string, caseNumber: string, title: string, summary: string, description: string, reportedBy: string | null, reportedUsername: string, reportedRole: string, customerName: string, patientId: string | null, patientName: string | null, patientLastDigitOfPhone: string | null, createdDate: string, lastViewedDate: string | null, archived: boolean, vendor: string, vendorAssignedAt: string | null, vendorAssignedBy: string | null, fact: number, today: import("@restride/domain/values/calendar-date.ts").CalendarDate, patientData: { age: string, surgery: { type: string, date: import("@restride/domain/values/calendar-date.ts").CalendarDate } } | null, surgeon: { name: string } | null, deviceSchedule: Array<{ name: string, startdate: number, enddate: number, interval: number | null, scheduletype: string | null, weekdays: Array<number>, days: Array<number>, lastdone: import("@restride/domain/values/calendar-date.ts").CalendarDate | null }> | null, feedbackSchedule: Array<{ name: string, startdate: number, enddate: number, interval: number | null, scheduletype: string | null, weekdays: Array<number>, days: Array<number>, lastdone: import("@restride/domain/values/calendar-date.ts").CalendarDate | null }> | null, comments: Array<{ _id: string, userid: string | null, userName: string, role: string, comment: string, commented_date: string, priority: string, edited: boolean, version: number, imageUrl: { original: string, thumbnail: string } | null }> } | null } };

export type UpdateActionCaseMutationVariables = Exact<{
  caseId: string;
  summary?: string | null | undefined;
  description?: string | null | undefined;
  status?: string | null | undefined;
  priority?: string | null | undefined;
  healthCoachId?: string | null | undefined;
  takenFrom?: string | null | undefined;
  version?: number | null | undefined;
}>;


export type UpdateActionCaseMutation = { updateActionCase: { status: string, message: string } };

export type AssignToVendorMutationVariables = Exact<{
  caseId: string;
}>;


export type AssignToVendorMutation = { assignedToMoveAi: { status: string, message: string } };

export type ArchiveCaseMutationVariables = Exact<{
  ids: Array<string> | string;
  archived?: boolean | null | undefined;
}>;


export type ArchiveCaseMutation = { archiveActionCases: { status: string, message: string } };

export type UpdateLastViewedMutationVariables = Exact<{
  caseId: string;
  unread?: boolean | null | undefined;
}>;


export type UpdateLastViewedMutation = { updateLastViewed: { status: string, message: string } };

export type OnCaseChangeSubscriptionVariables = Exact<{
  since?: number | null | undefined;
}>;


export type OnCaseChangeSubscription = { getActionCaseListSubscription: { status: string, fact: number, caseid: string } };

export const ActionCaseDocument: Query<ActionCaseQuery, ActionCaseQueryVariables> = {"kind":"query","name":"ActionCase","text":"query ActionCase($caseId:ID!){getActionCase(caseId:$caseId){status message actionCase{...HandledCase}}}fragment HandledCase on ActionCase{...ShownCase status priority assignedTo assignedToName version changedAt changedBy{_id name}totalTimeSpent workLog{...WorkLogEntry}coaches{_id name}}fragment ShownCase on ActionCase{_id caseNumber title summary description reportedBy reportedUsername reportedRole customerName patientId patientName patientLastDigitOfPhone patientData{age surgery{type date}}surgeon{name}deviceSchedule{...CaseScheduleRow}feedbackSchedule{...CaseScheduleRow}comments{...CaseComment}createdDate lastViewedDate archived vendor vendorAssignedAt vendorAssignedBy fact today}fragment CaseScheduleRow on CaseScheduleRow{name startdate enddate interval scheduletype weekdays days lastdone}fragment CaseComment on CaseComment{_id userid userName role comment commented_date priority imageUrl{original thumbnail}edited version}fragment WorkLogEntry on WorkLogEntry{_id userId userName date timeMin workDescription version}"};

export const MessageCaseDocument: Query<MessageCaseQuery, MessageCaseQueryVariables> = {"kind":"query","name":"MessageCase","text":"query MessageCase($caseId:ID!){getMessageCase(caseId:$caseId){status message actionCase{...ShownCase}}}fragment ShownCase on ActionCase{_id caseNumber title summary description reportedBy reportedUsername reportedRole customerName patientId patientName patientLastDigitOfPhone patientData{age surgery{type date}}surgeon{name}deviceSchedule{...CaseScheduleRow}feedbackSchedule{...CaseScheduleRow}comments{...CaseComment}createdDate lastViewedDate archived vendor vendorAssignedAt vendorAssignedBy fact today}fragment CaseScheduleRow on CaseScheduleRow{name startdate enddate interval scheduletype weekdays days lastdone}fragment CaseComment on CaseComment{_id userid userName role comment commented_date priority imageUrl{original thumbnail}edited version}"};

export const UpdateActionCaseDocument: Mutation<UpdateActionCaseMutation, UpdateActionCaseMutationVariables> = {"kind":"mutation","name":"UpdateActionCase","text":"mutation UpdateActionCase($caseId:ID!$summary:String$description:String$status:String$priority:String$healthCoachId:ID$takenFrom:ID$version:Int){updateActionCase(caseId:$caseId summary:$summary description:$description status:$status priority:$priority healthCoachId:$healthCoachId takenFrom:$takenFrom version:$version){status message}}"};

export const AssignToVendorDocument: Mutation<AssignToVendorMutation, AssignToVendorMutationVariables> = {"kind":"mutation","name":"AssignToVendor","text":"mutation AssignToVendor($caseId:ID!){assignedToMoveAi(caseId:$caseId){status message}}"};

export const ArchiveCaseDocument: Mutation<ArchiveCaseMutation, ArchiveCaseMutationVariables> = {"kind":"mutation","name":"ArchiveCase","text":"mutation ArchiveCase($ids:[ID!]!$archived:Boolean){archiveActionCases(ids:$ids archived:$archived){status message}}"};

export const UpdateLastViewedDocument: Mutation<UpdateLastViewedMutation, UpdateLastViewedMutationVariables> = {"kind":"mutation","name":"UpdateLastViewed","text":"mutation UpdateLastViewed($caseId:ID!$unread:Boolean){updateLastViewed(caseId:$caseId unread:$unread){status message}}"};

export const OnCaseChangeDocument: Subscription<OnCaseChangeSubscription, OnCaseChangeSubscriptionVariables> = {"kind":"subscription","name":"OnCaseChange","text":"subscription OnCaseChange($since:Int){getActionCaseListSubscription(since:$since){status fact caseid}}"};
