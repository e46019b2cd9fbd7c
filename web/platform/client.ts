import type { AnyVariables, DocumentInput, Operation, OperationContext, OperationResult } from "urql";
import { Client, createRequest, fetchExchange, makeOperation, mapExchange } from "urql";
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

let asked = 0;

/**
 * Asks a query once. Each time is an operation of its own: urql would give a question that is asked again the answer that is on
 * its way to the first, and that may be older than the reason to ask again.
 */
export const queryOnce = <Data, Variables extends AnyVariables>(
  document: DocumentInput<Data, Variables>,
  variables: Variables,
  context?: Partial<OperationContext>,
): Promise<OperationResult<Data, Variables>> =>
  client
    .executeQuery<Data, Variables>({ ...createRequest(document, variables), key: (asked += 1) }, context)
    .toPromise();
