/** Whose names are found by their parts. A reminder's is its title. */
export const nameKinds = ["patient", "registration", "user", "surgeon", "customer", "company", "reminder"] as const;
export type NameKind = (typeof nameKinds)[number];
