import type { Query } from '../../platform/calls/document.ts';
/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../../generated/inputs.ts';

export type MeasurementGraphsQueryVariables = Exact<{
  graphIn: Types.GraphInput;
}>;


export type MeasurementGraphsQuery = { getGraphMeasurementData: { status: string, message: string, timezone: string | null, graphs: Array<{ _id: string, yAxisLable: string, devicename: string, yAxisRange: { min: number, max: number } | null, data: Array<{ reading: string, valueIndex: number, threshold: { min: number | null, max: number | null }, values: Array<{ x: string, y: number | null }> }> }> | null } };

export type MeasurementDaysQueryVariables = Exact<{
  patientid: string;
  deviceid: string;
}>;


export type MeasurementDaysQuery = { getRangeMeasurement: { status: string, message: string, today: import("@restride/domain/values/calendar-date.ts").CalendarDate | null, measurements: Array<{ date: import("@restride/domain/values/calendar-date.ts").CalendarDate, time: number, timesDone: number }> | null } };

export type GraphFragment = { _id: string, yAxisLable: string, devicename: string, yAxisRange: { min: number, max: number } | null, data: Array<{ reading: string, valueIndex: number, threshold: { min: number | null, max: number | null }, values: Array<{ x: string, y: number | null }> }> };

export const MeasurementGraphsDocument: Query<MeasurementGraphsQuery, MeasurementGraphsQueryVariables> = {"kind":"query","name":"MeasurementGraphs","text":"query MeasurementGraphs($graphIn:GraphInput!){getGraphMeasurementData(graphIn:$graphIn){status message timezone graphs{...Graph}}}fragment Graph on GraphData{_id yAxisLable devicename yAxisRange{min max}data{reading valueIndex threshold{min max}values{x y}}}"};

export const MeasurementDaysDocument: Query<MeasurementDaysQuery, MeasurementDaysQueryVariables> = {"kind":"query","name":"MeasurementDays","text":"query MeasurementDays($patientid:ID!$deviceid:ID!){getRangeMeasurement(patientid:$patientid deviceid:$deviceid){status message today measurements{date time timesDone}}}"};
