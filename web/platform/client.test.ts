import { createRequest, gql, makeOperation } from "urql";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { client, queryOnce, withIdempotencyKey } from "./client.ts";
import { mayRetry, retries } from "./retries.ts";

beforeEach(() => void vi.stubGlobal("localStorage", undefined));
afterEach(() => void vi.unstubAllGlobals());

const context = { url: "/graphql", requestPolicy: "network-only" } as const;
const headersOf = (operation: ReturnType<typeof withIdempotencyKey>): HeadersInit | undefined => {
  const options = operation.context.fetchOptions;
  return (typeof options === "function" ? options() : options)?.headers;
};

test("A223 C186: a failed call is retried three times, 100 ms to 2 s apart and jittered", () => {
  expect(retries).toEqual({ initialDelayMs: 100, maxDelayMs: 2000, randomDelay: true, maxNumberAttempts: 4 });
});

test("A223 C186: no retry on 500 or 400, a retry when nothing came or a gateway failed", () => {
  const networkError = new Error("x");
  expect([400, 500].map((status) => mayRetry({ networkError, response: { status } }))).toEqual([false, false]);
  expect(mayRetry({ networkError })).toBe(true);
  expect(mayRetry({ networkError, response: { status: 503 } })).toBe(true);
  expect(mayRetry({ response: { status: 200 } })).toBe(false);
});

test("A223: every mutation carries its own idempotency key, the same each time it is sent", () => {
  const mutation = makeOperation(
    "mutation",
    createRequest(
      gql`
        mutation Leave {
          logout {
            status
          }
        }
      `,
      {},
    ),
    context,
  );
  const keyed = withIdempotencyKey(mutation, () => "k1");
  expect([headersOf(keyed), headersOf(keyed)]).toEqual([{ "idempotency-key": "k1" }, { "idempotency-key": "k1" }]);
});

test("A222: the same question is sent each time, as a POST that nothing on its way keeps", async () => {
  const sent: (string | undefined)[] = [];
  vi.stubGlobal("fetch", async (_url: string, { method }: RequestInit) => {
    sent.push(method);
    return new Response(JSON.stringify({ data: { day: sent.length } }), {
      headers: { "content-type": "application/json" },
    });
  });
  const document = gql<{ day: number }, { id: string }>`
    query Day($id: ID!) {
      day(id: $id)
    }
  `;
  const days: unknown[] = [];
  for (const ask of [client.query.bind(client), queryOnce, client.query.bind(client), queryOnce])
    days.push((await ask(document, { id: "1" })).data);
  expect(days).toEqual([{ day: 1 }, { day: 2 }, { day: 3 }, { day: 4 }]);
  expect(sent).toEqual(["POST", "POST", "POST", "POST"]);
});

test("a query is sent as it is", () => {
  const query = makeOperation(
    "query",
    createRequest(
      gql`
        query Stats {
          getPatientStats {
            status
          }
        }
      `,
      {},
    ),
    context,
  );
  expect(withIdempotencyKey(query, () => "k1")).toBe(query);
});

test("a mutation by link carries the link's token and a key", () => {
  const document = gql`
    mutation Share {
      caregiverNotify(patientid: "p", email: "a@b.example", name: "Ann") {
        status
      }
    }
  `;
  const fetchOptions = { headers: { authorization: "Bearer link" } };
  const byLink = makeOperation("mutation", createRequest(document, {}), { ...context, fetchOptions });
  expect(headersOf(withIdempotencyKey(byLink, () => "k1"))).toEqual({
    authorization: "Bearer link",
    "idempotency-key": "k1",
  });
});

test("a question that is asked again while its answer is on its way gets an answer of its own", async () => {
  const answers: ((response: Response) => void)[] = [];
  vi.stubGlobal("fetch", () => new Promise<Response>((answer) => answers.push(answer)));
  const document = gql<{ day: number }, { id: string }>`
    query Day($id: ID!) {
      day(id: $id)
    }
  `;
  const [first, second] = [queryOnce(document, { id: "1" }), queryOnce(document, { id: "1" })];
  await vi.waitFor(() => expect(answers).toHaveLength(2));
  for (const [day, answer] of answers.entries())
    answer(new Response(JSON.stringify({ data: { day } }), { headers: { "content-type": "application/json" } }));
  expect([(await first).data, (await second).data]).toEqual([{ day: 0 }, { day: 1 }]);
});
