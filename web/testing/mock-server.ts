import { connection } from "../platform/calls/connection.ts";
import type { Mutation, Query, Subscription } from "../platform/calls/document.ts";
import { type MockSocket, openMockSocket } from "./mock-socket.ts";

type Operation<Data, Variables> = Query<Data, Variables> | Mutation<Data, Variables>;
type Reply<Data, Variables> = Data | ((variables: Variables) => Data | Promise<Data>);
type Resolver = (variables: never) => unknown;

/** One request that a component sent. */
export interface SentRequest {
  readonly name: string;
  readonly variables: unknown;
  readonly idempotencyKey: string | null;
}

const resolvers = new Map<string, Resolver>();
const requests: SentRequest[] = [];
const unanswered: string[] = [];
/** The mutations of this test and of earlier ones, which are sent again after a lost line: no test is told of another's. */
const begun = new Set<string>();
const earlier = new Set<string>();
const sockets: MockSocket[] = [];
let isReachable = true;
let isInstalled = false;

const json = (body: unknown): Response => Response.json(body);

async function respond(body: string, idempotencyKey: string | null): Promise<Response> {
  if (idempotencyKey !== null && earlier.has(idempotencyKey)) return new Promise(() => {});
  if (idempotencyKey !== null) begun.add(idempotencyKey);
  if (!isReachable) throw new TypeError("Failed to fetch");
  const { operationName: name, variables } = JSON.parse(body) as { operationName: string; variables: never };
  requests.push({ name, variables, idempotencyKey });
  const resolve = resolvers.get(name);
  if (!resolve) {
    unanswered.push(name);
    return json({ errors: [{ message: `No answer is set for ${name}.` }] });
  }
  return json({ data: await resolve(variables) });
}

/** Stands in for the GraphQL server: answers are typed by their documents, and what was sent can be read. */
export const mockServer = {
  /** Sets the answer to an operation: data, or a function of its variables. */
  answer: <Data, Variables>(
    document: Operation<Data, Variables>,
    reply: Reply<NoInfer<Data>, NoInfer<Variables>>,
  ): void => {
    resolvers.set(document.name, (typeof reply === "function" ? reply : () => reply) as Resolver);
  },
  /** Leaves an operation without an answer until the returned function is called with it. */
  delay: <Data, Variables>(document: Operation<Data, Variables>): ((data: NoInfer<Data>) => void) => {
    const { promise, resolve } = Promise.withResolvers<Data>();
    resolvers.set(document.name, () => promise);
    return resolve;
  },
  /** The variables of each request for an operation, oldest first. */
  sent: <Data, Variables>(document: Operation<Data, Variables>): Variables[] =>
    requests.filter(({ name }) => name === document.name).map(({ variables }) => variables as Variables),
  /** The idempotency keys of each request for an operation, oldest first. */
  keys: <Data, Variables>(document: Operation<Data, Variables>): (string | null)[] =>
    requests.filter(({ name }) => name === document.name).map(({ idempotencyKey }) => idempotencyKey),
  /** Takes the network away, or brings it back. */
  setReachable: (reachable: boolean): void => {
    isReachable = reachable;
    window.dispatchEvent(new Event(reachable ? "online" : "offline"));
  },
  /** Sends an event to whoever is subscribed. */
  publish: <Data, Variables>(document: Subscription<Data, Variables>, data: NoInfer<Data>): void =>
    sockets.forEach((socket) => socket.publish(document.name, data)),
  /** The variables of each subscription that was opened, oldest first. */
  subscriptions: <Data, Variables>(document: Subscription<Data, Variables>): Variables[] =>
    sockets.flatMap((socket) => socket.subscriptions(document.name) as Variables[]),
  /** Breaks the live connection off, as a lost line does. */
  dropSockets: (): void => sockets.forEach((socket) => socket.drop()),
  /** Forgets answers and requests. Throws when a component asked for what no answer was set for. */
  reset: (): void => {
    const missing = [...new Set(unanswered)];
    resolvers.clear();
    requests.length = 0;
    for (const key of begun) earlier.add(key);
    begun.clear();
    unanswered.length = 0;
    sockets.length = 0;
    if (!isReachable) mockServer.setReachable(true); // the next test begins with a line
    if (missing.length > 0) throw new Error(`No answer is set for ${missing.join(", ")}.`);
  },
};

const isGraphql = (address: string): boolean => new URL(address, location.href).pathname === "/graphql";

/** Puts the mock server in place of the network for /graphql; everything else goes its usual way. */
export function installMockServer(): void {
  if (isInstalled) return;
  isInstalled = true;
  connection.follow(); // hears setReachable
  const { fetch: realFetch, WebSocket: RealSocket } = globalThis;
  globalThis.fetch = (input, init) =>
    typeof input === "string" && isGraphql(input)
      ? respond(String(init?.body), new Headers(init?.headers).get("idempotency-key"))
      : realFetch(input, init);
  globalThis.WebSocket = new Proxy(RealSocket, {
    construct: (target, [address, protocols]: [string, string]) => {
      if (!isGraphql(address)) return new target(address, protocols);
      const socket = openMockSocket();
      sockets.push(socket);
      return socket.webSocket;
    },
  });
}
