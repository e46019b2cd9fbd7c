import { expect, test } from "vitest";
import type { Context } from "./context.ts";
import { makeContract } from "./contract.ts";
import type { Compiled } from "./documents.ts";

const { prepare } = makeContract(
  `scalar CalendarDate scalar DateTime
   type Query { where(id: ID): String } type Mutation { a: Int } type Subscription { a: Int }`,
);

test("a document that is compiled once is answered by whom the request brings, who is handed ids as ids", async () => {
  const text = "query ($id: ID) { where(id: $id) }";
  const ask = (place: string) => {
    const where = (_root: unknown, { id }: Record<string, unknown>) => `${place} ${String(id)}`;
    return (prepare(text) as Compiled).query.query({ where }, {} as Context, {
      id: "0192F000-0000-7000-8000-000000000001",
    });
  };
  expect(prepare(text)).toBe(prepare(text));
  expect(await ask("here")).toMatchObject({ data: { where: "here 0192f000-0000-7000-8000-000000000001" } });
  expect(await ask("there")).toMatchObject({ data: { where: "there 0192f000-0000-7000-8000-000000000001" } });
});
