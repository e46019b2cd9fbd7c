import { fieldsOf } from "@restride/domain/activity-log/log-fields.ts";
import { expect, expectTypeOf, test } from "vitest";
import type { DB } from "../../generated/database.ts";

type Fields = typeof fieldsOf;
type Table = keyof Fields;

test("each column of a table that the log shows is told, or untold on purpose", () => {
  const columns = fieldsOf satisfies { readonly [Name in Table]: Readonly<Record<keyof DB[Name], unknown>> };
  expect([columns.patients.password_hash, columns.patients.tokens_valid_from]).toEqual([null, null]);
});

test("nothing is told of a column that is not there", () => {
  expectTypeOf<{ [Name in Table]: Exclude<keyof Fields[Name], keyof DB[Name]> }[Table]>().toEqualTypeOf<never>();
});
