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
    const given = Object.fromEntries(Object.entries(values).filter(([, value]) => value !== undefined)) as Values;
    const shape = JSON.stringify([Object.keys(given), variant]);
    const statement = shapes.get(shape) ?? compiledOnce((slots: Values) => write(slots, variant));
    shapes.set(shape, statement);
    return statement(given);
  };
};

/** What a statement may touch: its tenants for row level security, and who is named in the audit log. */
export interface Walled {
  readonly wall: { readonly tenants: readonly string[] | "*"; readonly company: string | null; readonly actor: string };
}

export interface Database {
  /** Runs one named statement behind the scope's wall, in the running transaction or in one of its own. */
  rows<Row>(scope: Walled, name: string, statement: Writes<Row>): Promise<Row[]>;
  /** The first row, or undefined. */
  row<Row>(scope: Walled, name: string, statement: Writes<Row>): Promise<Row | undefined>;
  /** The row of a statement that always has one, such as a count. */
  one<Row>(scope: Walled, name: string, statement: Writes<Row>): Promise<Row>;
  /** Whether a statement answers or changes any row. A change says so by `returning`. */
  hits(scope: Walled, name: string, statement: Writes<unknown>): Promise<boolean>;
  /** Everything inside happens, or nothing. A transaction inside a transaction joins it. */
  transaction<T>(scope: Walled, work: () => Promise<T>): Promise<T>;
  /** Like transaction, but what was written is undone unless keep says so of the result. */
  transactionIf<T>(scope: Walled, keep: (result: T) => boolean, work: () => Promise<T>): Promise<T>;
  /** Does something once what the running transaction wrote is seen by others; nothing when it is undone. */
  onCommit(work: () => void): void;
  close(): Promise<void>;
}

interface Running {
  readonly client: pg.PoolClient;
  readonly afterwards: (() => void)[];
  wall: string;
}

const words = /^[0-9a-z:_-]*$/i;

/** One statement that raises the wall. Values are ids and plain words, so they are written into it to save a round trip. */
const wallSql = ({ wall }: Walled): string => {
  const tenants = wall.tenants === "*" ? "*" : wall.tenants.join(",");
  for (const part of [...(wall.tenants === "*" ? [] : wall.tenants), wall.company ?? "", wall.actor])
    if (!words.test(part)) throw new Error("A scope may only hold ids and plain words.");
  return `select set_config('restride.customers','${tenants}',true),set_config('restride.company','${wall.company ?? ""}',true),set_config('restride.actor','${wall.actor}',true)`;
};

const names = new LRUCache<string, string>({ max: 2_000 });

/** Each text is prepared once per connection under a name that tells which statement it is. */
const preparedName = (name: string, sql: string): string => {
  const known = names.get(sql);
  if (known) return known;
  const made = `${name.slice(0, 40)}_${createHash("sha1").update(sql).digest("base64url").slice(0, 12)}`;
  names.set(sql, made);
  return made;
};

/** The one place that takes a connection: whatever happens in between, it is given back, and one that broke is thrown away. */
const withClient = async <T>(pool: pg.Pool, work: (client: pg.PoolClient) => Promise<T>): Promise<T> => {
  const client = await pool.connect();
  let broken: Error | undefined;
  // A connection that the server ends while it is out says so twice: to its statement, and here.
  const note = (error: Error) => (broken = error);
  client.on("error", note);
  try {
    return await work(client);
  } catch (error) {
    await client.query("rollback").catch(note);
    throw error;
  } finally {
    client.off("error", note);
    client.release(broken);
  }
};

export const makeDatabase = (pool: pg.Pool, onStatement: (name: string) => void = () => undefined): Database => {
  const running = new AsyncLocalStorage<Running>();

  const run = async <Row>(client: pg.PoolClient, name: string, statement: Writes<Row>): Promise<Row[]> => {
    const { sql, parameters } = statement.compile(build);
    onStatement(name);
    const result = await client.query({ name: preparedName(name, sql), text: sql, values: parameters as unknown[] });
    return result.rows as Row[];
  };

  const raise = async (inside: Running, scope: Walled) => {
    const wall = wallSql(scope);
    if (wall === inside.wall) return;
    await inside.client.query(wall);
    inside.wall = wall;
  };

  const transactionIf: Database["transactionIf"] = async (scope, keep, work) => {
    const outer = running.getStore();
    if (outer) {
      await raise(outer, scope);
      return work();
    }
    const wall = wallSql(scope);
    const afterwards: (() => void)[] = [];
    const [result, isKept] = await withClient(pool, async (client) => {
      await client.query(`begin;${wall}`);
      const worked = await running.run({ client, wall, afterwards }, work);
      const isDone = keep(worked);
      await client.query(isDone ? "commit" : "rollback");
      return [worked, isDone];
    });
    if (isKept) for (const follow of afterwards) follow();
    return result;
  };

  const rows: Database["rows"] = (scope, name, statement) =>
    transactionIf(
      scope,
      () => true,
      () => run(running.getStore()!.client, name, statement),
    );

  return {
    rows,
    row: async (scope, name, statement) => (await rows(scope, name, statement))[0],
    one: async (scope, name, statement) => {
      const [row] = await rows(scope, name, statement);
      if (row === undefined) throw new Error(`${name} answers no row.`);
      return row;
    },
    hits: async (scope, name, statement) => (await rows(scope, name, statement)).length > 0,
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
