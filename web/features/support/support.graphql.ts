import type { Query } from '../../platform/calls/document.ts';
/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
export type SupportQueryVariables = Exact<{ [key: string]: never; }>;


export type SupportQuery = { getSupport: { status: string, message: string, email: string | null, version: string | null, now: string | null } };

export const SupportDocument: Query<SupportQuery, SupportQueryVariables> = {"kind":"query","name":"Support","text":"query Support{getSupport{status message email version now}}"};
