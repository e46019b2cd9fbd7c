import type { Query } from './document.ts';
/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
export type GetBotCheckQueryVariables = Exact<{ [key: string]: never; }>;


export type GetBotCheckQuery = { getBotCheck: { status: string, message: string, challenge: string | null } };

export const GetBotCheckDocument: Query<GetBotCheckQuery, GetBotCheckQueryVariables> = {"kind":"query","name":"getBotCheck","text":"query getBotCheck{getBotCheck{status message challenge}}"};
