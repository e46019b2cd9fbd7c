import type { Query } from '../../platform/calls/document.ts';
/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../../generated/inputs.ts';

export type ActivityLogQueryVariables = Exact<{
  patientid: string;
  fromDate?: string | null | undefined;
  filter?: Types.ActivityLogFilter | null | undefined;
}>;


export type ActivityLogQuery = { getActivityLog: { status: string, message: string, total: number | null, totalIsExact: boolean | null, startdate: import("@restride/domain/values/calendar-date.ts").CalendarDate | null, enddate: import("@restride/domain/values/calendar-date.ts").CalendarDate | null, records: Array<{ _id: string, createdAt: string, collection_name: string, method: string, actiontype: string, source: string, application: string, description: string, who: string, role: number | null, changes: Array<{ what: string, field: string, before: string, after: string }> }> | null } };

export type NewActivitiesQueryVariables = Exact<{
  patientid: string;
  fromDate?: string | null | undefined;
  filter?: Types.ActivityLogFilter | null | undefined;
}>;


export type NewActivitiesQuery = { getActivityLog: { status: string, message: string, newer: number | null } };

export type LogRecordFragment = { _id: string, createdAt: string, collection_name: string, method: string, actiontype: string, source: string, application: string, description: string, who: string, role: number | null, changes: Array<{ what: string, field: string, before: string, after: string }> };

export const ActivityLogDocument: Query<ActivityLogQuery, ActivityLogQueryVariables> = {"kind":"query","name":"ActivityLog","text":"query ActivityLog($patientid:ID!$fromDate:String$filter:ActivityLogFilter){getActivityLog(patientid:$patientid fromDate:$fromDate filter:$filter){status message total totalIsExact startdate enddate records{...LogRecord}}}fragment LogRecord on ActivityRecord{_id createdAt collection_name method actiontype source application description who role changes{what field before after}}"};

export const NewActivitiesDocument: Query<NewActivitiesQuery, NewActivitiesQueryVariables> = {"kind":"query","name":"NewActivities","text":"query NewActivities($patientid:ID!$fromDate:String$filter:ActivityLogFilter){getActivityLog(patientid:$patientid fromDate:$fromDate filter:$filter){status message newer}}"};
