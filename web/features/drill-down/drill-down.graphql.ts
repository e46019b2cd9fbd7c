import type { Query } from '../../platform/calls/document.ts';
/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../../generated/inputs.ts';

export type CountedPeopleQueryVariables = Exact<{
  number: Types.CountedNumber;
  metadata?: Types.PageInput | null | undefined;
}>;


export type CountedPeopleQuery = { getCounted: { status: string, message: string, heading: string | null, area: string | null, sentence: string | null, asOf: string | null, total: number | null, due: number | null, done: number | null, people: Array<{ _id: string, name: string, surgeryType: string, surgeryDays: number, due: number, done: number }> | null } };

export type CountedFormsQueryVariables = Exact<{
  number: Types.CountedNumber;
  metadata?: Types.PageInput | null | undefined;
}>;


export type CountedFormsQuery = { getCounted: { status: string, message: string, heading: string | null, area: string | null, sentence: string | null, asOf: string | null, total: number | null, forms: Array<{ _id: string, patientid: string, name: string, date: import("@restride/domain/values/calendar-date.ts").CalendarDate, value: string }> | null } };

export type CountedDaysQueryVariables = Exact<{
  number: Types.CountedNumber;
  patientid?: string | null | undefined;
  metadata?: Types.PageInput | null | undefined;
}>;


export type CountedDaysQuery = { getCounted: { status: string, message: string, heading: string | null, area: string | null, sentence: string | null, asOf: string | null, total: number | null, due: number | null, done: number | null, person: { _id: string, name: string, surgeryType: string, surgeryDays: number, due: number, done: number } | null, days: Array<{ date: import("@restride/domain/values/calendar-date.ts").CalendarDate, due: number, done: number, items: Array<{ itemid: string, area: string, name: string, status: boolean, times: number, timesDone: number, doneAt: Array<string> }> }> | null } };

export type CountedPersonFragment = { _id: string, name: string, surgeryType: string, surgeryDays: number, due: number, done: number };

export type CountedDayFragment = { date: import("@restride/domain/values/calendar-date.ts").CalendarDate, due: number, done: number, items: Array<{ itemid: string, area: string, name: string, status: boolean, times: number, timesDone: number, doneAt: Array<string> }> };

export const CountedPeopleDocument: Query<CountedPeopleQuery, CountedPeopleQueryVariables> = {"kind":"query","name":"CountedPeople","text":"query CountedPeople($number:CountedNumber!$metadata:PageInput){getCounted(number:$number metadata:$metadata){status message heading area sentence asOf total due done people{...CountedPerson}}}fragment CountedPerson on CountedPerson{_id name surgeryType surgeryDays due done}"};

export const CountedFormsDocument: Query<CountedFormsQuery, CountedFormsQueryVariables> = {"kind":"query","name":"CountedForms","text":"query CountedForms($number:CountedNumber!$metadata:PageInput){getCounted(number:$number metadata:$metadata){status message heading area sentence asOf total forms{_id patientid name date value}}}"};

export const CountedDaysDocument: Query<CountedDaysQuery, CountedDaysQueryVariables> = {"kind":"query","name":"CountedDays","text":"query CountedDays($number:CountedNumber!$patientid:ID$metadata:PageInput){getCounted(number:$number patientid:$patientid metadata:$metadata){status message heading area sentence asOf total due done person{...CountedPerson}days{...CountedDay}}}fragment CountedPerson on CountedPerson{_id name surgeryType surgeryDays due done}fragment CountedDay on CountedDay{date due done items{itemid area name status times timesDone doneAt}}"};
