import type pg from "pg";
import { send } from "./pipeline.ts";
import { planShape } from "./plan-shape.ts";
import { begin, type RlsScope, rlsStatement } from "./row-level-security.ts";

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

const settingOf = (at: number): string => `restride.value_${at + 1}`;

/**
 * Stores the values of a prepared statement in settings of a new transaction, where EXPLAIN EXECUTE finds them: it takes no parameters, and in its text
 * they could reach a log of PostgreSQL. Returns the types of the values.
 */
const storeValues = async (client: pg.ClientBase, { scope, config }: NamedStatement): Promise<readonly string[]> => {
  const values = config.values ?? [];
  const settings = values.map((_, at) => `set_config('${settingOf(at)}', $${at + 2}::text, true)`);
  const types = "(select parameter_types::text[] from pg_prepared_statements where name = $1) as types";
  const statement = { text: `select ${[types, ...settings].join(", ")}`, values: [config.name, ...values] };
  const { rows } = await send(client, [begin, rlsStatement(scope)], statement);
  return (rows[0] as { types: readonly string[] }).types;
};

/** Returns the shape of the plan by which this connection runs a statement that is prepared there; null when PostgreSQL cannot tell. */
const explain = async (client: pg.ClientBase, statement: NamedStatement): Promise<string | null> => {
  const { name, values = [] } = statement.config;
  try {
    const types = await storeValues(client, statement);
    const stored = values.map((value, at) =>
      value === null ? "null" : `current_setting('${settingOf(at)}')::${types[at]}`,
    );
    const parameters = stored.length === 0 ? "" : `(${stored.join(", ")})`;
    const { rows } = await client.query<{ "QUERY PLAN": unknown }>(
      `explain (format json) execute "${name}"${parameters}`,
    );
    return planShape(rows[0]!["QUERY PLAN"]);
  } catch {
    return null;
  } finally {
    await client.query("rollback").catch(() => undefined);
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
  const reports = new WeakMap<pg.ClientBase, Promise<void>>();
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
    /** Reports a slow statement with the plan by which the connection, on which no transaction runs now, runs it; one after the other. */
    report: (client: pg.ClientBase, slow: Measurement): Promise<void> => {
      const before = reports.get(client) ?? Promise.resolve();
      const report = before.then(() => explain(client, slow.statement)).then((plan) => reportPlan(slow, plan));
      reports.set(client, report);
      return report;
    },
    /** Reports a slow statement of a transaction that failed. */
    reportWithoutPlan: (slow: Measurement): void => reportPlan(slow, null),
  };
};
