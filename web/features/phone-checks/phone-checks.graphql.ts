import type { Query } from '../../platform/calls/document.ts';
/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
export type PhonesToCheckQueryVariables = Exact<{
  customerid?: string | null | undefined;
}>;


export type PhonesToCheckQuery = { getPhonesToCheck: { status: string, message: string, phones: Array<{ _id: string, owner: string, name: string, phone: string }> | null } };

export type PhoneToCheckFragment = { _id: string, owner: string, name: string, phone: string };

export const PhonesToCheckDocument: Query<PhonesToCheckQuery, PhonesToCheckQueryVariables> = {"kind":"query","name":"PhonesToCheck","text":"query PhonesToCheck($customerid:ID){getPhonesToCheck(customerid:$customerid){status message phones{...PhoneToCheck}}}fragment PhoneToCheck on PhoneToCheck{_id owner name phone}"};
