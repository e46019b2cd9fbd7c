import type { Mutation, Query } from '../../../platform/calls/document.ts';
/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../../../generated/inputs.ts';

export type PatientToEditQueryVariables = Exact<{
  id: string;
}>;


export type PatientToEditQuery = { getPatient: { status: string, message: string, patient: { version: number, gender: string, dob: import("@restride/domain/values/calendar-date.ts").CalendarDate, email: string, email_opt_in: boolean, include_devices: boolean, height: number | null, careplan: string | null, activesince: import("@restride/domain/values/calendar-date.ts").CalendarDate, today: import("@restride/domain/values/calendar-date.ts").CalendarDate, casesopen: number, _id: string, firstname: string, lastname: string, phone: string, surgeon: string, provider: string, active: boolean, madefrom: { version: number, on: import("@restride/domain/values/calendar-date.ts").CalendarDate } | null, scheduled: { exercises: boolean, measurements: boolean, questionnaires: boolean }, dailyshift: { start: { hour: number, minute: number }, end: { hour: number, minute: number } }, surgery: { type: string, date: import("@restride/domain/values/calendar-date.ts").CalendarDate, days: number }, healthcoach: { _id: string, firstname: string, lastname: string } | null, technicalholdhistory: Array<{ status: string, holddate: import("@restride/domain/values/calendar-date.ts").CalendarDate, releasedate: import("@restride/domain/values/calendar-date.ts").CalendarDate | null, note: string }>, caregiver: { name: string, fname: string, lname: string, relationship: string, phone: string, email: string } | null, shipaddress: { addressline1: string, addressline2: string, city: string, state: string, zip: string, country: string } | null } | null } };

export type PatientToEditFragment = { version: number, gender: string, dob: import("@restride/domain/values/calendar-date.ts").CalendarDate, email: string, email_opt_in: boolean, include_devices: boolean, height: number | null, careplan: string | null, activesince: import("@restride/domain/values/calendar-date.ts").CalendarDate, today: import("@restride/domain/values/calendar-date.ts").CalendarDate, casesopen: number, _id: string, firstname: string, lastname: string, phone: string, surgeon: string, provider: string, active: boolean, madefrom: { version: number, on: import("@restride/domain/values/calendar-date.ts").CalendarDate } | null, scheduled: { exercises: boolean, measurements: boolean, questionnaires: boolean }, dailyshift: { start: { hour: number, minute: number }, end: { hour: number, minute: number } }, surgery: { type: string, date: import("@restride/domain/values/calendar-date.ts").CalendarDate, days: number }, healthcoach: { _id: string, firstname: string, lastname: string } | null, technicalholdhistory: Array<{ status: string, holddate: import("@restride/domain/values/calendar-date.ts").CalendarDate, releasedate: import("@restride/domain/values/calendar-date.ts").CalendarDate | null, note: string }>, caregiver: { name: string, fname: string, lname: string, relationship: string, phone: string, email: string } | null, shipaddress: { addressline1: string, addressline2: string, city: string, state: string, zip: string, country: string } | null };

export type PatientPartsFragment = { caregiver: { name: string, fname: string, lname: string, relationship: string, phone: string, email: string } | null, shipaddress: { addressline1: string, addressline2: string, city: string, state: string, zip: string, country: string } | null };

export type PatientCaregiverFragment = { name: string, fname: string, lname: string, relationship: string, phone: string, email: string };

export type PatientAddressFragment = { addressline1: string, addressline2: string, city: string, state: string, zip: string, country: string };

export type PatientPhoneQueryVariables = Exact<{
  id: string;
}>;


export type PatientPhoneQuery = { getPatientPhone: { status: string, message: string, phone: string | null } };

export type EditPatientMutationVariables = Exact<{
  id: string;
  input: Types.PatientInput;
}>;


export type EditPatientMutation = { editPatient: { status: string, message: string, patient: { _id: string } | null } };

export type AddeditCaregiverMutationVariables = Exact<{
  patientid: string;
  caregiver?: Types.CaregiverInput | null | undefined;
  known?: Types.CaregiverInput | null | undefined;
}>;


export type AddeditCaregiverMutation = { addeditCaregiver: { status: string, message: string } };

export type OpenOfPatientQueryVariables = Exact<{
  patientid: string;
}>;


export type OpenOfPatientQuery = { getOpenOfPatient: { status: string, message: string, reminders: number | null, orders: Array<{ _id: string, devices: Array<string>, orderedon: import("@restride/domain/values/calendar-date.ts").CalendarDate, ownaddress: boolean }> | null } };

export type OpenOrderFragment = { _id: string, devices: Array<string>, orderedon: import("@restride/domain/values/calendar-date.ts").CalendarDate, ownaddress: boolean };

export type AddeditShipAddressMutationVariables = Exact<{
  patientid: string;
  shipaddress: Types.ShipAddressInput;
  known?: Types.ShipAddressInput | null | undefined;
  orders?: Array<Types.OrderFollowsInput> | Types.OrderFollowsInput | null | undefined;
}>;


export type AddeditShipAddressMutation = { addeditShipAddress: { status: string, message: string } };

