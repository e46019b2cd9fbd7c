import type { Subscription } from '../../platform/calls/document.ts';
/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
export type OnClinicActivitySubscriptionVariables = Exact<{
  since?: number | null | undefined;
}>;


export type OnClinicActivitySubscription = { onClinicActivity: { status: string, fact: number, kind: string } };

export const OnClinicActivityDocument: Subscription<OnClinicActivitySubscription, OnClinicActivitySubscriptionVariables> = {"kind":"subscription","name":"OnClinicActivity","text":"subscription OnClinicActivity($since:Int){onClinicActivity(since:$since){status fact kind}}"};
