import type { Operation } from "urql";
import { Client, fetchExchange, makeOperation, mapExchange } from "urql";
import { retryExchange } from "@urql/exchange-retry";
import { mayRetry, retries } from "./retries.ts";
import { session } from "./session.ts";

/** The headers of every call: the bearer token when there is a session, and what is asked beside it. */
const headers = (more: Record<string, string> = {}): RequestInit => {
  const token = session.current()?.token;
  return { headers: token ? { authorization: `Bearer ${token}`, ...more } : more };
};

/** Gives a mutation a key of its own. It stands before the retries, so that a repeated call carries the same key. */
export function withIdempotencyKey(operation: Operation, newKey: () => string): Operation {
  if (operation.kind !== "mutation") return operation;
  const key = { "idempotency-key": newKey() };
  const { fetchOptions } = operation.context;
  return makeOperation(operation.kind, operation, {
    ...operation.context,
    // Options of its own are those of a link, whose holder asks and not who is signed in.
    fetchOptions:
      typeof fetchOptions === "object" ? { headers: { ...fetchOptions.headers, ...key } } : () => headers(key),
  });
}

/** The one client: every query and mutation is a POST, nothing is cached. */
export const client = new Client({
  url: "/graphql",
  preferGetMethod: false,
  requestPolicy: "network-only",
  fetchOptions: () => headers(),
  exchanges: [
    mapExchange({ onOperation: (operation) => withIdempotencyKey(operation, () => crypto.randomUUID()) }),
    retryExchange({ ...retries, retryIf: (error) => mayRetry(error) }),
    fetchExchange,
  ],
});
