import type { Query } from '../../../platform/calls/document.ts';
/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
export type ReportJobsQueryVariables = Exact<{ [key: string]: never; }>;


export type ReportJobsQuery = { getReportJobs: { status: string, message: string, jobs: Array<{ _id: string, notes: boolean, answers: boolean, startedat: string, endedat: string | null, cancelled: boolean, total: number, done: number, secondsleft: number | null, keptuntil: string | null, bytes: number | null, leftout: Array<{ name: string, reason: string }> }> | null } };

export type ReportJobFragment = { _id: string, notes: boolean, answers: boolean, startedat: string, endedat: string | null, cancelled: boolean, total: number, done: number, secondsleft: number | null, keptuntil: string | null, bytes: number | null, leftout: Array<{ name: string, reason: string }> };

export const ReportJobsDocument: Query<ReportJobsQuery, ReportJobsQueryVariables> = {"kind":"query","name":"ReportJobs","text":"query ReportJobs{getReportJobs{status message jobs{...ReportJob}}}fragment ReportJob on ReportJob{_id notes answers startedat endedat cancelled total done secondsleft keptuntil bytes leftout{name reason}}"};
