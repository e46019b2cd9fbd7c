import type { Id } from "@restride/domain/values/id.ts";
import type { DomainEvent, DomainEventKind } from "@restride/domain/domain-events.ts";
import { sql } from "kysely";
import { makeBackgroundQueue } from "../background-queue.ts";
import type { RlsScope } from "../database/row-level-security.ts";
import { build, compiledOnce, type Database } from "../database/database.ts";
import { instantOf } from "../instant.ts";
import { column, row, typedSql } from "../database/typed-sql.ts";
import * as texts from "./events-texts.ts";

/** A domain event with its number, which orders the events of its tenant. */
export interface NumberedEvent<Kind extends DomainEventKind = DomainEventKind> extends DomainEvent<Kind> {
  readonly no: number;
}

interface TenantScope extends RlsScope {
  readonly customerId: Id;
}

export interface DomainEvents {
  /** Records a domain event in the running transaction, queues a job for each handler of its kind, and returns its number. */
  record<Kind extends DomainEventKind>(scope: TenantScope, event: DomainEvent<Kind>): Promise<number>;
  /** Returns the domain events about one record after an event number, oldest first, at most 500. */
  since(scope: TenantScope, subjectId: Id, no: number): Promise<NumberedEvent[]>;
  /** Returns the domain events of some kinds in the tenant after an event number, oldest first, at most 500. */
  ofKindsSince<Kind extends DomainEventKind>(
    scope: TenantScope,
    kinds: readonly Kind[],
    no: number,
  ): Promise<NumberedEvent<Kind>[]>;
  /** Returns the tenant's newest number; 0 before the first domain event. */
  newest(scope: TenantScope): Promise<number>;
  /** Publishes the events that a process recorded but did not publish before it ended. */
  publishAll(): Promise<unknown>;
  /** Settles when all events that this process recorded are published. */
  published(): Promise<void>;
}

interface Deps {
  readonly db: Database;
  /** Scope with every tenant, whose domain events are published. */
  readonly allTenantsScope: RlsScope;
  readonly now: () => number;
  /** Returns the names of the event handlers of a kind; each becomes a job of its own. */
  readonly handlersOf: (kind: DomainEventKind) => readonly string[];
  readonly log: (message: string) => void;
}

/** Returns the domain events. They are published after their commit; those of all commits that happen meanwhile are published together. */
export const makeDomainEvents = ({ db, allTenantsScope, now, handlersOf, log }: Deps): DomainEvents => {
  const publish = (tenants: readonly Id[] | null) =>
    db.rows(allTenantsScope, "publishEvents", publishEvents({ tenants }));
  const unpublished = makeBackgroundQueue<Id>(
    (tenants) => publish([...new Set(tenants)]),
    ({ message }) => log(texts.eventsAreNotPublished(message)),
  );
  return {
    record: async (scope, { kind, subjectId, data }) => {
      const at = instantOf(now());
      const { customerId } = scope;
      const event = { customerId, kind, subjectId, data: JSON.stringify(data), at, eventHandlers: handlersOf(kind) };
      const { no } = await db.one(scope, "recordEvent", recordEvent(event));
      db.onCommit(() => unpublished.add(customerId));
      return no;
    },
    publishAll: () => publish(null),
    published: unpublished.settled,

    since: (scope, subjectId, no) =>
      db.rows(scope, "eventsSince", eventsAfter(scope, no).where("subject_id", "=", subjectId)),

    ofKindsSince: <Kind extends DomainEventKind>(scope: TenantScope, kinds: readonly Kind[], no: number) =>
      db.rows(
        scope,
        "eventsOfKindsSince",
        eventsAfter(scope, no)
          .where(sql<boolean>`kind = any(${[...kinds]})`)
          // cast: the `where` in the line before leaves only these kinds.
          .$castTo<NumberedEvent<Kind>>(),
      ),

    newest: async (scope) => {
      const counter = await db.row(scope, "newestEvent", selectNewestNumber({ customerId: scope.customerId }));
      return counter?.last_number ?? 0;
    },
  };
};

interface EventRow {
  readonly customerId: Id;
  readonly kind: string;
  readonly subjectId: Id | null;
  readonly data: string;
  readonly at: string;
  readonly eventHandlers: readonly string[];
}

const recordEventRow = row({ no: column.number, queued: column.number });

/** The transaction that takes the tenant's number blocks all others until its commit, so a use case records its event last. */
const recordEvent = compiledOnce(
  ({ customerId, kind, subjectId, data, at, eventHandlers }: EventRow) => typedSql(recordEventRow)`
    with counter as (
      insert into domain_event_counters as c (customer_id, last_number) values (${customerId}, 1)
      on conflict (customer_id) do update set last_number = c.last_number + 1 returning last_number),
    event as (
      insert into domain_events (customer_id, event_number, kind, subject_id, data, at)
      select ${customerId}::uuid, last_number, ${kind}, ${subjectId}::uuid, ${data}::jsonb, ${at}::timestamptz
      from counter returning event_number as no)
    select no, (
      select count(*) from unnest(${eventHandlers}::text[]) handler, queue_job('react',
        json_build_object('customerId', ${customerId}::uuid, 'no', no, 'reaction', handler),
        concat_ws(':', ${customerId}::uuid, no, handler))) as queued
    from event`,
);

const publishEvents = compiledOnce(
  ({ tenants }: { tenants: readonly Id[] | null }) => sql`select publish_events(${tenants}::uuid[])`,
);

const selectNewestNumber = compiledOnce(({ customerId }: Pick<TenantScope, "customerId">) =>
  build.selectFrom("domain_event_counters").select("last_number").where("customer_id", "=", customerId),
);

const eventsAfter = ({ customerId }: TenantScope, no: number) =>
  build
    .selectFrom("domain_events")
    .select(["event_number as no", "kind", "subject_id as subjectId", "data"])
    .where("customer_id", "=", customerId)
    .where("event_number", ">", no)
    .orderBy("event_number")
    .limit(500);