export type AddeditHealthcoachMutationVariables = Exact<{
  patientid: string;
  healthcoachid?: string | null | undefined;
}>;


export type AddeditHealthcoachMutation = { addeditHealthcoach: { status: string, message: string } };

export type PutPatientOnHoldMutationVariables = Exact<{
  patientid: string;
  isNew: boolean;
  note?: string | null | undefined;
}>;


export type PutPatientOnHoldMutation = { putPatientOnHold: { status: string, message: string } };

export type TogglePatientStatusMutationVariables = Exact<{
  patientId: string;
  isActive: boolean;
}>;


export type TogglePatientStatusMutation = { togglePatientStatus: { status: string, message: string } };

export type CoachNamesQueryVariables = Exact<{
  companyid?: string | null | undefined;
}>;


export type CoachNamesQuery = { getCompanyHealthcoach: { status: string, message: string, users: Array<{ _id: string, firstname: string, lastname: string }> | null } };

export const PatientToEditDocument: Query<PatientToEditQuery, PatientToEditQueryVariables> = {"kind":"query","name":"PatientToEdit","text":"query PatientToEdit($id:ID!){getPatient(id:$id){status message patient{...PatientToEdit}}}fragment PatientToEdit on Patient{...PatientBasics version gender dob email email_opt_in include_devices height careplan madefrom{version on}scheduled{exercises measurements questionnaires}dailyshift{start{hour minute}end{hour minute}}activesince today surgery{type date days}healthcoach{_id firstname lastname}casesopen technicalholdhistory{status holddate releasedate note}...PatientParts}fragment PatientBasics on PatientBasics{_id firstname lastname phone surgeon provider active}fragment PatientParts on Patient{caregiver{...PatientCaregiver}shipaddress{...PatientAddress}}fragment PatientCaregiver on Caregiver{name fname lname relationship phone email}fragment PatientAddress on ShipAddress{addressline1 addressline2 city state zip country}"};

export const PatientPhoneDocument: Query<PatientPhoneQuery, PatientPhoneQueryVariables> = {"kind":"query","name":"PatientPhone","text":"query PatientPhone($id:ID!){getPatientPhone(id:$id){status message phone}}"};

export const EditPatientDocument: Mutation<EditPatientMutation, EditPatientMutationVariables> = {"kind":"mutation","name":"editPatient","text":"mutation editPatient($id:ID!$input:PatientInput!){editPatient(id:$id input:$input){status message patient{_id}}}"};

export const AddeditCaregiverDocument: Mutation<AddeditCaregiverMutation, AddeditCaregiverMutationVariables> = {"kind":"mutation","name":"addeditCaregiver","text":"mutation addeditCaregiver($patientid:ID!$caregiver:CaregiverInput$known:CaregiverInput){addeditCaregiver(patientid:$patientid caregiver:$caregiver known:$known){status message}}"};

export const OpenOfPatientDocument: Query<OpenOfPatientQuery, OpenOfPatientQueryVariables> = {"kind":"query","name":"OpenOfPatient","text":"query OpenOfPatient($patientid:ID!){getOpenOfPatient(patientid:$patientid){status message reminders orders{...OpenOrder}}}fragment OpenOrder on OpenOrder{_id devices orderedon ownaddress}"};

export const AddeditShipAddressDocument: Mutation<AddeditShipAddressMutation, AddeditShipAddressMutationVariables> = {"kind":"mutation","name":"addeditShipAddress","text":"mutation addeditShipAddress($patientid:ID!$shipaddress:ShipAddressInput!$known:ShipAddressInput$orders:[OrderFollowsInput!]){addeditShipAddress(patientid:$patientid shipaddress:$shipaddress known:$known orders:$orders){status message}}"};

export const AddeditHealthcoachDocument: Mutation<AddeditHealthcoachMutation, AddeditHealthcoachMutationVariables> = {"kind":"mutation","name":"addeditHealthcoach","text":"mutation addeditHealthcoach($patientid:ID!$healthcoachid:ID){addeditHealthcoach(patientid:$patientid healthcoachid:$healthcoachid){status message}}"};

export const PutPatientOnHoldDocument: Mutation<PutPatientOnHoldMutation, PutPatientOnHoldMutationVariables> = {"kind":"mutation","name":"putPatientOnHold","text":"mutation putPatientOnHold($patientid:ID!$isNew:Boolean!$note:String){putPatientOnHold(patientid:$patientid isNew:$isNew note:$note){status message}}"};

export const TogglePatientStatusDocument: Mutation<TogglePatientStatusMutation, TogglePatientStatusMutationVariables> = {"kind":"mutation","name":"togglePatientStatus","text":"mutation togglePatientStatus($patientId:ID!$isActive:Boolean!){togglePatientStatus(patientId:$patientId isActive:$isActive){status message}}"};

export const CoachNamesDocument: Query<CoachNamesQuery, CoachNamesQueryVariables> = {"kind":"query","name":"CoachNames","text":"query CoachNames($companyid:ID){getCompanyHealthcoach(companyid:$companyid){status message users{_id firstname lastname}}}"};
