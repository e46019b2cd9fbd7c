import type pg from "pg";
import { send } from "./pipeline.ts";
import { planShape } from "./plan-shape.ts";
import { type RlsScope, rlsStatement } from "./row-level-security.ts";

/** Milliseconds from which on a statement is slow. */
const slowAfter = 1_000;

/** A statement that took a second or longer, without the values that it was sent with. */
export interface SlowStatement {
  readonly statement: string;
  readonly milliseconds: number;
  /** Id of the tenant; null for a statement over several. */
  readonly customer: string | null;
  /** Steps, tables and indexes of its plan; null when PostgreSQL could not tell it. */
  readonly plan: string | null;
}

/** A named statement as it is sent. */
interface NamedStatement {
  readonly name: string;
  readonly scope: RlsScope;
  readonly config: pg.QueryConfig;
}

/** A slow statement that is reported later. */
export interface Measurement {
  readonly statement: NamedStatement;
  readonly milliseconds: number;
}

/** Returns the values of a statement as literals, which PostgreSQL writes: EXECUTE takes no parameters. */
const literalsOf = async (client: pg.ClientBase, values: readonly unknown[]): Promise<string> => {
  if (values.length === 0) return "";
  const literals = values.map((_, at) => `quote_nullable($${at + 1}::text)`).join(", ");
  const { rows } = await client.query<{ text: string }>(`select concat_ws(', ', ${literals}) as text`, [...values]);
  return `(${rows[0]!.text})`;
};

/** Returns the shape of the plan by which this connection runs a statement that is prepared there; null when PostgreSQL cannot tell. */
const explain = async (client: pg.ClientBase, { scope, config }: NamedStatement): Promise<string | null> => {
  try {
    const text = `explain (format json) execute "${config.name}"${await literalsOf(client, config.values ?? [])}`;
    // The extended protocol lets the row-level security travel ahead of it, in the same transaction.
    const statement: pg.QueryConfig & { queryMode: "extended" } = { text, queryMode: "extended" };
    const { rows } = await send(client, [rlsStatement(scope)], statement);
    return planShape((rows[0] as { "QUERY PLAN": unknown })["QUERY PLAN"]);
  } catch {
    return null;
  }
};

const customerOf = ({ rls: { tenants } }: RlsScope): string | null =>
  tenants !== "*" && tenants.length === 1 ? tenants[0]! : null;

/** Makes the functions that measure statements and report the slow ones. `now` is in milliseconds. */
export const makeSlowStatements = (
  report: (slow: SlowStatement) => void,
  now: () => number = () => performance.now(),
) => {
  const answeredAt = new WeakMap<pg.ClientBase, number>();
  const reportPlan = ({ statement, milliseconds }: Measurement, plan: string | null): void =>
    report({
      statement: statement.name,
      milliseconds: Math.round(milliseconds),
      customer: customerOf(statement.scope),
      plan,
    });
  return {
    /**
     * Returns the answer to a statement, after `onSlow` when it took a second or longer. In a pipeline a statement is measured from the answer before
     * its own. One that fails after that time is reported at once, without a plan.
     */
    measure: (
      client: pg.ClientBase,
      statement: NamedStatement,
      sending: Promise<pg.QueryResult>,
      onSlow: (slow: Measurement) => unknown,
    ): Promise<pg.QueryResult> => {
      const sentAt = now();
      const measurement = (): Measurement => {
        const [start, end] = [Math.max(sentAt, answeredAt.get(client) ?? 0), now()];
        answeredAt.set(client, end);
        return { statement, milliseconds: end - start };
      };
      const onAnswer = (answer: pg.QueryResult) => {
        const slow = measurement();
        return slow.milliseconds < slowAfter ? answer : Promise.resolve(onSlow(slow)).then(() => answer);
      };
      const onError = (error: unknown): never => {
        const slow = measurement();
        if (slow.milliseconds >= slowAfter) reportPlan(slow, null);
        throw error;
      };
      return sending.then(onAnswer, onError); // in the turn of the answer, before that of a commit behind it
    },
    /** Reports a slow statement with the plan by which the connection, on which no transaction runs now, runs it. */
    report: async (client: pg.ClientBase, slow: Measurement): Promise<void> =>
      reportPlan(slow, await explain(client, slow.statement)),
    /** Reports a slow statement of a transaction that failed. */
    reportWithoutPlan: (slow: Measurement): void => reportPlan(slow, null),
  };
};
