import { idField } from "@restride/domain/values/id.ts";
import { type CustomerScope, systemCustomerScope } from "@restride/domain/access/scope.ts";
import type { FactKind } from "@restride/domain/facts.ts";
import { sql } from "kysely";
import { z } from "zod";
import { build, type Database } from "../database/database.ts";
import { type QueuedJob, queuedJob } from "../jobs/jobs.ts";
import type { NumberedFact } from "./facts.ts";

/** What a feature does about a kind of fact. */
interface ReactionTo<Kind extends FactKind> {
  readonly name: string;
  /** The kind of fact it hears. */
  readonly to: Kind;
  readonly react: (scope: CustomerScope, fact: NumberedFact<Kind>) => Promise<void>;
}

/** What a feature does about facts, whatever their kind. */
export type Reaction = ReactionTo<FactKind>;

/** Ties a kind of fact to what is done about it, so that reactions to different kinds fit into one list. */
export const reaction = <Kind extends FactKind>({ name, to, react }: ReactionTo<Kind>): Reaction => ({
  name,
  to,
  react: async (scope, fact) => {
    if (isOf(to, fact)) await react(scope, fact);
  },
});

const isOf = <Kind extends FactKind>(kind: Kind, fact: NumberedFact): fact is NumberedFact<Kind> => fact.kind === kind;

/** Which reactions a kind of fact has. */
export const reactionsTo =
  (reactions: readonly Reaction[]) =>
  (kind: FactKind): readonly string[] =>
    reactions.filter(({ to }) => to === kind).map(({ name }) => name);

const payload = z.object({ customerId: idField, no: z.number(), reaction: z.string() });

/** The job that runs one reaction to one fact. What it writes and the note that it ran are one transaction, so twice is once. */
export const makeReactJob = (db: Database, reactions: readonly Reaction[]): QueuedJob<unknown> =>
  queuedJob({
    name: "react",
    payload,
    run: ({ customerId, no, reaction }) => {
      const scope = systemCustomerScope(customerId, reaction);
      return db.transaction(scope, async () => {
        const known = reactions.find(({ name }) => name === reaction);
        if (!known || !(await isFirst(db, scope, no, reaction))) return;
        const fact = await factOf(db, scope, no);
        if (fact) await known.react(scope, fact);
      });
    },
  });

const isFirst = (db: Database, scope: CustomerScope, no: number, reaction: string): Promise<boolean> =>
  db.hits(
    scope,
    "noteReaction",
    sql`insert into reactions_done (customer_id, fact_no, reaction) values (${scope.customerId}, ${no}, ${reaction})
        on conflict do nothing returning 1 as first`,
  );

const factOf = (db: Database, scope: CustomerScope, no: number) =>
  db.row(
    scope,
    "factOf",
    build
      .selectFrom("facts")
      .select(["fact_no as no", "kind", "subject_id as subjectId", "data"])
      .where("customer_id", "=", scope.customerId)
      .where("fact_no", "=", no)
      .$castTo<NumberedFact>(),
  );
