import type { Query } from '../../platform/calls/document.ts';
/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../../generated/inputs.ts';

export type PalettePatientsQueryVariables = Exact<{
  filters?: Types.PatientFilters | null | undefined;
  most: number;
}>;


export type PalettePatientsQuery = { getPatientList: { status: string, message: string, patients: Array<{ _id: string, active: boolean, firstname: string, lastname: string, phone: string, provider: string, surgeon: string, customer: string, surgery: { type: string, date: import("@restride/domain/values/calendar-date.ts").CalendarDate, days: number } }> | null } };

export type PalettePatientsOfCompanyQueryVariables = Exact<{
  filters?: Types.PatientFilters | null | undefined;
  most: number;
}>;


export type PalettePatientsOfCompanyQuery = { getPatientListForCompany: { status: string, message: string, patients: Array<{ _id: string, active: boolean, firstname: string, lastname: string, phone: string, provider: string, surgeon: string, customer: string, surgery: { type: string, date: import("@restride/domain/values/calendar-date.ts").CalendarDate, days: number } }> | null } };

export type PalettePatientFragment = { _id: string, active: boolean, firstname: string, lastname: string, phone: string, provider: string, surgeon: string, customer: string, surgery: { type: string, date: import("@restride/domain/values/calendar-date.ts").CalendarDate, days: number } };

export type PaletteCustomersQueryVariables = Exact<{
  input: Types.CustomersInput;
}>;


export type PaletteCustomersQuery = { getCustomers: { status: string, message: string, customers: Array<{ _id: string, name: string, accesscode: string }> | null } };

export const PalettePatientsDocument: Query<PalettePatientsQuery, PalettePatientsQueryVariables> = {"kind":"query","name":"PalettePatients","text":"query PalettePatients($filters:PatientFilters$most:Int!){getPatientList(metadata:{current:1 pageSize:$most}filters:$filters){status message patients{...PalettePatient}}}fragment PalettePatient on PatientRow{_id active firstname lastname phone provider surgeon customer surgery{type date days}}"};

export const PalettePatientsOfCompanyDocument: Query<PalettePatientsOfCompanyQuery, PalettePatientsOfCompanyQueryVariables> = {"kind":"query","name":"PalettePatientsOfCompany","text":"query PalettePatientsOfCompany($filters:PatientFilters$most:Int!){getPatientListForCompany(metadata:{current:1 pageSize:$most}filters:$filters){status message patients{...PalettePatient}}}fragment PalettePatient on PatientRow{_id active firstname lastname phone provider surgeon customer surgery{type date days}}"};

export const PaletteCustomersDocument: Query<PaletteCustomersQuery, PaletteCustomersQueryVariables> = {"kind":"query","name":"PaletteCustomers","text":"query PaletteCustomers($input:CustomersInput!){getCustomers(input:$input){status message customers{_id name accesscode}}}"};
