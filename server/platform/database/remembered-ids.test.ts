import type { Id } from "@restride/domain/values/id.ts";
import { testId } from "@restride/domain/values/id.arbitrary.ts";
import { systemCustomerScope } from "@restride/domain/access/scope.ts";
import { expect, test } from "vitest";
import { build, type Database, type Statement } from "./database.ts";
import { makeRememberedIds } from "./remembered-ids.ts";

const [one, two] = [testId("0192f000-0000-7000-8000-000000000001"), testId("0192f000-0000-7000-8000-000000000002")].map(
  (id) => systemCustomerScope(id, "test"),
);

/** Returns a cache of ids with a database that stores the versions of lists; `ask` returns the ids, and whether they were read. */
const remembering = () => {
  const versions = new Map<string, number>();
  const row = async (_scope: object, _name: string, statement: Statement<unknown>) => {
    const { parameters } = statement.compile(build);
    const version = versions.get(parameters.join(" "));
    return version === undefined ? undefined : { version };
  };
  const remembered = makeRememberedIds({ row } as unknown as Database);
  let reads = 0;
  const ask = async (scope = one!, list = "users", question: object = {}, count = 1) => {
    const before = reads;
    const ids = await remembered(scope, list, question, async () =>
      Array<Id>(count).fill(testId(String((reads += 1)))),
    );
    return { id: ids[0], isRead: reads > before };
  };
  return { versions, ask };
};

test("ids are read once until their list changes", async () => {
  const { versions, ask } = remembering();
  expect(await ask()).toEqual({ id: "1", isRead: true });
  expect(await ask()).toEqual({ id: "1", isRead: false });
  for (const version of [1, 2]) {
    versions.set(`${one!.customerId} users`, version);
    expect((await ask()).isRead).toBe(true);
    expect((await ask()).isRead).toBe(false);
  }
});

test("another tenant, another list and another question are others", async () => {
  const { ask } = remembering();
  await ask();
  for (const other of [() => ask(two), () => ask(one, "files"), () => ask(one, "users", { search: "a" })]) {
    expect((await other()).isRead).toBe(true);
    expect((await other()).isRead).toBe(false);
  }
  expect(await ask()).toEqual({ id: "1", isRead: false });
});

test("at most half a million ids are remembered: the longest unasked list goes first; an empty one counts as well", async () => {
  const { ask } = remembering();
  await ask(one, "users", {}, 250_000);
  await ask(one, "none", {}, 0);
  await ask(one, "files", {}, 249_997);
  expect((await ask(one, "users")).isRead).toBe(false);
  await ask(one, "more", {}, 1);
  expect((await ask(one, "users")).isRead).toBe(false);
  expect((await ask(one, "none")).isRead).toBe(true);
});
