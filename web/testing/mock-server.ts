import { connection } from "../platform/calls/connection.ts";
import type { Mutation, Query, Subscription } from "../platform/calls/document.ts";
import { delayAnswer } from "./answer-delay.ts";
import { type MockSocket, openMockSocket } from "./mock-socket.ts";

type Operation<Data, Variables> = Query<Data, Variables> | Mutation<Data, Variables>;
type Reply<Data, Variables> = Data | ((variables: Variables) => Data | Promise<Data>);
type Resolver = (variables: never) => unknown;

/** Request that a component sent. */
export interface SentRequest {
  readonly name: string;
  readonly variables: unknown;
  readonly idempotencyKey: string | null;
}

const resolvers = new Map<string, Resolver>();
const requests: SentRequest[] = [];
const unanswered: string[] = [];
/**
 * Idempotency keys of mutations of this test and of earlier ones. Earlier mutations are repeated after a lost connection and are not reported to
 * later tests.
 */
const begun = new Set<string>();
const earlier = new Set<string>();
const sockets: MockSocket[] = [];
/** Number of the running test. Answers to requests of earlier tests never arrive: what follows from them would count as a request of this test. */
let currentTest = 0;
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
  const test = currentTest;
  const data = await resolve(variables);
  await delayAnswer();
  return test === currentTest ? json({ data }) : new Promise(() => {});
}

/** Mock of the GraphQL server. Responses have the types of their documents, and the requests can be read. */
export const mockServer = {
  /** Sets the response to an operation: data, or a function of its variables. */
  answer: <Data, Variables>(
    document: Operation<Data, Variables>,
    reply: Reply<NoInfer<Data>, NoInfer<Variables>>,
  ): void => {
    resolvers.set(document.name, (typeof reply === "function" ? reply : () => reply) as Resolver);
  },
  /** Delays the response to an operation until the returned function is called with it. */
  delay: <Data, Variables>(document: Operation<Data, Variables>): ((data: NoInfer<Data>) => void) => {
    const { promise, resolve } = Promise.withResolvers<Data>();
    resolvers.set(document.name, () => promise);
    return resolve;
  },
  /** Returns the variables of each request for an operation, oldest first. */
  sent: <Data, Variables>(document: Operation<Data, Variables>): Variables[] =>
    requests.filter(({ name }) => name === document.name).map(({ variables }) => variables as Variables),
  /** Returns the idempotency key of each request for an operation, oldest first. */
  keys: <Data, Variables>(document: Operation<Data, Variables>): (string | null)[] =>
    requests.filter(({ name }) => name === document.name).map(({ idempotencyKey }) => idempotencyKey),
  /** Disconnects or reconnects the network. */
  setReachable: (reachable: boolean): void => {
    isReachable = reachable;
    window.dispatchEvent(new Event(reachable ? "online" : "offline"));
  },
  /** Publishes an event to the subscribers. */
  publish: <Data, Variables>(document: Subscription<Data, Variables>, data: NoInfer<Data>): void =>
    sockets.forEach((socket) => socket.publish(document.name, data)),
  /** Returns the variables of each subscription that was opened, oldest first. */
  subscriptions: <Data, Variables>(document: Subscription<Data, Variables>): Variables[] =>
    sockets.flatMap((socket) => socket.subscriptions(document.name) as Variables[]),
  /** Closes the live connections, as a lost network does. */
  dropSockets: (): void => sockets.forEach((socket) => socket.drop()),
  /** Clears responses and requests. Throws when a component sent a request without a set response. */
  reset: (): void => {
    const missing = [...new Set(unanswered)];
    resolvers.clear();
    requests.length = 0;
    for (const key of begun) earlier.add(key);
    begun.clear();
    currentTest += 1;
    unanswered.length = 0;
    sockets.length = 0;
    if (!isReachable) mockServer.setReachable(true); // The next test starts with a network.
    if (missing.length > 0) throw new Error(`No answer is set for ${missing.join(", ")}.`);
  },
};

const isGraphql = (address: string): boolean => new URL(address, location.href).pathname === "/graphql";

/** Replaces the network by the mock server for /graphql; all other requests are sent as usual. */
export function installMockServer(): void {
  if (isInstalled) return;
  isInstalled = true;
  connection.follow(); // Makes the connection listen to the events of setReachable.
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
