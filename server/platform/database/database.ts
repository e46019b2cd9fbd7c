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
import { makeTrips, sharedConnections } from "./connections.ts";
import { send } from "./pipeline.ts";
import { begin, leaveSight, limitsSight, type RlsScope, rlsStatement } from "./row-level-security.ts";
import { columnsOf } from "./typed-sql.ts";

/** Writes statements; it never runs one. */
export const build = new Kysely<DB>({
  dialect: {
    createAdapter: () => new PostgresAdapter(),
    createDriver: () => new DummyDriver(),
    createIntrospector: (db) => new PostgresIntrospector(db),
    createQueryCompiler: () => new PostgresQueryCompiler(),
  },
});

/** Anything that makes rows of a kind: a Kysely builder or an sql template. */
export interface Writes<Row> {
  compile(executor: QueryExecutorProvider): CompiledQuery<Row>;
}

/** Stands for a value until the statement runs. */
class Slot {
  readonly name: string;
  constructor(name: string) {
    this.name = name;
  }
}

const slotsFor = <Values extends object>(values: Values): Values =>
  Object.fromEntries(Object.keys(values).map((name) => [name, new Slot(name)])) as Values;

/** A hot statement: written and compiled when it first runs, afterwards only filled with the values of its slots. */
export const compiledOnce = <Values extends object, Row>(
  write: (slots: Values) => Writes<Row>,
): ((values: Values) => Writes<Row>) => {
  let compiled: CompiledQuery<Row> | undefined;
  return (values) => ({
    compile: (executor) => {
      compiled ??= write(slotsFor(values)).compile(executor);
      const fill = (value: unknown) => (value instanceof Slot ? values[value.name as keyof Values] : value);
      return { ...compiled, parameters: compiled.parameters.map(fill) };
    },
  });
};

const rememberedShapes = 500;

/**
 * A hot statement whose text depends on which values it is given, and on a variant such as the sort: each shape is written and
 * compiled once. `write` sees undefined for what is not given and a slot for everything else, so it may ask for nothing more.
 */
export const compiledPerShape = <Values extends object, Row, Variant = void>(
  write: (slots: Values, variant: Variant) => Writes<Row>,
): ((values: Values, variant: Variant) => Writes<Row>) => {
  const shapes = new LRUCache<string, (values: Values) => Writes<Row>>({ max: rememberedShapes });
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
   * Runs one named statement under the scope's row-level security, in the running transaction or in one of its own. Statements that are asked
   * for at the same moment travel together.
   */
  rows<Row>(scope: RlsScope, name: string, statement: Writes<Row>): Promise<Row[]>;
  /** The first row, or undefined. */
  row<Row>(scope: RlsScope, name: string, statement: Writes<Row>): Promise<Row | undefined>;
  /** The row of a statement that always has one, such as a count. */
  one<Row>(scope: RlsScope, name: string, statement: Writes<Row>): Promise<Row>;
  /** Whether a statement answers or changes any row. A change says so by `returning`. */
  hits(scope: RlsScope, name: string, statement: Writes<unknown>): Promise<boolean>;
  /** Sends a statement whose rows nobody needs: it travels with what follows, and when it fails the transaction does. */
  write(scope: RlsScope, name: string, statement: Writes<unknown>): void;
  /** Everything inside happens, or nothing. A transaction inside a transaction joins it. */
  transaction<T>(scope: RlsScope, work: () => Promise<T>): Promise<T>;
  /** Like transaction, but what was written is undone unless keep says so of the result. */
  transactionIf<T>(scope: RlsScope, keep: (result: T) => boolean, work: () => Promise<T>): Promise<T>;
  /** Does something once what the running transaction wrote is seen by others; nothing when it is undone. */
  onCommit(work: () => void): void;
  close(): Promise<void>;
}

/** A transaction while it runs. */
interface Running {
  readonly client: pg.PoolClient;
  readonly afterwards: (() => void)[];
  /** The row-level security in force; none before the first statement, with which the transaction begins. */
  rls?: ReturnType<typeof rlsStatement>;
  /** The first statement that failed though nobody waited for it. */
  failed?: Error;
  isOver: boolean;
}

/** What a text is prepared as, and whether it may change something. */
interface Prepared {
  readonly name: string;
  readonly isChange: boolean;
}

