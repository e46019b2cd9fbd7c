/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
export type ContactPartsFragment = { name: string, email: string, phone: string };

export type AddressLinesFragment = { line1: string, line2: string, city: string, state: string, zip: string };
