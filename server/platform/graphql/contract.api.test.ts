import { describe, expect, test } from "vitest";
import type { Context } from "./context.ts";
import { makeContract } from "./contract.ts";
import type { CompiledDocument } from "./documents.ts";

const sdl = `scalar CalendarDate scalar DateTime
  type Query { where(id: ID): String } type Mutation { a: Int } type Subscription { a: Int }`;

describe.each(["jit", "standard"] as const)("executed by %s", (executor) => {
  const { prepare } = makeContract(sdl, executor);

  test("a document that is compiled once is answered by whom the request brings, who is handed ids as ids", async () => {
    const text = "query ($id: ID) { where(id: $id) }";
    const ask = (place: string) => {
      const where = (_root: unknown, { id }: Record<string, unknown>) => `${place} ${String(id)}`;
      return (prepare(text) as CompiledDocument).execute({ where }, {} as Context, {
        id: "0192F000-0000-7000-8000-000000000001",
      });
    };
    expect(prepare(text)).toBe(prepare(text));
    expect(await ask("here")).toMatchObject({ data: { where: "here 0192f000-0000-7000-8000-000000000001" } });
    expect(await ask("there")).toMatchObject({ data: { where: "there 0192f000-0000-7000-8000-000000000001" } });
  });

  test("of several operations one has to be named", () => {
    const text = "query One { where } mutation Two { a }";
    expect(prepare(text)).toMatchObject({ errors: [{ message: expect.stringContaining("operation") }] });
    expect(prepare(text, "Two")).toMatchObject({ isQuery: false });
    expect(prepare(text, "Three")).toMatchObject({ errors: [{ message: expect.stringContaining("operation") }] });
  });

  test("variables of another type, and a resolver that fails, are errors beside the data", async () => {
    const failing = () => {
      throw new Error("the database is away");
    };
    const { execute } = prepare("query ($id: ID) { where(id: $id) }") as CompiledDocument;
    expect(await execute({ where: failing }, {} as Context, { id: null })).toMatchObject({
      data: { where: null },
      errors: [{ message: "the database is away", path: ["where"] }],
    });
    expect(await execute({ where: () => "" }, {} as Context, { id: { a: 1 } })).toMatchObject({
      errors: [{ message: expect.stringContaining("$id") }],
    });
  });
});
