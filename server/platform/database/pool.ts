import pg from "pg";

const { DATE, INT8, NUMERIC, TIMESTAMPTZ } = pg.types.builtins;
const dateArray = 1182;

/** Calendar dates stay text, instants become ISO text, whole and decimal numbers become numbers. */
const parsers: Record<number, (text: string) => unknown> = {
  [DATE]: (text) => text,
  [dateArray]: (text) => text.slice(1, -1).split(",").filter(Boolean),
  [TIMESTAMPTZ]: (text) => (text.endsWith("infinity") ? text : new Date(text).toISOString()),
  [INT8]: (text) => safeNumber(text),
  [NUMERIC]: Number,
};

const safeNumber = (text: string): number => {
  const number = Number(text);
  if (!Number.isSafeInteger(number)) throw new Error(`The number ${text} is too large to be read without loss.`);
  return number;
};

/** Connections that act as restride_app, which owns nothing and stands behind row level security. */
export const makePool = (url: string, size: number): pg.Pool => {
  const pool = new pg.Pool({
    connectionString: url,
    max: size,
    idleTimeoutMillis: 30_000,
    connectionTimeoutMillis: 10_000,
    options: "-c role=restride_app -c timezone=UTC -c statement_timeout=30000 -c jit=off",
    types: {
      getTypeParser: (id: number, format?: "text" | "binary") =>
        parsers[id] ??
        (pg.types.getTypeParser as (id: number, format?: string) => (text: string) => unknown)(id, format),
    } as pg.CustomTypesConfig,
  });
  // An idle connection that the server closed is replaced by the pool; without a listener it would end the process.
  pool.on("error", () => undefined);
  return pool;
};
