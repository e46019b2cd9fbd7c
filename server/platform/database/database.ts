import { AsyncLocalStorage } from "node:async_hooks";
import { createHash } from "node:crypto";
import {
  type CompiledQuery,
  DummyDriver,
  Kysely,
  PostgresAdapter,
  PostgresIntrospector,
  PostgresQueryCompiler,
  type QueryExecutorProvider,
} from "kysely";
import { LRUCache } from "lru-cache";
import type pg from "pg";
import type { DB } from "../../generated/database.ts";
import { showAnswer } from "./answer-observer.ts";
import { makePipelines, sharedConnections } from "./connections.ts";
import { send } from "./pipeline.ts";
import { begin, leaveSight, limitsSight, type RlsScope, rlsStatement } from "./row-level-security.ts";
import { makeSlowStatements, type Measurement, type SlowStatement } from "./slow-statements.ts";
import { columnsOf } from "./typed-sql.ts";

/** Kysely instance that builds statements and never runs one. */
export const build = new Kysely<DB>({
  dialect: {
    createAdapter: () => new PostgresAdapter(),
    createDriver: () => new DummyDriver(),
    createIntrospector: (db) => new PostgresIntrospector(db),
    createQueryCompiler: () => new PostgresQueryCompiler(),
  },
});

/** Anything that compiles to a statement with rows of a type: a Kysely builder or an sql template. */
export interface Statement<Row> {
  compile(executor: QueryExecutorProvider): CompiledQuery<Row>;
}

/** Placeholder of a value until the statement runs. */
class Slot {
  readonly name: string;
  constructor(name: string) {
    this.name = name;
  }
}

const slotsFor = <Values extends object>(values: Values): Values =>
  Object.fromEntries(Object.keys(values).map((name) => [name, new Slot(name)])) as Values;

/** Returns a hot statement: it is built and compiled at its first run, and later runs only fill its slots with values. */
export const compiledOnce = <Values extends object, Row>(
  write: (slots: Values) => Statement<Row>,
): ((values: Values) => Statement<Row>) => {
  let compiled: CompiledQuery<Row> | undefined;
  return (values) => ({
    compile: (executor) => {
      compiled ??= write(slotsFor(values)).compile(executor);
      const fill = (value: unknown) => (value instanceof Slot ? values[value.name as keyof Values] : value);
      return { ...compiled, parameters: compiled.parameters.map(fill) };
    },
  });
};

/** Maximum number of cached shapes of a statement. */
const rememberedShapes = 500;

/**
 * Returns a hot statement whose text depends on the values that are given, and on a variant such as the sort order. Each shape is built and
 * compiled once. `write` receives undefined for a value that is not given and a slot for every other value, so it must not depend on
 * anything else.
 */
export const compiledPerShape = <Values extends object, Row, Variant = void>(
  write: (slots: Values, variant: Variant) => Statement<Row>,
): ((values: Values, variant: Variant) => Statement<Row>) => {
  const shapes = new LRUCache<string, (values: Values) => Statement<Row>>({ max: rememberedShapes });
  return (values, variant) => {
    const presentValues = Object.fromEntries(
      Object.entries(values).filter(([, value]) => value !== undefined),
    ) as Values;
    const shape = JSON.stringify([Object.keys(presentValues), variant]);
    const statement = shapes.get(shape) ?? compiledOnce((slots: Values) => write(slots, variant));
    shapes.set(shape, statement);
    return statement(presentValues);
  };
};

export interface Database {
  /**
   * Runs one named statement under the row-level security of the scope, in the running transaction or in one of its own. Statements that
   * are sent in the same turn of the event loop are pipelined.
   */
  rows<Row>(scope: RlsScope, name: string, statement: Statement<Row>): Promise<Row[]>;
  /** Returns the first row, or undefined. */
  row<Row>(scope: RlsScope, name: string, statement: Statement<Row>): Promise<Row | undefined>;
  /** Returns the row of a statement that always has one, such as a count. */
  one<Row>(scope: RlsScope, name: string, statement: Statement<Row>): Promise<Row>;
  /** Returns whether a statement answers or changes any row. A change needs a `returning` clause for it. */
  returnsRow(scope: RlsScope, name: string, statement: Statement<unknown>): Promise<boolean>;
  /** Sends a statement whose rows are not needed. It is pipelined with the statements after it, and its failure fails the transaction. */
  write(scope: RlsScope, name: string, statement: Statement<unknown>): void;
  /** Runs work in a transaction: all of its changes are committed, or none. A transaction inside a transaction joins it. */
  transaction<T>(scope: RlsScope, work: () => Promise<T>): Promise<T>;
  /** Runs work like `transaction`, but rolls back when `mayCommit` returns false for the result. */
  transactionIf<T>(scope: RlsScope, mayCommit: (result: T) => boolean, work: () => Promise<T>): Promise<T>;
  /** Runs work once after the commit of the running transaction, when others see its changes; does not run it after a rollback. */
  onCommit(work: () => void): void;
  close(): Promise<void>;
}

/** A running transaction. */
interface RunningTransaction {
  readonly client: pg.PoolClient;
  readonly afterwards: (() => void)[];
  readonly slowStatements: Measurement[];
  /** The row-level security in force; undefined before the first statement, with which the transaction begins. */
  rls?: ReturnType<typeof rlsStatement>;
  /** The error of the first statement that failed without a caller waiting for it. */
  unawaitedError?: Error;
  isOver: boolean;
}

/** The name under which a text is prepared, and whether it may change rows. */
interface PreparedText {
  readonly name: string;
  readonly isChange: boolean;
}

const preparedTexts = new LRUCache<string, PreparedText>({ max: 2_000 });

