/** Kinds of records whose names are found by their parts. The name of a reminder is its title. */
export const nameKinds = ["patient", "registration", "user", "surgeon", "customer", "company", "reminder"] as const;
export type NameKind = (typeof nameKinds)[number];
