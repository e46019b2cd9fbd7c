import type { Id } from "@restride/domain/values/id.ts";
import type { Fact, FactKind } from "@restride/domain/facts.ts";
import { sql } from "kysely";
import { makeBehind } from "../behind.ts";
import type { RlsScope } from "../database/row-level-security.ts";
import { build, compiledOnce, type Database } from "../database/database.ts";
import { instantOf } from "../instant.ts";

/** A fact with its place among those of its tenant. */
export interface NumberedFact<Kind extends FactKind = FactKind> extends Fact<Kind> {
  readonly no: number;
}

interface TenantScope extends RlsScope {
  readonly customerId: Id;
}

export interface Facts {
  /** Records a fact in the running transaction, queues a job for each reaction to its kind, and answers its number. */
  record<Kind extends FactKind>(scope: TenantScope, fact: Fact<Kind>): Promise<number>;
  /** Facts about one subject after a number, oldest first, at most 500. */
  since(scope: TenantScope, subjectId: Id, no: number): Promise<NumberedFact[]>;
  /** Facts of some kinds in the tenant after a number, oldest first, at most 500. */
  ofKindsSince<Kind extends FactKind>(
    scope: TenantScope,
    kinds: readonly Kind[],
    no: number,
  ): Promise<NumberedFact<Kind>[]>;
  /** The tenant's newest number; 0 before the first fact. */
  newest(scope: TenantScope): Promise<number>;
  /** Tells what a process that ended early left untold. */
  tellAll(): Promise<unknown>;
  /** Settles when all that was recorded here is told. */
  told(): Promise<void>;
}

interface Deps {
  readonly db: Database;
  /** Whose facts are told: everybody's. */
  readonly everybody: RlsScope;
  readonly now: () => number;
  /** Which reactions a kind of fact has; each becomes a job of its own. */
  readonly reactionsTo: (kind: FactKind) => readonly string[];
  readonly log: (message: string) => void;
}

/** Facts are told behind their commit, all at once what comes meanwhile. */
export const makeFacts = ({ db, everybody, now, reactionsTo, log }: Deps): Facts => {
  const tell = (tenants: readonly Id[] | null) => db.rows(everybody, "tellFacts", tellFacts({ tenants }));
  const untold = makeBehind<Id>(
    (tenants) => tell([...new Set(tenants)]),
    ({ message }) => log(`Facts could not be told yet: ${message}`),
  );
  return {
    record: async (scope, { kind, subjectId, data }) => {
      const at = instantOf(now());
      const { customerId } = scope;
      const fact = { customerId, kind, subjectId, data: JSON.stringify(data), at, reactions: reactionsTo(kind) };
      const { no } = await db.one(scope, "recordFact", recordFact(fact));
      db.onCommit(() => untold.add(customerId));
      return no;
    },
    tellAll: () => tell(null),
    told: untold.settled,

    since: (scope, subjectId, no) =>
      db.rows(scope, "factsSince", factsAfter(scope, no).where("subject_id", "=", subjectId).$castTo<NumberedFact>()),

    ofKindsSince: <Kind extends FactKind>(scope: TenantScope, kinds: readonly Kind[], no: number) =>
      db.rows(
        scope,
        "factsOfKindsSince",
        factsAfter(scope, no)
          .where(sql<boolean>`kind = any(${[...kinds]})`)
          .$castTo<NumberedFact<Kind>>(),
      ),

    newest: async (scope) => {
      const counter = await db.row(scope, "newestFact", newest({ customerId: scope.customerId }));
      return counter?.last_fact ?? 0;
    },
  };
};

interface Recorded {
  readonly customerId: Id;
  readonly kind: string;
  readonly subjectId: Id | null;
  readonly data: string;
  readonly at: string;
  readonly reactions: readonly string[];
}

/** Whoever took the tenant's number keeps all others waiting until the commit: a change does this last. */
const recordFact = compiledOnce(
  ({ customerId, kind, subjectId, data, at, reactions }: Recorded) => sql<{ no: number }>`
    with counter as (
      insert into fact_counters as c (customer_id, last_fact) values (${customerId}, 1)
      on conflict (customer_id) do update set last_fact = c.last_fact + 1 returning last_fact),
    fact as (
      insert into facts (customer_id, fact_no, kind, subject_id, data, at)
      select ${customerId}::uuid, last_fact, ${kind}, ${subjectId}::uuid, ${data}::jsonb, ${at}::timestamptz
      from counter returning fact_no as no)
    select no, (
      select count(*) from unnest(${reactions}::text[]) reaction, queue_job('react',
        json_build_object('customerId', ${customerId}::uuid, 'no', no, 'reaction', reaction),
        concat_ws(':', ${customerId}::uuid, no, reaction))) as queued
    from fact`,
);

const tellFacts = compiledOnce(
  ({ tenants }: { tenants: readonly Id[] | null }) => sql`select tell_facts(${tenants}::uuid[])`,
);

const newest = compiledOnce(({ customerId }: Pick<TenantScope, "customerId">) =>
  build.selectFrom("fact_counters").select("last_fact").where("customer_id", "=", customerId),
);

const factsAfter = ({ customerId }: TenantScope, no: number) =>
  build
    .selectFrom("facts")
    .select(["fact_no as no", "kind", "subject_id as subjectId", "data"])
    .where("customer_id", "=", customerId)
    .where("fact_no", ">", no)
    .orderBy("fact_no")
    .limit(500);
