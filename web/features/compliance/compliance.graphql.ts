import type { Query } from '../../platform/calls/document.ts';
/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../../generated/inputs.ts';

export type ComplianceQueryVariables = Exact<{
  filters: Types.ComplianceFilters;
}>;


export type ComplianceQuery = { getPatientCompliance: { status: string, message: string, exerciseSummary: { completed: { count: number }, partially: { count: number }, incomplete: { count: number } } | null, measurementSummary: { completed: { count: number }, partially: { count: number }, incomplete: { count: number } } | null, feedBackSummary: { completed: { count: number }, partially: { count: number }, incomplete: { count: number } } | null, overAllSummary: { completed: { count: number }, partially: { count: number }, incomplete: { count: number } } | null } };

export type SummaryFragment = { completed: { count: number }, partially: { count: number }, incomplete: { count: number } };

export const ComplianceDocument: Query<ComplianceQuery, ComplianceQueryVariables> = {"kind":"query","name":"Compliance","text":"query Compliance($filters:ComplianceFilters!){getPatientCompliance(filters:$filters){status message exerciseSummary{...Summary}measurementSummary{...Summary}feedBackSummary{...Summary}overAllSummary{...Summary}}}fragment Summary on ComplianceSummary{completed{count}partially{count}incomplete{count}}"};