/** Words of a statement that changes rows, or waits for statements that change rows. A false match is harmless, a missing one is not. */
const changeWords = /\b(insert|update|delete|merge|truncate|lock|for share|queue_job|publish_events|erase_account)\b/i;

/** Returns the name under which a text is prepared, once per connection. The name identifies the statement. */
const prepare = (name: string, sql: string): PreparedText => {
  const existing = preparedTexts.get(sql);
  if (existing) return existing;
  const hash = createHash("sha1").update(sql).digest("base64url").slice(0, 12);
  const prepared = { name: `${name.slice(0, 40)}_${hash}`, isChange: changeWords.test(sql) };
  preparedTexts.set(sql, prepared);
  return prepared;
};

/** Sends a statement in a running transaction, under its own row-level security. */
const sendInside = (
  inside: RunningTransaction,
  scope: RlsScope,
  statement: pg.QueryConfig,
): Promise<pg.QueryResult> => {
  if (inside.isOver)
    throw new Error("This transaction has ended. Wait for every statement of a transaction inside it.");
  const rls = rlsStatement(scope);
  const leaves = inside.rls && limitsSight(inside.rls) && !limitsSight(rls) ? [leaveSight] : [];
  const precedingStatements = [...(inside.rls ? [] : [begin]), ...leaves, ...(inside.rls === rls ? [] : [rls])];
  inside.rls = rls;
  return send(inside.client, precedingStatements, statement);
};

/** Makes the database on a pool. Each statement is passed by name to `onStatement`, a slow one to `onSlow`. */
export const makeDatabase = (
  pool: pg.Pool,
  onStatement: (name: string) => void = () => undefined,
  onSlow: (slow: SlowStatement) => void = () => undefined,
): Database => {
  const slowStatements = makeSlowStatements(onSlow);
  const transactions = new AsyncLocalStorage<RunningTransaction>();
  const connections = sharedConnections(pool);
  const sendRead = makePipelines(connections.read);
  const sendChange = makePipelines(connections.change);

  const written = (scope: RlsScope, name: string, statement: Statement<unknown>) => {
    const compiled = statement.compile(build);
    const { sql, parameters } = compiled;
    onStatement(name);
    const prepared = prepare(name, sql);
    // PostgreSQL plans a prepared statement again each time another role runs it, so each role has a name of its own.
    const preparedName = limitsSight(rlsStatement(scope)) ? `${prepared.name}_sight` : prepared.name;
    const config: pg.QueryConfig = { name: preparedName, text: sql, values: parameters as unknown[] };
    return { named: { name, scope, config }, isChange: prepared.isChange, columns: columnsOf(compiled) };
  };

  const measureInside = (
    inside: RunningTransaction,
    named: Measurement["statement"],
    sending = sendInside(inside, named.scope, named.config),
  ) => slowStatements.measure(inside.client, named, sending, (slow) => inside.slowStatements.push(slow));

  const rows = async <Row>(scope: RlsScope, name: string, statement: Statement<Row>): Promise<Row[]> => {
    const inside = transactions.getStore();
    const { named, isChange, columns } = written(scope, name, statement);
    const sendAlone = (client: pg.PoolClient) =>
      slowStatements.measure(client, named, send(client, [rlsStatement(scope)], named.config), (slow) =>
        slowStatements.report(client, slow),
      );
    const sendSoon = isChange ? sendChange : sendRead;
    const answer = await (inside ? measureInside(inside, named) : sendSoon(sendAlone));
    if (columns) showAnswer(name, columns, answer);
    return answer.rows as Row[];
  };

  const transactionIf: Database["transactionIf"] = async (scope, mayCommit, work) => {
    if (transactions.getStore()) return work();
    rlsStatement(scope);
    const afterwards: (() => void)[] = [];
    const [result, isCommitted] = await connections.change(async (client) => {
      const inside: RunningTransaction = { client, afterwards, slowStatements: [], isOver: false };
      try {
        const worked = await transactions.run(inside, work);
        const isDone = mayCommit(worked);
        inside.isOver = true;
        if (inside.rls) await client.query(isDone ? "commit" : "rollback");
        if (inside.unawaitedError) throw inside.unawaitedError;
        for (const slow of inside.slowStatements.splice(0)) await slowStatements.report(client, slow);
        return [worked, isDone];
      } catch (error) {
        throw inside.unawaitedError ?? error;
      } finally {
        inside.isOver = true;
        for (const slow of inside.slowStatements) slowStatements.reportWithoutPlan(slow);
      }
    });
    if (isCommitted) for (const follow of afterwards) follow();
    return result;
  };

  return {
    rows,
    row: async (scope, name, statement) => (await rows(scope, name, statement))[0],
    one: async (scope, name, statement) => {
      const [row] = await rows(scope, name, statement);
      if (row === undefined) throw new Error(`${name} answers no row.`);
      return row;
    },
    returnsRow: async (scope, name, statement) => (await rows(scope, name, statement)).length > 0,
    write: (scope, name, statement) => {
      const inside = transactions.getStore();
      if (!inside)
        throw new Error(`${name} is a db.write outside a transaction, where its failure would not be reported.`);
      const { named } = written(scope, name, statement);
      const sending = sendInside(inside, scope, named.config);
      sending.catch((error: Error) => (inside.unawaitedError ??= error));
      measureInside(inside, named, sending).catch(() => undefined);
    },
    transaction: (scope, work) => transactionIf(scope, () => true, work),
    transactionIf,
    onCommit: (work) => {
      const inside = transactions.getStore();
      if (inside) inside.afterwards.push(work);
      else work();
    },
    close: () => pool.end(),
  };
};
