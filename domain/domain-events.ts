import type { SubjectDomainEvents } from "./generated/subject-events.ts";
import type { Id } from "./values/id.ts";

/** Constraint on the data of domain events: a few ids and dates by name. A domain event is published as a whole, in at most 8,000 bytes. */
type Flat<Kinds extends Readonly<Record<string, Readonly<Record<string, string | null>>>>> = Kinds;

/** Kinds of domain events, with their data. */
export type DomainEventKinds = Flat<SubjectDomainEvents>;

export type DomainEventKind = keyof DomainEventKinds;

/** Domain event of a clinic: its kind, the patient it is about (null for none in particular), and its data. */
export interface DomainEvent<Kind extends DomainEventKind = DomainEventKind> {
  readonly kind: Kind;
  readonly subjectId: Id | null;
  readonly data: Readonly<DomainEventKinds[Kind]>;
}