const preparedTexts = new LRUCache<string, Prepared>({ max: 2_000 });

/** Words of a statement that changes rows, or waits for others who do. Too many hits do no harm, too few would. */
const changeWords = /\b(insert|update|delete|merge|truncate|lock|for share|queue_job|publish_events|erase_account)\b/i;

/** Each text is prepared once per connection under a name that tells which statement it is. */
const prepare = (name: string, sql: string): Prepared => {
  const existing = preparedTexts.get(sql);
  if (existing) return existing;
  const hash = createHash("sha1").update(sql).digest("base64url").slice(0, 12);
  const prepared = { name: `${name.slice(0, 40)}_${hash}`, isChange: changeWords.test(sql) };
  preparedTexts.set(sql, prepared);
  return prepared;
};

/** Sends a statement in a running transaction, under its own row-level security. */
const sendInside = (inside: Running, scope: RlsScope, statement: pg.QueryConfig): Promise<pg.QueryResult> => {
  if (inside.isOver) throw new Error("This transaction is over. Whoever works in it waits for all that it starts.");
  const rls = rlsStatement(scope);
  const leaves = inside.rls && limitsSight(inside.rls) && !limitsSight(rls) ? [leaveSight] : [];
  const ahead = [...(inside.rls ? [] : [begin]), ...leaves, ...(inside.rls === rls ? [] : [rls])];
  inside.rls = rls;
  return send(inside.client, ahead, statement);
};

export const makeDatabase = (pool: pg.Pool, onStatement: (name: string) => void = () => undefined): Database => {
  const running = new AsyncLocalStorage<Running>();
  const connections = sharedConnections(pool);
  const sendRead = makeTrips(connections.read);
  const sendChange = makeTrips(connections.change);

  const written = (scope: RlsScope, name: string, statement: Writes<unknown>) => {
    const compiled = statement.compile(build);
    const { sql, parameters } = compiled;
    onStatement(name);
    const prepared = prepare(name, sql);
    // PostgreSQL would plan a text anew each time that another role runs it.
    const preparedName = limitsSight(rlsStatement(scope)) ? `${prepared.name}_sight` : prepared.name;
    const config: pg.QueryConfig = { name: preparedName, text: sql, values: parameters as unknown[] };
    return { config, isChange: prepared.isChange, columns: columnsOf(compiled) };
  };

  const rows = async <Row>(scope: RlsScope, name: string, statement: Writes<Row>): Promise<Row[]> => {
    const inside = running.getStore();
    const { config, isChange, columns } = written(scope, name, statement);
    const rls = rlsStatement(scope);
    const sendAlone = isChange ? sendChange : sendRead;
    const answer = await (inside
      ? sendInside(inside, scope, config)
      : sendAlone((client) => send(client, [rls], config)));
    if (columns) showAnswer(name, columns, answer);
    return answer.rows as Row[];
  };

  const transactionIf: Database["transactionIf"] = async (scope, keep, work) => {
    if (running.getStore()) return work();
    rlsStatement(scope);
    const afterwards: (() => void)[] = [];
    const [result, isKept] = await connections.change(async (client) => {
      const inside: Running = { client, afterwards, isOver: false };
      try {
        const worked = await running.run(inside, work);
        const isDone = keep(worked);
        inside.isOver = true;
        if (inside.rls) await client.query(isDone ? "commit" : "rollback");
        if (inside.failed) throw inside.failed;
        return [worked, isDone];
      } catch (error) {
        throw inside.failed ?? error;
      } finally {
        inside.isOver = true;
      }
    });
    if (isKept) for (const follow of afterwards) follow();
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
    hits: async (scope, name, statement) => (await rows(scope, name, statement)).length > 0,
    write: (scope, name, statement) => {
      const inside = running.getStore();
      if (!inside) throw new Error(`${name} is written outside a transaction, where nobody hears whether it failed.`);
      sendInside(inside, scope, written(scope, name, statement).config).catch(
        (error: Error) => (inside.failed ??= error),
      );
    },
    transaction: (scope, work) => transactionIf(scope, () => true, work),
    transactionIf,
    onCommit: (work) => {
      const inside = running.getStore();
      if (inside) inside.afterwards.push(work);
      else work();
    },
    close: () => pool.end(),
  };
};
