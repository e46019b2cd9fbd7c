import { idField } from "@restride/domain/values/id.ts";
import { type CustomerScope, systemCustomerScope } from "@restride/domain/access/scope.ts";
import type { DomainEventKind } from "@restride/domain/domain-events.ts";
import { sql } from "kysely";
import { z } from "zod";
import { build, type Database } from "../database/database.ts";
import { type QueuedJob, queuedJob } from "../jobs/jobs.ts";
import type { NumberedEvent } from "./domain-events.ts";

/** The handler of a feature for one kind of domain event. */
interface HandlerOf<Kind extends DomainEventKind> {
  readonly name: string;
  /** The kind of domain event that it handles. */
  readonly to: Kind;
  readonly handle: (scope: CustomerScope, event: NumberedEvent<Kind>) => Promise<void>;
}

/** A handler of any kind of domain event. */
export type EventHandler = HandlerOf<DomainEventKind>;

/** Returns a handler with its kind checked, in a type that lets handlers of different kinds be in one list. */
export const eventHandler = <Kind extends DomainEventKind>({ name, to, handle }: HandlerOf<Kind>): EventHandler => ({
  name,
  to,
  handle: async (scope, event) => {
    if (isOf(to, event)) await handle(scope, event);
  },
});

const isOf = <Kind extends DomainEventKind>(kind: Kind, event: NumberedEvent): event is NumberedEvent<Kind> =>
  event.kind === kind;

/** Returns a function that lists the names of the event handlers of a kind. */
export const handlersOf =
  (eventHandlers: readonly EventHandler[]) =>
  (kind: DomainEventKind): readonly string[] =>
    eventHandlers.filter(({ to }) => to === kind).map(({ name }) => name);

const payload = z.object({ customerId: idField, no: z.number(), reaction: z.string() });

/**
 * Returns the job that runs one handler for one domain event. The handler's writes and the record that it ran are one transaction, so that
 * a repeated job changes nothing.
 */
export const makeEventJob = (db: Database, eventHandlers: readonly EventHandler[]): QueuedJob<unknown> =>
  queuedJob({
    name: "react",
    payload,
    run: ({ customerId, no, reaction: name }) => {
      const scope = systemCustomerScope(customerId, name);
      return db.transaction(scope, async () => {
        const handler = eventHandlers.find((each) => each.name === name);
        if (!handler || !(await isFirst(db, scope, no, name))) return;
        const event = await eventOf(db, scope, no);
        if (event) await handler.handle(scope, event);
      });
    },
  });

const isFirst = (db: Database, scope: CustomerScope, no: number, handler: string): Promise<boolean> =>
  db.returnsRow(
    scope,
    "noteHandled",
    sql`insert into handled_events (customer_id, event_number, handler) values (${scope.customerId}, ${no}, ${handler})
        on conflict do nothing returning 1 as first`,
  );

const eventOf = (db: Database, scope: CustomerScope, no: number) =>
  db.row(
    scope,
    "eventOf",
    build
      .selectFrom("domain_events")
      .select(["event_number as no", "kind", "subject_id as subjectId", "data"])
      .where("customer_id", "=", scope.customerId)
      .where("event_number", "=", no),
  );
