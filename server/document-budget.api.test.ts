import { Role } from "@restride/domain/access/roles.ts";
import WebSocket from "ws";
import { expect } from "vitest";
import { type Caller, caller, signIn } from "../dev-env/caller.ts";
import { webDocument } from "../dev-env/documents.ts";
import { smallEmail } from "../dev-env/small-clinics.ts";
import { sharedWorldTest as base } from "../dev-env/world-test.ts";
import type { World } from "../dev-env/world.ts";

const test = base.extend("worldOptions", { scope: "file" }, () => ({
  newDocuments: 30,
  trustedProxies: ["127.0.0.1"],
}));

let documents = 0;
/** Returns a document that was never sent before. */
const fresh = (): string => `query Q${(documents += 1)} { getUserVisitedPages { status } }`;
const broken = (): string => `query Q${(documents += 1)} { nothing }`;
/** Returns the HTTP status of a document that is sent with its operation name, as the console does. */
const send = async (world: World, { token }: Caller, query: string, operationName: string): Promise<number> => {
  const headers = { "content-type": "application/json", authorization: `Bearer ${token}` };
  const body = JSON.stringify({ query, operationName });
  return (await fetch(`${world.url}/graphql`, { method: "POST", headers, body })).status;
};
const ownDocuments = [
  ["features/tours/tours", "SeenToursDocument"],
  ["app/cases/case-news", "CaseStatsDocument"],
  ["app/cases/case-news", "AnyNewMessageDocument"],
] as const;
const tooMany = { http: 429, errors: [{ message: "You sent many new GraphQL documents. Try again in a minute." }] };
const spend = async (person: Caller, make = fresh): Promise<void> => {
  for (let sent = 0; sent < 30; sent += 1) expect((await person.call(make())).http).not.toBe(429);
};

test("an account may have 30 new documents read a minute; what is known and the applications' own cost nothing", async ({
  world,
}) => {
  const person = await signIn(world, smallEmail(0, Role.admin));
  const knownDocument = fresh();
  await person.call(knownDocument);
  for (const [file, name] of ownDocuments)
    expect(await send(world, person, webDocument(file, name), /(?<=^\w+ )\w+/.exec(webDocument(file, name))![0])).toBe(
      200,
    );
  for (let sent = 0; sent < 29; sent += 1) expect((await person.call(fresh())).answer.status).toBe("success");
  expect(await person.call(fresh())).toMatchObject(tooMany);
  expect((await person.call(knownDocument)).answer.status).toBe("success");
  expect((await (await signIn(world, smallEmail(1, Role.admin))).call(fresh())).answer.status).toBe("success");
  world.clock.advance(60_000);
  expect((await person.call(fresh())).answer.status).toBe("success");
});

test("documents that are refused count too, and an own one under a foreign name", async ({ world }) => {
  const person = await signIn(world, smallEmail(0, Role.surgeon));
  const own = webDocument("features/tours/tours", "SeenToursDocument");
  for (let sent = 0; sent < 15; sent += 1) expect(await send(world, person, own, `Q${(documents += 1)}`)).toBe(400);
  for (let sent = 0; sent < 15; sent += 1) expect((await person.call(broken())).http).toBe(400);
  expect(await person.call(broken())).toMatchObject(tooMany);
  expect(await person.call(fresh())).toMatchObject(tooMany);
});

test("another session of the same account has no budget of its own", async ({ world }) => {
  const email = smallEmail(0, Role.physio);
  await spend(await signIn(world, email));
  expect(await (await signIn(world, email)).call(fresh())).toMatchObject(tooMany);
});

test("a live connection takes from the budget of its account", async ({ world }) => {
  const person = await signIn(world, smallEmail(2, Role.admin));
  await spend(person);
  const socket = new WebSocket(`${world.url.replace("http", "ws")}/graphql`, "graphql-transport-ws");
  const messages: { type: string; payload?: unknown }[] = [];
  await new Promise((open) => socket.once("open", open));
  socket.on("message", (data) => messages.push(JSON.parse(String(data)) as { type: string }));
  const send = (message: object): void => socket.send(JSON.stringify(message));
  send({ type: "connection_init", payload: { authorization: `Bearer ${person.token}` } });
  await expect.poll(() => messages.map(({ type }) => type)).toEqual(["connection_ack"]);
  send({
    id: "1",
    type: "subscribe",
    payload: { query: `subscription S${(documents += 1)} { onReminders { status } }` },
  });
  await expect.poll(() => messages[1]).toMatchObject({ type: "error", payload: tooMany.errors });
  socket.terminate();
});

test("strangers share the budget of their network", async ({ world }) => {
  const nobody = caller(world.url);
  const from = (address: string) => nobody.call(broken(), {}, { "x-forwarded-for": address });
  for (let sent = 0; sent < 30; sent += 1) expect((await from(`2001:db8:1:2::${sent}`)).http).toBe(400);
  expect(await from("2001:db8:1:2:ffff::1")).toMatchObject(tooMany);
  expect((await from("2001:db8:1:3::1")).http).toBe(400);
});
