import type { LiveEvent } from "./access/live-event.ts";
import type { Role } from "./access/roles.ts";
import type { DomainEventKind } from "./domain-events.ts";
import { subjectLiveEvents } from "./generated/live-events.ts";
import type { QueryTag } from "./query-tags.ts";

/** Kinds of domain events with those who hear of them in their clinic; of all other kinds nobody hears. */
export type LiveEventTable = Readonly<Partial<Record<DomainEventKind, LiveEvent<QueryTag>>>>;

/** Live events of all subjects. */
export const liveEvents: LiveEventTable = subjectLiveEvents;

/** Returns the kinds of domain events that a role hears of. */
export const liveKindsOf = (role: Role, table: LiveEventTable = liveEvents): DomainEventKind[] =>
  // cast: the keys of the table are kinds.
  (Object.keys(table) as DomainEventKind[]).filter((kind) => table[kind]!.roles.includes(role));

/** Returns the query tags that an event of this kind makes out of date; none for a kind that this version does not know. */
export const invalidatedTags = (kind: string): readonly QueryTag[] =>
  new Map(Object.entries(liveEvents)).get(kind)?.invalidates ?? [];
