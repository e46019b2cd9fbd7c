import type { Query } from '../../platform/calls/document.ts';
/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
export type EngagementQueryVariables = Exact<{
  range?: number | null | undefined;
}>;


export type EngagementQuery = { getLast7Activities: { status: string, message: string, skipped: { count: number, patients: Array<{ _id: string, name: string, due: number, done: number }> } | null, partial: { count: number, patients: Array<{ _id: string, name: string, due: number, done: number }> } | null, complete: { count: number, patients: Array<{ _id: string, name: string, due: number, done: number }> } | null }, getLast7Measurements: { status: string, message: string, measkipped: { count: number, patients: Array<{ _id: string, name: string, due: number, done: number }> } | null, meapartial: { count: number, patients: Array<{ _id: string, name: string, due: number, done: number }> } | null, meacomplete: { count: number, patients: Array<{ _id: string, name: string, due: number, done: number }> } | null } };

export type EngagedFragment = { count: number, patients: Array<{ _id: string, name: string, due: number, done: number }> };

export type FormGraphDataQueryVariables = Exact<{
  range?: number | null | undefined;
}>;


export type FormGraphDataQuery = { getFormGraphData: { status: string, message: string, months: Array<string> | null, oks: { name: string, total: number, data: Array<{ label: string, counts: Array<number> }> } | null, pain: { name: string, total: number, data: Array<{ label: string, counts: Array<number> }> } | null, rom: { name: string, total: number, data: Array<{ label: string, counts: Array<number> }> } | null } };

export type OutcomeFragment = { name: string, total: number, data: Array<{ label: string, counts: Array<number> }> };

export const EngagementDocument: Query<EngagementQuery, EngagementQueryVariables> = {"kind":"query","name":"Engagement","text":"query Engagement($range:Int){getLast7Activities(range:$range){status message skipped{...Engaged}partial{...Engaged}complete{...Engaged}}getLast7Measurements(range:$range){status message measkipped{...Engaged}meapartial{...Engaged}meacomplete{...Engaged}}}fragment Engaged on EngagedPatients{count patients{_id name due done}}"};

export const FormGraphDataDocument: Query<FormGraphDataQuery, FormGraphDataQueryVariables> = {"kind":"query","name":"FormGraphData","text":"query FormGraphData($range:Int){getFormGraphData(range:$range){status message months oks{...Outcome}pain{...Outcome}rom{...Outcome}}}fragment Outcome on FormGraph{name total data{label counts}}"};
