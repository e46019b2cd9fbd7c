import type { Subscription } from '../../platform/calls/document.ts';
/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
export type OnRemindersSubscriptionVariables = Exact<{
  since?: number | null | undefined;
}>;


export type OnRemindersSubscription = { onReminders: { status: string, fact: number, patientid: string } };

export const OnRemindersDocument: Subscription<OnRemindersSubscription, OnRemindersSubscriptionVariables> = {"kind":"subscription","name":"OnReminders","text":"subscription OnReminders($since:Int){onReminders(since:$since){status fact patientid}}"};
