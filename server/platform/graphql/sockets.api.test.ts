import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { Role } from "@restride/domain/access/roles.ts";
import type { Viewer } from "@restride/domain/access/viewer.ts";
import { type Client, createClient } from "graphql-ws";
import { afterEach, beforeEach, expect, test } from "vitest";
import WebSocket from "ws";
import type { Context } from "./context.ts";
import { makeContract, type Resolvers } from "./contract.ts";
import { openSockets, socketLimits } from "./sockets.ts";

const viewerOf = (userId: string) => ({ userId, role: Role.admin }) as Viewer;
let now: Viewer | null;
let server: Server;
let sockets: { close: () => Promise<void> };
let checks: { milliseconds: number; work: () => void }[];
let tokens: string[];
let resolvers: Resolvers;
let logged: unknown[];
let clients: Client[];
const contract = makeContract(
  "scalar CalendarDate scalar DateTime type Query { a: Int } type Mutation { a: Int } type Subscription { count(to: Int): Int wrong: Int broken: Int }",
);

/** Yields the numbers up to `to`, then waits until the client stops listening. */
const numbers = (to: number): AsyncIterable<object> => {
  let count = 0;
  let end = (): void => undefined;
  const ended = new Promise<IteratorResult<object>>((done) => (end = () => done({ done: true, value: undefined })));
  const next = async () => (count++ < to ? { done: false, value: { count } } : ended);
  const leave = async () => (end(), ended);
  return { [Symbol.asyncIterator]: () => ({ next, return: leave }) };
};

beforeEach(async () => {
  [checks, tokens, logged, clients, now] = [[], [], [], [], viewerOf("ada")];
  resolvers = {
    count: (_root, { to = 1 }) => numbers(Number(to)),
    wrong: () => {
      throw new Error("the insides of a subscription");
    },
    broken: async function* () {
      yield {};
    },
  };
  const { count, broken } = contract.schema.getSubscriptionType()!.getFields();
  count!.resolve = (event: { count: number }) => event.count;
  broken!.resolve = () => {
    throw new Error("the insides of an event");
  };
  server = createServer();
  sockets = openSockets(server, {
    contract,
    resolvers,
    documentBudget: (_sender, _text, read) => read(),
    startInterval: (milliseconds, work) => {
      const check = { milliseconds, work };
      checks.push(check);
      return () => void checks.splice(checks.indexOf(check), 1);
    },
    log: (error) => logged.push(error),
    contextOf: async (token) => {
      tokens.push(token);
      if (token === "none") return null;
      if (token === "outage") throw new Error("timeout exceeded when trying to connect");
      return { viewer: viewerOf(token), refresh: async () => now && { ...now, userId: token } } as Context;
    },
  });
  await new Promise<void>((done) => server.listen(0, "127.0.0.1", done));
});
afterEach(async () => {
  for (const client of clients) await client.dispose();
  await sockets.close();
  server.close();
});

const address = () => `ws://127.0.0.1:${(server.address() as AddressInfo).port}/graphql`;
const connect = (connectionParams?: Record<string, unknown>, onClosed?: (event: unknown) => void): Client => {
  const options = { url: address(), webSocketImpl: WebSocket, retryAttempts: 0, lazyCloseTimeout: 60_000 };
  const client = createClient({
    ...options,
    ...(connectionParams && { connectionParams }),
    on: { closed: (event) => onClosed?.(event) },
  });
  clients.push(client);
  return client;
};
const bearer = (token: string) => ({ authorization: `Bearer ${token}` });
/** Returns the first message, or the reason why there is none. */
const first = (client: Client, query: string, variables?: Record<string, unknown>): Promise<unknown> =>
  client
    .iterate({ query, variables: variables ?? null })
    .next()
    .then(({ value }) => value)
    .catch((error: unknown) => error);
const one = "subscription { count }";

test("a token is found wherever clients put it, with or without its kind", async () => {
  const places = [bearer("a"), { Authorization: "bearer b" }, { token: "c" }, { authorization: 5 }, {}];
  for (const place of places) expect(await first(connect(place), one)).toEqual({ data: { count: 1 } });
  expect(await first(connect(), one)).toEqual({ data: { count: 1 } });
  expect(tokens).toEqual(["a", "b", "c", "", "", ""]);
});

test("without a session a connection is closed as forbidden, and for good", async () => {
  expect(await first(connect(bearer("none")), one)).toMatchObject({ code: 4403, reason: "Forbidden" });
});

test("a connection that opens while the database gives no answer is closed with a sentence, and may come back", async () => {
  for (let times = 0; times < 3; times += 1)
    expect(await first(connect(bearer("outage")), one)).toMatchObject({
      code: 1013,
      reason: "The service is busy. Try again in a moment.",
    });
  expect(logged.map(String)).toEqual(["Error: timeout exceeded when trying to connect"]);
});

test("a subscription is given its variables, and every event", async () => {
  const events = connect(bearer("a")).iterate({
    query: "subscription S($to: Int) { count(to: $to) }",
    variables: { to: 2 },
  });
  expect([(await events.next()).value, (await events.next()).value]).toEqual([
    { data: { count: 1 } },
    { data: { count: 2 } },
  ]);
});

