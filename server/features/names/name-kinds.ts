/** Kinds of records whose names are found by their parts. The name of a reminder is its title. */
type NamedKind = "patient" | "registration" | "user" | "surgeon" | "customer" | "company" | "reminder";

/** Kinds of contact details that are found by any piece of them: emails, public phones, and the access codes of customers. */
export type ContactKind = "userEmail" | "surgeonContact" | "customerCode";

export type NameKind = NamedKind | ContactKind;

const contactKinds: readonly NameKind[] = ["userEmail", "surgeonContact", "customerCode"] satisfies ContactKind[];

export const isContactKind = (kind: NameKind): kind is ContactKind => contactKinds.includes(kind);
