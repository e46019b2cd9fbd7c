import type { SubjectDomainEvents } from "./generated/subject-events.ts";
import type { Id } from "./values/id.ts";

/** A few ids and dates by name, no more: a domain event is published whole, in at most 8,000 bytes. */
type Flat<Kinds extends Readonly<Record<string, Readonly<Record<string, string | null>>>>> = Kinds;

/** Every kind of domain event, with its data. */
export type DomainEventKinds = Flat<SubjectDomainEvents>;

export type DomainEventKind = keyof DomainEventKinds;

/** Something that happened in a clinic: of which kind, to which patient (null when to nobody in particular), and its data. */
export interface DomainEvent<Kind extends DomainEventKind = DomainEventKind> {
  readonly kind: Kind;
  readonly subjectId: Id | null;
  readonly data: Readonly<DomainEventKinds[Kind]>;
}
