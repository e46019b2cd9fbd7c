import type { Mutation, Query } from '../../platform/calls/document.ts';
/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../../generated/inputs.ts';

export type AddNotificationsMutationVariables = Exact<{
  patientids?: Array<string> | string | null | undefined;
  filters?: Types.PatientFilters | null | undefined;
  header: string;
  message: string;
  customerid?: string | null | undefined;
}>;


export type AddNotificationsMutation = { addNotifications: { status: string, message: string, sent: number | null } };

export type NotificationsQueryVariables = Exact<{
  id: string;
}>;


export type NotificationsQuery = { getNotifications: { status: string, message: string, total: number | null, notifications: Array<{ _id: string, header: string, message: string, date: string, delieveredat: string | null, readat: string | null }> | null } };

export const AddNotificationsDocument: Mutation<AddNotificationsMutation, AddNotificationsMutationVariables> = {"kind":"mutation","name":"addNotifications","text":"mutation addNotifications($patientids:[ID!]$filters:PatientFilters$header:String!$message:String!$customerid:ID){addNotifications(patientids:$patientids filters:$filters header:$header message:$message customerid:$customerid){status message sent}}"};

export const NotificationsDocument: Query<NotificationsQuery, NotificationsQueryVariables> = {"kind":"query","name":"Notifications","text":"query Notifications($id:ID!){getNotifications(id:$id){status message total notifications{_id header message date delieveredat readat}}}"};
