import { afterAll, beforeAll, expect, test } from "vitest";
import { caller } from "../../../dev-env/caller.ts";
import { startWorld, type World } from "../../../dev-env/world.ts";

let open: World;
let behindProxy: World;
beforeAll(async () => {
  [open, behindProxy] = await Promise.all([startWorld(), startWorld({ trustedProxies: ["127.0.0.1"] })]);
});
afterAll(() => Promise.all([open.close(), behindProxy.close()]));

const attempt = `{ verifyConsent(hash: "none") { status message } }`;

/** The addresses by which the limits counted a call with this header. */
const counted = async (world: World, forwarded: string) => {
  await world.owner.query("delete from rate_limits");
  await caller(world.url).call(attempt, {}, { "x-forwarded-for": forwarded });
  const { rows } = await world.owner.query<{ key: string }>("select key from rate_limits");
  return rows.map(({ key }) => key.replace(/^\w+:/, ""));
};

test("who forges an address is counted by their own", async () => {
  expect(await counted(open, "203.0.113.9")).toEqual(["127.0.0.1"]);
});

test("a named proxy is believed, and what its client claims before it is not", async () => {
  expect(await counted(behindProxy, "203.0.113.9")).toEqual(["203.0.113.9"]);
  expect(await counted(behindProxy, "198.51.100.7, 203.0.113.9")).toEqual(["203.0.113.9"]);
});
