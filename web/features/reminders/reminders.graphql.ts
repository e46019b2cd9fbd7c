import type { Mutation } from '../../platform/calls/document.ts';
/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../../generated/inputs.ts';

export type AddEventMutationVariables = Exact<{
  id: string;
  event: Types.ReminderInput;
}>;


export type AddEventMutation = { addEvent: { status: string, message: string, event: { _id: string } | null } };

export const AddEventDocument: Mutation<AddEventMutation, AddEventMutationVariables> = {"kind":"mutation","name":"addEvent","text":"mutation addEvent($id:ID!$event:ReminderInput!){addEvent(id:$id event:$event){status message event{_id}}}"};
