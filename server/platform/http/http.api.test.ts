import { afterAll, beforeAll, expect, test, vi } from "vitest";
import { caller } from "../../../dev-env/caller.ts";
import { startWorld, type World } from "../../../dev-env/world.ts";

const metricsToken = "a token of 16 letters or more";
let open: World;
let behindProxy: World;
beforeAll(async () => {
  [open, behindProxy] = await Promise.all([startWorld(), startWorld({ trustedProxies: ["127.0.0.1"], metricsToken })]);
});
afterAll(() => Promise.all([open.close(), behindProxy.close()]));

const attempt = `{ verifyConsent(hash: "none") { status message } }`;

/** Returns the addresses by which the limits counted a request with this header. */
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

test("a proxy that nobody named is told in the log once, a named one never", async () => {
  const world = await startWorld();
  const warnings = [world, behindProxy].map(({ product }) => vi.spyOn(product.app.log, "warn"));
  try {
    await fetch(`${world.url}/healthz`);
    expect(warnings[0]).not.toHaveBeenCalled();
    for (const { url } of [world, world, behindProxy])
      await fetch(`${url}/healthz`, { headers: { "x-forwarded-for": "203.0.113.9" } });
    expect(warnings.map(({ mock }) => mock.calls)).toEqual([
      [
        [
          "A request came through a proxy that RESTRIDE_TRUST_PROXY does not name: limits count everybody behind it as one address.",
        ],
      ],
      [],
    ]);
  } finally {
    await world.close();
  }
});

test("metrics open to their token only, whatever letters somebody tries", async () => {
  const ask = async (token: string, { url } = behindProxy) =>
    (await fetch(`${url}/metrics`, { headers: { authorization: `Bearer ${token}` } })).status;
  expect(await ask(metricsToken)).toBe(200);
  for (const token of ["\u00e9".repeat(metricsToken.length), `${metricsToken}x`, metricsToken.slice(1), "x"])
    expect(await ask(token), token).toBe(404);
  expect(await ask(metricsToken, open)).toBe(404);
});

test("metrics tell how long each operation took, of GraphQL and of the routes beside it", async () => {
  await caller(behindProxy.url).call(attempt);
  await caller(behindProxy.url).call(`{ none: verifyConsent(hash: "none") { status } no: __typename }`);
  await fetch(`${behindProxy.url}/vcf/none`);
  const answer = await fetch(`${behindProxy.url}/metrics`, { headers: { authorization: `Bearer ${metricsToken}` } });
  const text = await answer.text();
  for (const operation of ["verifyConsent", "several", "downloadVcard"])
    expect(text).toMatch(new RegExp(`^restride_operation_seconds_count\\{operation="${operation}"\\} [1-9]`, "m"));
  expect(text).toContain('restride_operation_seconds_bucket{le="0.3",operation="verifyConsent"}');
});
