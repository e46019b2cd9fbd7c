import type { Mutation, Query } from '../../platform/calls/document.ts';
/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../../generated/inputs.ts';

export type CallbackRequestsQueryVariables = Exact<{
  done?: boolean | null | undefined;
  metadata?: Types.PageInput | null | undefined;
}>;


export type CallbackRequestsQuery = { getCallbackRequests: { status: string, message: string, total: number | null, open: number | null, requests: Array<{ _id: string, name: string, phone: string, surgeonName: string, message: string, receivedOn: string, calledOn: string | null, calledBy: string | null }> | null } };

export type CallbackRequestFragment = { _id: string, name: string, phone: string, surgeonName: string, message: string, receivedOn: string, calledOn: string | null, calledBy: string | null };

export type SetCallbackCalledMutationVariables = Exact<{
  id: string;
  called: boolean;
}>;


export type SetCallbackCalledMutation = { setCallbackCalled: { status: string, message: string } };

export const CallbackRequestsDocument: Query<CallbackRequestsQuery, CallbackRequestsQueryVariables> = {"kind":"query","name":"CallbackRequests","text":"query CallbackRequests($done:Boolean$metadata:PageInput){getCallbackRequests(done:$done metadata:$metadata){status message total open requests{...CallbackRequest}}}fragment CallbackRequest on CallbackRequest{_id name phone surgeonName message receivedOn calledOn calledBy}"};

export const SetCallbackCalledDocument: Mutation<SetCallbackCalledMutation, SetCallbackCalledMutationVariables> = {"kind":"mutation","name":"SetCallbackCalled","text":"mutation SetCallbackCalled($id:ID!$called:Boolean!){setCallbackCalled(id:$id called:$called){status message}}"};