test("an event that several are given is written once for all who ask in the same words", async () => {
  const events = [{ count: 1 }];
  let written = 0;
  Object.assign(resolvers, {
    count: async function* () {
      yield* events;
    },
  });
  contract.schema.getSubscriptionType()!.getFields().count!.resolve = (event: { count: number }) =>
    (written += event.count);
  const words = "subscription S($to: Int) { count(to: $to) }";
  const received = (query: string, variables: object | null = null) =>
    first(connect(bearer("a")), query, { ...variables });
  expect(await received(one)).toEqual({ data: { count: 1 } });
  expect(await received(one)).toEqual({ data: { count: 1 } });
  expect(await received(words, { to: 1 })).toEqual({ data: { count: 2 } });
  expect(await received(words, { to: 2 })).toEqual({ data: { count: 3 } });
  expect(await received(words, { to: 1 })).toEqual({ data: { count: 2 } });
});

test("of several operations the named one is run", async () => {
  const query = "query Q { a } subscription S { count }";
  const named = (operationName: string) =>
    connect(bearer("a"))
      .iterate({ query, operationName })
      .next()
      .catch((error: unknown) => error);
  expect(await named("S")).toMatchObject({ value: { data: { count: 1 } } });
  for (const name of ["Q", "Nobody"])
    expect(await named(name), name).toMatchObject([{ message: "A live connection takes subscriptions only." }]);
});

test("a text is taken up to its limit, and one that cannot be read is told in full", async () => {
  const { characters } = socketLimits;
  const client = connect(bearer("a"));
  expect(await first(client, one.padEnd(characters))).toEqual({ data: { count: 1 } });
  expect(await first(client, one.padEnd(characters + 1))).toMatchObject([{ message: "The query is too long." }]);
  expect(await first(client, "subscription { wrongly }")).toMatchObject([
    { message: expect.stringContaining("wrongly") },
  ]);
  expect(logged).toEqual([]);
});

test("a crash is logged, and its insides are not told", async () => {
  const crash = "Something went wrong on our side. Nothing was changed. Try again in a moment.";
  for (const call of ["wrong", "broken"])
    expect(await first(connect(bearer("a")), `subscription { ${call} }`)).toMatchObject({
      errors: [{ message: crash }],
    });
  expect(logged.map((error) => (error as Error).message)).toEqual([
    "the insides of a subscription",
    "the insides of an event",
  ]);
});

test("rights are looked at every two seconds: gone ends it as forbidden, changed lets the client come back", async () => {
  expect(checks.map(({ milliseconds }) => milliseconds)).toEqual([2_000]);
  const closed: unknown[] = [];
  const [client, other] = [
    connect(bearer("a"), (event) => closed.push(event)),
    connect(bearer("b"), (event) => closed.push(event)),
  ];
  await Promise.all([client, other].map((each) => first(each, one)));
  now = viewerOf("any");
  checks[0]!.work();
  await first(client, one);
  expect(closed).toEqual([]);
  now = null;
  checks[0]!.work();
  await expect
    .poll(() => closed)
    .toMatchObject([
      { code: 4403, reason: "Forbidden" },
      { code: 4403, reason: "Forbidden" },
    ]);
  now = viewerOf("any");
  await first(
    connect(bearer("c"), (event) => closed.push(event)),
    one,
  );
  now = { ...viewerOf("any"), role: Role.superAdmin };
  checks[0]!.work();
  await expect.poll(() => closed[2]).toMatchObject({ code: 1012, reason: "Rights changed" });
});

test("an account has ten connections at once, counted apart from others, and one that ended makes room", async () => {
  const greeted = async (token: string): Promise<[Client, unknown]> => {
    const client = connect(bearer(token));
    return [client, await first(client, one)];
  };
  const tooMany = { code: 1013, reason: "Too many connections" };
  const all = await Promise.all(Array.from({ length: socketLimits.ofAccount }, () => greeted("a")));
  expect((await greeted("a"))[1]).toMatchObject(tooMany);
  expect((await greeted("b"))[1]).toEqual({ data: { count: 1 } });
  await all[0]![0].dispose();
  await expect.poll(async () => (await greeted("a"))[1]).toEqual({ data: { count: 1 } });
});

test("a connection holds twenty subscriptions at once", async () => {
  const client = connect(bearer("a"));
  const answers = await Promise.all(Array.from({ length: socketLimits.subscriptions }, () => first(client, one)));
  expect(answers).toEqual(Array(socketLimits.subscriptions).fill({ data: { count: 1 } }));
  expect(await first(client, one)).toMatchObject([{ message: "A connection may hold at most 20 subscriptions." }]);
});

test("a message of more than 64 kB ends its connection", async () => {
  const ended = async (length: number) => {
    const socket = new WebSocket(address(), "graphql-transport-ws");
    await new Promise((done) => socket.once("open", done));
    socket.send(JSON.stringify({ type: "ping", payload: { a: "x".repeat(length - 34) } }));
    const answer = await new Promise((done) => {
      socket.once("message", () => done("answered"));
      socket.once("close", (code) => done(code));
    });
    socket.terminate();
    return answer;
  };
  expect([await ended(64 * 1024), await ended(64 * 1024 + 1)]).toEqual(["answered", 1009]);
});

test("A225 B300 C188 C189: connections are opened at their own address only", async () => {
  const socket = new WebSocket(address().replace("graphql", "other"), "graphql-transport-ws");
  const refused = await new Promise<Error>((done) => socket.once("error", done));
  expect(refused.message).toBe("Unexpected server response: 400");
});

test("closing ends every connection as going away, and the looking", async () => {
  const closed: unknown[] = [];
  await first(
    connect(bearer("a"), (event) => closed.push(event)),
    one,
  );
  await sockets.close();
  sockets = { close: async () => undefined };
  expect(checks).toEqual([]);
  await expect.poll(() => closed).toMatchObject([{ code: 1001 }]);
});
