import { type Outcome, outcomeOf, type WireResult } from "./answers.ts";
import type { Principal } from "./principal.ts";
import { bodyOf, type Mutation, type Query } from "./document.ts";
import { takePreloadedResponse } from "./preloaded-request.ts";
import { mayRetry, waitOf } from "./retries.ts";

/** Data of a successful operation. */
export type SuccessOutcome<Data> = Extract<Outcome<Data>, { kind: "data" }>;

/** Error thrown in place of data: the outcome, whether a retry may succeed, and the milliseconds that a busy server names before it. */
export interface NoData extends Error {
  readonly outcome: Exclude<Outcome<unknown>, { kind: "data" }>;
  readonly mayRetry: boolean;
  readonly wait: number | undefined;
}

interface RawResponse extends WireResult {
  readonly response?: Response;
}

interface ResponseBody {
  readonly data?: unknown;
  readonly errors?: readonly { readonly message: string }[];
}

const isAnswer = (body: unknown): body is ResponseBody =>
  typeof body === "object" && body !== null && ("data" in body || "errors" in body);

/** Sends a GraphQL request as a POST, which browsers and proxies do not cache. */
const post = (body: string, headers: Readonly<Record<string, string>>): Promise<Response> =>
  fetch("/graphql", { method: "POST", headers: { "content-type": "application/json", ...headers }, body });

/** Converts a response, or its failure, to a raw result. */
async function toRawResult(answering: Promise<Response>): Promise<RawResponse> {
  let response: Response | undefined;
  try {
    response = await answering;
    const answer: unknown = await response.json();
    if (!isAnswer(answer)) throw new Error(response.statusText);
    const crashes = answer.errors?.map(({ message }) => message) ?? [];
    return { data: answer.data, response, ...(crashes[0] !== undefined && { error: { crashes } }) };
  } catch (networkError) {
    return { error: { networkError, crashes: [] }, ...(response && { response }) };
  }
}

/** Sends a document once; a mutation with its idempotency key, the same each time it is sent. Throws NoData. */
export async function send<Data, Variables>(
  document: Query<Data, Variables> | Mutation<Data, Variables>,
  variables: Variables,
  { token }: Principal,
  key?: string,
): Promise<SuccessOutcome<Data>> {
  const body = bodyOf(document, variables);
  const headers = {
    ...(token !== undefined && { authorization: `Bearer ${token}` }),
    ...(key !== undefined && { "idempotency-key": key }),
  };
  const { response, ...result } = await toRawResult(
    takePreloadedResponse(body, token, performance.now()) ?? post(body, headers),
  );
  const outcome = outcomeOf<Data>(result, document.name);
  if (outcome.kind === "data") return outcome;
  const failure = { networkError: result.error?.networkError, ...(response && { response }) };
  const retry = { mayRetry: mayRetry(failure), wait: waitOf(failure) };
  throw Object.assign(new Error(document.name), { outcome, ...retry }) satisfies NoData;
}
