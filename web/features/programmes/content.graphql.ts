import type { Query } from '../../platform/calls/document.ts';
/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../../generated/inputs.ts';

export type CarePlansQueryVariables = Exact<{
  surgery_type?: string | null | undefined;
}>;


export type CarePlansQuery = { getAllCarePlans: { status: string, message: string, plans: Array<{ _id: string, name: string, description: string, age_groups: Array<string>, include_regimens: boolean, deviceids: Array<{ _id: string, display_name: string, scheduled_criteria: { start_date: number, end_date: number, interval: number, time: number, skiponsurgerydate: boolean } | null }>, regimens: Array<{ _id: string, name: string }>, feedback: Array<{ formid: string, shortname: string, scheduletype: string, schedule: Array<number>, startdate: number, enddate: number, skiponsurgerydate: boolean }> }> | null } };

export type OfferedPlanFragment = { _id: string, name: string, description: string, age_groups: Array<string>, include_regimens: boolean, deviceids: Array<{ _id: string, display_name: string, scheduled_criteria: { start_date: number, end_date: number, interval: number, time: number, skiponsurgerydate: boolean } | null }>, regimens: Array<{ _id: string, name: string }>, feedback: Array<{ formid: string, shortname: string, scheduletype: string, schedule: Array<number>, startdate: number, enddate: number, skiponsurgerydate: boolean }> };

export type AssignableDevicesQueryVariables = Exact<{
  surgery_type?: string | null | undefined;
  age_group?: string | null | undefined;
  gender?: string | null | undefined;
}>;


export type AssignableDevicesQuery = { getAllDevices: { status: string, message: string, devices: Array<{ _id: string, display_name: string, media: { image: { url: string | null } } }> | null } };

export type OfferedRegimensQueryVariables = Exact<{
  filter?: Types.RegimenFilter | null | undefined;
}>;


export type OfferedRegimensQuery = { getRegimens: { status: string, message: string, regimens: Array<{ _id: string, name: string, surgery_type: string | null, gender: string | null, age_groups: Array<string>, startdate: number, enddate: number, exerciseschedule: Array<{ holdseconds: number, repeat: number, set: number, time: number, interval: number, startdate: number, enddate: number, next: number | null, exercise: { _id: string, name: string, image: string | null } }> }> | null } };

export type AssignedRegimensQueryVariables = Exact<{
  patient: Types.RegimenFilter;
}>;


export type AssignedRegimensQuery = { getAutoAssignedRegimens: { status: string, message: string, regimens: Array<{ _id: string, name: string, surgery_type: string | null, gender: string | null, age_groups: Array<string>, startdate: number, enddate: number, exerciseschedule: Array<{ holdseconds: number, repeat: number, set: number, time: number, interval: number, startdate: number, enddate: number, next: number | null, exercise: { _id: string, name: string, image: string | null } }> }> | null } };

export type OfferedRegimenFragment = { _id: string, name: string, surgery_type: string | null, gender: string | null, age_groups: Array<string>, startdate: number, enddate: number, exerciseschedule: Array<{ holdseconds: number, repeat: number, set: number, time: number, interval: number, startdate: number, enddate: number, next: number | null, exercise: { _id: string, name: string, image: string | null } }> };

export type OfferedExercisesQueryVariables = Exact<{ [key: string]: never; }>;


export type OfferedExercisesQuery = { getAllExercises: { status: string, message: string, exercises: Array<{ _id: string, name: string, image: string | null, purpose: string, caution: string }> | null } };

export type OfferedFormsQueryVariables = Exact<{
  surgery_type?: string | null | undefined;
}>;


export type OfferedFormsQuery = { getAllFeedbackForms: { status: string, message: string, forms: Array<{ formid: string, shortname: string, image: string | null, questions: number }> | null } };

export type ContentNamesQueryVariables = Exact<{ [key: string]: never; }>;


export type ContentNamesQuery = { getContentNames: { status: string, message: string, names: Array<{ _id: string, content: string, number: number, name: string, image: string | null, questions: number | null, recalldays: number | null, measures: Array<string> | null, retired: boolean, newest: boolean }> | null } };

export const CarePlansDocument: Query<CarePlansQuery, CarePlansQueryVariables> = {"kind":"query","name":"CarePlans","text":"query CarePlans($surgery_type:String){getAllCarePlans(surgery_type:$surgery_type){status message plans{...OfferedPlan}}}fragment OfferedPlan on CarePlan{_id name description age_groups include_regimens deviceids{_id display_name scheduled_criteria{start_date end_date interval time skiponsurgerydate}}regimens{_id name}feedback{formid shortname scheduletype schedule startdate enddate skiponsurgerydate}}"};

export const AssignableDevicesDocument: Query<AssignableDevicesQuery, AssignableDevicesQueryVariables> = {"kind":"query","name":"AssignableDevices","text":"query AssignableDevices($surgery_type:String$age_group:String$gender:String){getAllDevices(surgery_type:$surgery_type age_group:$age_group gender:$gender){status message devices{_id display_name media{image{url}}}}}"};

export const OfferedRegimensDocument: Query<OfferedRegimensQuery, OfferedRegimensQueryVariables> = {"kind":"query","name":"OfferedRegimens","text":"query OfferedRegimens($filter:RegimenFilter){getRegimens(filter:$filter){status message regimens{...OfferedRegimen}}}fragment OfferedRegimen on Regimen{_id name surgery_type gender age_groups startdate enddate exerciseschedule{exercise{_id name image}holdseconds repeat set time interval startdate enddate next}}"};

export const AssignedRegimensDocument: Query<AssignedRegimensQuery, AssignedRegimensQueryVariables> = {"kind":"query","name":"AssignedRegimens","text":"query AssignedRegimens($patient:RegimenFilter!){getAutoAssignedRegimens(patient:$patient){status message regimens{...OfferedRegimen}}}fragment OfferedRegimen on Regimen{_id name surgery_type gender age_groups startdate enddate exerciseschedule{exercise{_id name image}holdseconds repeat set time interval startdate enddate next}}"};

export const OfferedExercisesDocument: Query<OfferedExercisesQuery, OfferedExercisesQueryVariables> = {"kind":"query","name":"OfferedExercises","text":"query OfferedExercises{getAllExercises{status message exercises{_id name image purpose caution}}}"};

export const OfferedFormsDocument: Query<OfferedFormsQuery, OfferedFormsQueryVariables> = {"kind":"query","name":"OfferedForms","text":"query OfferedForms($surgery_type:String){getAllFeedbackForms(surgery_type:$surgery_type){status message forms{formid shortname image questions}}}"};

export const ContentNamesDocument: Query<ContentNamesQuery, ContentNamesQueryVariables> = {"kind":"query","name":"ContentNames","text":"query ContentNames{getContentNames{status message names{_id content number name image questions recalldays measures retired newest}}}"};
