import type { Mutation } from '../../platform/calls/document.ts';
/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
export type LogoutMutationVariables = Exact<{
  pushToken?: string | null | undefined;
}>;


export type LogoutMutation = { logout: { status: string, message: string } };

export const LogoutDocument: Mutation<LogoutMutation, LogoutMutationVariables> = {"kind":"mutation","name":"logout","text":"mutation logout($pushToken:String){logout(pushToken:$pushToken){status message}}"};
