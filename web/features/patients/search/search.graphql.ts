import type { Query } from '../../../platform/calls/document.ts';
/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../../../generated/inputs.ts';

export type PatientsOfCompanyQueryVariables = Exact<{
  metadata?: Types.PageInput | null | undefined;
  filters?: Types.PatientFilters | null | undefined;
}>;


export type PatientsOfCompanyQuery = { getPatientListForCompany: { status: string, message: string, total: number | null, patients: Array<{ customer: string, customername: string, progress: number | null, deviceprogress: number | null, _id: string, firstname: string, lastname: string, phone: string, surgeon: string, provider: string, active: boolean, surgery: { type: string, date: import("@restride/domain/values/calendar-date.ts").CalendarDate, days: number } }> | null } };

export type CustomerNamesQueryVariables = Exact<{ [key: string]: never; }>;


export type CustomerNamesQuery = { getCustomers: { status: string, message: string, customers: Array<{ _id: string, name: string }> | null } };

export const PatientsOfCompanyDocument: Query<PatientsOfCompanyQuery, PatientsOfCompanyQueryVariables> = {"kind":"query","name":"PatientsOfCompany","text":"query PatientsOfCompany($metadata:PageInput$filters:PatientFilters){getPatientListForCompany(metadata:$metadata filters:$filters){status message total patients{...ListedPatient customer customername}}}fragment ListedPatient on PatientRow{...PatientBasics progress deviceprogress surgery{type date days}}fragment PatientBasics on PatientBasics{_id firstname lastname phone surgeon provider active}"};

export const CustomerNamesDocument: Query<CustomerNamesQuery, CustomerNamesQueryVariables> = {"kind":"query","name":"CustomerNames","text":"query CustomerNames{getCustomers(input:{pagination:{current:1 pageSize:100}}){status message customers{_id name}}}"};
