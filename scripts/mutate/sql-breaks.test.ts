import { describe, expect, test } from "vitest";
import { drawSqlBreaks, sqlBreaks } from "./sql-breaks.ts";

const path = "server/features/notes/notes.queries.ts";

/** The text of a file after each of its breaks of a rule. */
const broken = (rule: string, text: string, file = path): string[] =>
  sqlBreaks({ path: file, text })
    .filter(({ name }) => name.includes(` ${rule}: `))
    .map(({ search, replace }) => text.replace(search, () => replace));

const sql = (text: string): string => `const a = sql\`${text}\`;\n`;
const all = (...texts: string[]): string[] => texts.map(sql);

describe("conditions", () => {
  test("among others of an `and` each becomes true, at its own depth", () => {
    expect(broken("condition", sql("select 1 from t where a = ${x} and b is null and (c or d)"))).toEqual(
      all(
        "select 1 from t where true and b is null and (c or d)",
        "select 1 from t where a = ${x} and true and (c or d)",
        "select 1 from t where a = ${x} and b is null and true",
        "select 1 from t where a = ${x} and b is null and (c or false)",
      ),
    );
  });

  test("the `and` of between joins no conditions, and one alone goes from a where", () => {
    expect(broken("condition", sql("select 1 from t where a between 1 and 2 order by a"))).toEqual(
      all("select 1 from t where true order by a"),
    );
  });

  test("conditions on the tenant stay, and so does what a hole adds", () => {
    expect(
      broken("condition", sql("from t where t.customer_id = ${c} and b = 1 ${d ? sql`` : sql`and e = 2`}")),
    ).toEqual(
      all(
        "from t where t.customer_id = ${c} and true ${d ? sql`` : sql`and e = 2`}",
        "from t where t.customer_id = ${c} and b = 1 ${d ? sql`` : sql`and true`}",
      ),
    );
  });

  test("words in quotes and comments are none", () => {
    expect(broken("condition", sql("select ' where a and b' -- where c and d"))).toEqual([]);
  });

  test("of the query builder a call is taken out, unless it is the tenant's", () => {
    const chain = 'q.where("customer_id", "=", c).where("t.deleted_at", "is", null).select("a");\n';
    expect(broken("condition", chain)).toEqual(['q.where("customer_id", "=", c).select("a");\n']);
  });
});

test("strict becomes not strict and the other way round, while arrows and other operators stay", () => {
  expect(broken("strictness", sql("where a < 1 or b >= 2 or c -> 'd' <> e or f @> g"))).toEqual(
    all("where a <= 1 or b >= 2 or c -> 'd' <> e or f @> g", "where a < 1 or b > 2 or c -> 'd' <> e or f @> g"),
  );
  expect(broken("strictness", 'q.where("a", "<", b).where(({ eb }) => eb("c", ">=", d));\n')).toEqual([
    'q.where("a", "<=", b).where(({ eb }) => eb("c", ">=", d));\n',
    'q.where("a", "<", b).where(({ eb }) => eb("c", ">", d));\n',
  ]);
});

test("each key of an order is turned", () => {
  expect(
    broken("order", sql("select json_agg(x order by f(a, b) desc, c) from t order by ${newest}, d limit 1")),
  ).toEqual(
    all(
      "select json_agg(x order by f(a, b) asc, c) from t order by ${newest}, d limit 1",
      "select json_agg(x order by f(a, b) desc, c desc) from t order by ${newest}, d limit 1",
      "select json_agg(x order by f(a, b) desc, c) from t order by ${newest}, d desc limit 1",
    ),
  );
  expect(broken("order", 'q.orderBy("a", "desc").orderBy("b").orderBy("c", direction);\n')).toEqual([
    'q.orderBy("a", "asc").orderBy("b").orderBy("c", direction);\n',
    'q.orderBy("a", "desc").orderBy("b", "desc").orderBy("c", direction);\n',
  ]);
});

test("filters, distinct, defaults and elements of lists go; null becomes not null", () => {
  expect(broken("filter", sql("select count(*) filter (where f(a) = 1) from t"))).toEqual(
    all("select count(*) from t"),
  );
  expect(broken("distinct", sql("select distinct a, count(distinct b) where c is distinct from d"))).toEqual(
    all(
      "select a, count(distinct b) where c is distinct from d",
      "select distinct a, count(b) where c is distinct from d",
    ),
  );
  expect(broken("default", sql("select coalesce(sum(a), 0)"))).toEqual(all("select coalesce(sum(a))"));
  expect(broken("list", sql("where a in ('b', 'c')"))).toEqual(all("where a in ('c')", "where a in ('b')"));
  expect(broken("list", 'q.where("a", "in", ["b", "c"]);\n')).toEqual([
    'q.where("a", "in", ["c"]);\n',
    'q.where("a", "in", ["b"]);\n',
  ]);
  expect(broken("null", sql("select a is null or b is not null"))).toEqual(
    all("select a is not null or b is not null", "select a is null or b is null"),
  );
  expect(broken("null", 'q.where("a", "is not", null);\n')).toEqual(['q.where("a", "is", null);\n']);
});

test("of a migration only the bodies of functions are read", () => {
  const text =
    "create index i on t (a) where b is null;\ncreate function f() language sql as $$ select c is null $$;\n";
  expect(broken("null", text, "server/migrations/baseline/01.sql")).toEqual([
    "create index i on t (a) where b is null;\ncreate function f() language sql as $$ select c is not null $$;\n",
  ]);
});

test("a draw is the same for a seed, and leaves out what is no file of statements", () => {
  const text = sql("select 1 from t where a and b and c order by d");
  const sources = [path, "server/features/notes/write-note.ts"].map((each) => ({ path: each, text }));
  const draw = (seed: string, files: readonly string[] = []) =>
    drawSqlBreaks(sources, { seed, count: 3, files }).map(({ name }) => name);
  expect(draw("1")).toEqual(draw("1"));
  expect(draw("1")).toHaveLength(3);
  expect(draw("1").every((name) => name.startsWith(path))).toBe(true);
  expect(draw("1", [`${path}:1`])).toHaveLength(3);
  expect(draw("1", [`${path}:2`])).toEqual([]);
});
