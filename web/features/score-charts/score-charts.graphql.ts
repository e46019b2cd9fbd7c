import type { Query } from '../../platform/calls/document.ts';
/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
export type ScoreChartsQueryVariables = Exact<{
  patientid: string;
}>;


export type ScoreChartsQuery = { getOksData: { status: string, message: string, series: Array<{ date: import("@restride/domain/values/calendar-date.ts").CalendarDate, score: number, extensiondeficit: number | null, source: string }> | null, threshold: { min: number | null, max: number | null } | null }, getPainData: { status: string, message: string, series: Array<{ date: import("@restride/domain/values/calendar-date.ts").CalendarDate, score: number, extensiondeficit: number | null, source: string }> | null, threshold: { min: number | null, max: number | null } | null }, getFlexionData: { status: string, message: string, series: Array<{ date: import("@restride/domain/values/calendar-date.ts").CalendarDate, score: number, extensiondeficit: number | null, source: string }> | null, threshold: { min: number | null, max: number | null } | null }, getExtensionData: { status: string, message: string, series: Array<{ date: import("@restride/domain/values/calendar-date.ts").CalendarDate, score: number, extensiondeficit: number | null, source: string }> | null, threshold: { min: number | null, max: number | null } | null } };

export type ScoreSeriesFragment = { status: string, message: string, series: Array<{ date: import("@restride/domain/values/calendar-date.ts").CalendarDate, score: number, extensiondeficit: number | null, source: string }> | null, threshold: { min: number | null, max: number | null } | null };

export const ScoreChartsDocument: Query<ScoreChartsQuery, ScoreChartsQueryVariables> = {"kind":"query","name":"ScoreCharts","text":"query ScoreCharts($patientid:ID!){getOksData(patientid:$patientid){...ScoreSeries}getPainData(patientid:$patientid){...ScoreSeries}getFlexionData(patientid:$patientid){...ScoreSeries}getExtensionData(patientid:$patientid){...ScoreSeries}}fragment ScoreSeries on ScoreSeriesAnswer{status message series{date score extensiondeficit source}threshold{min max}}"};
