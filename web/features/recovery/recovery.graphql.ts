import type { Query } from '../../platform/calls/document.ts';
/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
export type RecoveryQueryVariables = Exact<{
  patientid: string;
}>;


export type RecoveryQuery = { getRecovery: { status: string, message: string, recovery: { joint: string, day: number, version: number | null, madeon: import("@restride/domain/values/calendar-date.ts").CalendarDate | null, cohortfrom: import("@restride/domain/values/calendar-date.ts").CalendarDate | null, cohortto: import("@restride/domain/values/calendar-date.ts").CalendarDate | null, charts: Array<{ metric: string, source: string, sentence: string, points: Array<{ date: import("@restride/domain/values/calendar-date.ts").CalendarDate, day: number, value: number, place: number | null }>, corridor: Array<Array<{ day: number, c10: number, c25: number, c50: number, c75: number, c90: number }>>, window: { from: number, to: number, people: number, readings: number } }> } | null } };

export type RecoveryOfMetricFragment = { metric: string, source: string, sentence: string, points: Array<{ date: import("@restride/domain/values/calendar-date.ts").CalendarDate, day: number, value: number, place: number | null }>, corridor: Array<Array<{ day: number, c10: number, c25: number, c50: number, c75: number, c90: number }>>, window: { from: number, to: number, people: number, readings: number } };

export const RecoveryDocument: Query<RecoveryQuery, RecoveryQueryVariables> = {"kind":"query","name":"Recovery","text":"query Recovery($patientid:ID!){getRecovery(patientid:$patientid){status message recovery{joint day version madeon cohortfrom cohortto charts{...RecoveryOfMetric}}}}fragment RecoveryOfMetric on RecoveryChart{metric source points{date day value place}corridor{day c10 c25 c50 c75 c90}window{from to people readings}sentence}"};
