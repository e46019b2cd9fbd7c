import type { Query } from '../../../platform/calls/document.ts';
/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../../../generated/inputs.ts';

export type ValidatePatientQueryVariables = Exact<{
  patient: Types.PatientInput;
}>;


export type ValidatePatientQuery = { validatePatient: { status: string, message: string, others: string | null, matches: Array<{ _id: string, strength: string, same: Array<string>, firstname: string, lastname: string, dob: import("@restride/domain/values/calendar-date.ts").CalendarDate, phone: string, email: string, provider: string, active: boolean, activesince: import("@restride/domain/values/calendar-date.ts").CalendarDate, surgery: { type: string, date: import("@restride/domain/values/calendar-date.ts").CalendarDate, days: number } }> | null } };

export type PatientMatchFragment = { _id: string, strength: string, same: Array<string>, firstname: string, lastname: string, dob: import("@restride/domain/values/calendar-date.ts").CalendarDate, phone: string, email: string, provider: string, active: boolean, activesince: import("@restride/domain/values/calendar-date.ts").CalendarDate, surgery: { type: string, date: import("@restride/domain/values/calendar-date.ts").CalendarDate, days: number } };

export type RegisteredPatientQueryVariables = Exact<{
  id: string;
}>;


export type RegisteredPatientQuery = { getRegisteredPatient: { status: string, message: string, patient: { _id: string, firstname: string, lastname: string, gender: string, dob: import("@restride/domain/values/calendar-date.ts").CalendarDate, phone: string, email: string, height: number | null, email_opt_in: boolean, include_devices: boolean, registered: string, forms: Array<{ title: string, version: number }>, caregiver: { name: string, fname: string, lname: string, relationship: string, phone: string, email: string } | null, shipaddress: { addressline1: string, addressline2: string, city: string, state: string, zip: string, country: string } } | null } };

export type RegisteredPatientFragment = { _id: string, firstname: string, lastname: string, gender: string, dob: import("@restride/domain/values/calendar-date.ts").CalendarDate, phone: string, email: string, height: number | null, email_opt_in: boolean, include_devices: boolean, registered: string, forms: Array<{ title: string, version: number }>, caregiver: { name: string, fname: string, lname: string, relationship: string, phone: string, email: string } | null, shipaddress: { addressline1: string, addressline2: string, city: string, state: string, zip: string, country: string } };

export const ValidatePatientDocument: Query<ValidatePatientQuery, ValidatePatientQueryVariables> = {"kind":"query","name":"validatePatient","text":"query validatePatient($patient:PatientInput!){validatePatient(patient:$patient){status message others matches{...PatientMatch}}}fragment PatientMatch on PatientMatch{_id strength same firstname lastname dob phone email provider active activesince surgery{type date days}}"};

export const RegisteredPatientDocument: Query<RegisteredPatientQuery, RegisteredPatientQueryVariables> = {"kind":"query","name":"RegisteredPatient","text":"query RegisteredPatient($id:ID!){getRegisteredPatient(id:$id){status message patient{...RegisteredPatient}}}fragment RegisteredPatient on RegisteredPatient{_id firstname lastname gender dob phone email height email_opt_in include_devices registered forms{title version}caregiver{name fname lname relationship phone email}shipaddress{addressline1 addressline2 city state zip country}}"};
