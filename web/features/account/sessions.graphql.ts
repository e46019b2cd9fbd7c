import type { Mutation, Query } from '../../platform/calls/document.ts';
/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
export type RenewSessionMutationVariables = Exact<{ [key: string]: never; }>;


export type RenewSessionMutation = { renewSession: { status: string, message: string, token: string | null } };

export type SessionsQueryVariables = Exact<{ [key: string]: never; }>;


export type SessionsQuery = { getSessions: { status: string, message: string, sessions: Array<{ _id: string, application: string, device: string, place: string, startedAt: string, lastUsedAt: string, isThis: boolean }> | null } };

export type ListedSessionFragment = { _id: string, application: string, device: string, place: string, startedAt: string, lastUsedAt: string, isThis: boolean };

export type EndSessionMutationVariables = Exact<{
  sessionid: string;
}>;


export type EndSessionMutation = { endSession: { status: string, message: string } };

export type EndOtherSessionsMutationVariables = Exact<{ [key: string]: never; }>;


export type EndOtherSessionsMutation = { endOtherSessions: { status: string, message: string } };

export type TrustedDevicesQueryVariables = Exact<{ [key: string]: never; }>;


export type TrustedDevicesQuery = { getTrustedDevices: { status: string, message: string, devices: Array<{ _id: string, device: string, location: string, createdAt: string, lastUsedAt: string }> | null } };

export type ListedDeviceFragment = { _id: string, device: string, location: string, createdAt: string, lastUsedAt: string };

export type RevokeTrustedDeviceMutationVariables = Exact<{
  deviceid: string;
}>;


export type RevokeTrustedDeviceMutation = { revokeTrustedDevice: { status: string, message: string } };

export const RenewSessionDocument: Mutation<RenewSessionMutation, RenewSessionMutationVariables> = {"kind":"mutation","name":"RenewSession","text":"mutation RenewSession{renewSession{status message token}}"};

export const SessionsDocument: Query<SessionsQuery, SessionsQueryVariables> = {"kind":"query","name":"Sessions","text":"query Sessions{getSessions{status message sessions{...ListedSession}}}fragment ListedSession on Session{_id application device place startedAt lastUsedAt isThis}"};

export const EndSessionDocument: Mutation<EndSessionMutation, EndSessionMutationVariables> = {"kind":"mutation","name":"EndSession","text":"mutation EndSession($sessionid:ID!){endSession(sessionid:$sessionid){status message}}"};

export const EndOtherSessionsDocument: Mutation<EndOtherSessionsMutation, EndOtherSessionsMutationVariables> = {"kind":"mutation","name":"EndOtherSessions","text":"mutation EndOtherSessions{endOtherSessions{status message}}"};

export const TrustedDevicesDocument: Query<TrustedDevicesQuery, TrustedDevicesQueryVariables> = {"kind":"query","name":"TrustedDevices","text":"query TrustedDevices{getTrustedDevices{status message devices{...ListedDevice}}}fragment ListedDevice on TrustedDevice{_id device location createdAt lastUsedAt}"};

export const RevokeTrustedDeviceDocument: Mutation<RevokeTrustedDeviceMutation, RevokeTrustedDeviceMutationVariables> = {"kind":"mutation","name":"RevokeTrustedDevice","text":"mutation RevokeTrustedDevice($deviceid:ID!){revokeTrustedDevice(deviceid:$deviceid){status message}}"};
