import type { Mutation, Query } from '../../platform/calls/document.ts';
/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
export type WebPushKeyQueryVariables = Exact<{ [key: string]: never; }>;


export type WebPushKeyQuery = { getWebPushKey: { status: string, message: string, key: string | null } };

export type SetWebTokenMutationVariables = Exact<{
  webtoken: string;
  timezone?: string | null | undefined;
}>;


export type SetWebTokenMutation = { setWebToken: { status: string, message: string } };

export type ForgetWebTokenMutationVariables = Exact<{
  token: string;
}>;


export type ForgetWebTokenMutation = { deleteUserDeviceToken: { status: string, message: string } };

export const WebPushKeyDocument: Query<WebPushKeyQuery, WebPushKeyQueryVariables> = {"kind":"query","name":"WebPushKey","text":"query WebPushKey{getWebPushKey{status message key}}"};

export const SetWebTokenDocument: Mutation<SetWebTokenMutation, SetWebTokenMutationVariables> = {"kind":"mutation","name":"SetWebToken","text":"mutation SetWebToken($webtoken:String!$timezone:String){setWebToken(webtoken:$webtoken timezone:$timezone){status message}}"};

export const ForgetWebTokenDocument: Mutation<ForgetWebTokenMutation, ForgetWebTokenMutationVariables> = {"kind":"mutation","name":"ForgetWebToken","text":"mutation ForgetWebToken($token:String!){deleteUserDeviceToken(token:$token){status message}}"};
