import type { Query } from '../../platform/calls/document.ts';
/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
export type Last7ActivitiesQueryVariables = Exact<{
  range?: number | null | undefined;
}>;


export type Last7ActivitiesQuery = { getLast7Activities: { status: string, message: string, skipped: { count: number, patients: Array<{ _id: string, name: string, due: number, done: number }> } | null, partial: { count: number, patients: Array<{ _id: string, name: string, due: number, done: number }> } | null, complete: { count: number, patients: Array<{ _id: string, name: string, due: number, done: number }> } | null } };

export type Last7MeasurementsQueryVariables = Exact<{
  range?: number | null | undefined;
}>;


export type Last7MeasurementsQuery = { getLast7Measurements: { status: string, message: string, measkipped: { count: number, patients: Array<{ _id: string, name: string, due: number, done: number }> } | null, meapartial: { count: number, patients: Array<{ _id: string, name: string, due: number, done: number }> } | null, meacomplete: { count: number, patients: Array<{ _id: string, name: string, due: number, done: number }> } | null } };

export type EngagedFragment = { count: number, patients: Array<{ _id: string, name: string, due: number, done: number }> };

export type FormGraphDataQueryVariables = Exact<{
  range?: number | null | undefined;
}>;


export type FormGraphDataQuery = { getFormGraphData: { status: string, message: string, months: Array<string> | null, oks: { name: string, total: number, data: Array<{ label: string, counts: Array<number> }> } | null, pain: { name: string, total: number, data: Array<{ label: string, counts: Array<number> }> } | null, rom: { name: string, total: number, data: Array<{ label: string, counts: Array<number> }> } | null } };

export type OutcomeFragment = { name: string, total: number, data: Array<{ label: string, counts: Array<number> }> };

export const Last7ActivitiesDocument: Query<Last7ActivitiesQuery, Last7ActivitiesQueryVariables> = {"kind":"query","name":"Last7Activities","text":"query Last7Activities($range:Int){getLast7Activities(range:$range){status message skipped{...Engaged}partial{...Engaged}complete{...Engaged}}}fragment Engaged on EngagedPatients{count patients{_id name due done}}"};

export const Last7MeasurementsDocument: Query<Last7MeasurementsQuery, Last7MeasurementsQueryVariables> = {"kind":"query","name":"Last7Measurements","text":"query Last7Measurements($range:Int){getLast7Measurements(range:$range){status message measkipped{...Engaged}meapartial{...Engaged}meacomplete{...Engaged}}}fragment Engaged on EngagedPatients{count patients{_id name due done}}"};

export const FormGraphDataDocument: Query<FormGraphDataQuery, FormGraphDataQueryVariables> = {"kind":"query","name":"FormGraphData","text":"query FormGraphData($range:Int){getFormGraphData(range:$range){status message months oks{...Outcome}pain{...Outcome}rom{...Outcome}}}fragment Outcome on FormGraph{name total data{label counts}}"};
