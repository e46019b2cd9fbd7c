import { execFile } from "node:child_process";
import { promisify } from "node:util";
import { expect } from "vitest";
import { caller, signInByPassword } from "../dev-env/caller.ts";
import { test } from "../dev-env/world-test.ts";
import type { World } from "../dev-env/world.ts";

const run = (world: World, ...words: string[]) =>
  promisify(execFile)("node_modules/.bin/node", ["server/create-super-admin.ts", ...words], {
    env: { ...process.env, DATABASE_URL: world.databaseUrl, RESTRIDE_PUBLIC_URL: "https://restride.example" },
  });

test("a command makes the first super admin and prints the link that sets the password", async ({ world }) => {
  const { stdout } = await run(world, "ada@restride.example", "Ada", "Brooks");
  const token = /^https:\/\/restride\.example\/set-password\/(\S+)\n$/.exec(stdout)![1];
  const set = `mutation ($t: String!) { setPassword(email: "ada@restride.example", token: $t, password: "the first one") { status } }`;
  expect((await caller(world.url).call(set, { t: token })).answer.status).toBe("success");
  const ada = await signInByPassword(world, "ada@restride.example", "the first one");
  expect((await ada.call("{ getCompanies(input: {}) { status total } }")).answer).toMatchObject({
    status: "success",
    total: 2,
  });
});

test("the same email again, or no email at all, is refused with a sentence", async ({ world }) => {
  await run(world, "ada@restride.example", "Ada", "Brooks");
  await expect(run(world, "ada@restride.example", "Ada", "Brooks")).rejects.toMatchObject({
    stderr: expect.stringContaining("There is a user ada@restride.example already."),
  });
  await expect(run(world, "nonsense", "Ada", "Brooks")).rejects.toMatchObject({
    stderr: expect.stringContaining("no email address"),
  });
});
