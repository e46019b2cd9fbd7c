import type { Mutation, Query } from '../../platform/calls/document.ts';
/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../../generated/inputs.ts';

export type NoteFragment = { _id: string, patient_id: string, notes: string, time_logged: number, datetime: string, updated_at: string, version: number, category: { _id: string, category_name: string }, created_by: { _id: string, firstname: string, lastname: string } };

export type PatientNotesQueryVariables = Exact<{
  patient_id: string;
  metadata?: Types.NotesPageInput | null | undefined;
  category?: string | null | undefined;
  search?: string | null | undefined;
}>;


export type PatientNotesQuery = { getPatientNotes: { status: string, message: string, total: number | null, logged: number | null, notes: Array<{ _id: string, patient_id: string, notes: string, time_logged: number, datetime: string, updated_at: string, version: number, category: { _id: string, category_name: string }, created_by: { _id: string, firstname: string, lastname: string } }> | null }, getPatientNotesCategories: { status: string, message: string, categories: Array<{ _id: string, category_name: string, is_default: boolean, active: boolean, count: number | null }> | null } };

export type AddNoteMutationVariables = Exact<{
  input: Types.PatientNoteInput;
}>;


export type AddNoteMutation = { addPatientNote: { status: string, message: string } };

export type UpdateNoteMutationVariables = Exact<{
  id: string;
  input: Types.PatientNoteInput;
}>;


export type UpdateNoteMutation = { updatePatientNote: { status: string, message: string, note: { _id: string, patient_id: string, notes: string, time_logged: number, datetime: string, updated_at: string, version: number, category: { _id: string, category_name: string }, created_by: { _id: string, firstname: string, lastname: string } } | null } };

export type DeleteNoteMutationVariables = Exact<{
  id: string;
}>;


export type DeleteNoteMutation = { deletePatientNote: { status: string, message: string } };

export type RestoreNoteMutationVariables = Exact<{
  id: string;
}>;


export type RestoreNoteMutation = { restorePatientNote: { status: string, message: string } };

export const PatientNotesDocument: Query<PatientNotesQuery, PatientNotesQueryVariables> = {"kind":"query","name":"PatientNotes","text":"query PatientNotes($patient_id:ID!$metadata:NotesPageInput$category:ID$search:String){getPatientNotes(patient_id:$patient_id metadata:$metadata category:$category search:$search){status message total logged notes{...Note}}getPatientNotesCategories(patientId:$patient_id){status message categories{_id category_name is_default active count}}}fragment Note on PatientNote{_id patient_id notes time_logged datetime updated_at version category{_id category_name}created_by{_id firstname lastname}}"};

export const AddNoteDocument: Mutation<AddNoteMutation, AddNoteMutationVariables> = {"kind":"mutation","name":"AddNote","text":"mutation AddNote($input:PatientNoteInput!){addPatientNote(input:$input){status message}}"};

export const UpdateNoteDocument: Mutation<UpdateNoteMutation, UpdateNoteMutationVariables> = {"kind":"mutation","name":"UpdateNote","text":"mutation UpdateNote($id:ID!$input:PatientNoteInput!){updatePatientNote(id:$id input:$input){status message note{...Note}}}fragment Note on PatientNote{_id patient_id notes time_logged datetime updated_at version category{_id category_name}created_by{_id firstname lastname}}"};

export const DeleteNoteDocument: Mutation<DeleteNoteMutation, DeleteNoteMutationVariables> = {"kind":"mutation","name":"DeleteNote","text":"mutation DeleteNote($id:ID!){deletePatientNote(id:$id){status message}}"};

export const RestoreNoteDocument: Mutation<RestoreNoteMutation, RestoreNoteMutationVariables> = {"kind":"mutation","name":"RestoreNote","text":"mutation RestoreNote($id:ID!){restorePatientNote(id:$id){status message}}"};
