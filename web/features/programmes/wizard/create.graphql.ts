import type { Mutation } from '../../../platform/calls/document.ts';
/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../../../generated/inputs.ts';

export type AddPatientAdminMutationVariables = Exact<{
  patient: Types.PatientInput;
  devices?: Array<Types.ScheduledDeviceInput> | Types.ScheduledDeviceInput | null | undefined;
  exercises?: Array<Types.ScheduledExerciseInput> | Types.ScheduledExerciseInput | null | undefined;
  feedback?: Array<Types.ScheduledFeedInput> | Types.ScheduledFeedInput | null | undefined;
  careplan?: string | null | undefined;
  include_regimens?: boolean | null | undefined;
  registration?: string | null | undefined;
  although?: Types.AdditionReasonInput | null | undefined;
  draft?: string | null | undefined;
}>;


export type AddPatientAdminMutation = { addPatientAdmin: { status: string, message: string, patient: { _id: string } | null } };

export const AddPatientAdminDocument: Mutation<AddPatientAdminMutation, AddPatientAdminMutationVariables> = {"kind":"mutation","name":"addPatientAdmin","text":"mutation addPatientAdmin($patient:PatientInput!$devices:[ScheduledDeviceInput!]$exercises:[ScheduledExerciseInput!]$feedback:[ScheduledFeedInput!]$careplan:ID$include_regimens:Boolean$registration:ID$although:AdditionReasonInput$draft:ID){addPatientAdmin(patient:$patient devices:$devices exercises:$exercises feedback:$feedback careplan:$careplan include_regimens:$include_regimens registration:$registration although:$although draft:$draft){status message patient{_id}}}"};
