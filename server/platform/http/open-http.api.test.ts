import { openBareHttp } from "@restride/dev-env/http/bare-http.ts";
import { Role } from "@restride/domain/access/roles.ts";
import type { Viewer } from "@restride/domain/access/viewer.ts";
import { refuse } from "@restride/domain/values/refusal.ts";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import type { Context } from "../graphql/context.ts";
import { makeContract, type Resolvers } from "../graphql/contract.ts";
import type { Claims } from "../tokens/tokens.ts";
import type { openHttp } from "./http.ts";
import type { RestRoute } from "./rest.ts";

const admin = { userId: "u1", role: Role.admin, customerId: "0192f000-0000-7000-8000-000000000001" } as Viewer;
const end = 1_800_000_000_000;
const people: Record<string, Viewer> = {
  ada: admin,
  pat: { ...admin, role: Role.companyAdmin, customerId: null, companyId: null },
};

let now: number;
let contexts: Context[];
let outcome: () => Promise<object>;
let http: Awaited<ReturnType<typeof openHttp>>;

const contract = makeContract(
  "scalar CalendarDate scalar DateTime type Query { say(word: String): String crash: Int } type Mutation { a: Int } type Subscription { a: Int }",
);
const resolvers: Resolvers = {
  say: (_root, { word = "nothing" }, context) => {
    contexts.push(context);
    return `You said ${String(word)}.`;
  },
  crash: () => {
    throw new Error("the insides");
  },
};

const answer = async (_request: object, call: Context): Promise<object> => {
  contexts.push(call);
  return outcome();
};
const routes = [
  { operation: "uploadPicture", method: "POST", path: "/images", largestBody: 300_000, answer },
  { operation: "showPicture", method: "GET", path: "/images/:name", answer },
  { operation: "downloadReport", method: "POST", path: "/downloadreport", answer },
] as unknown as readonly RestRoute[];

const open = (more: Parameters<typeof openBareHttp>[0] = {}) =>
  openBareHttp({
    contract,
    resolvers,
    routes,
    tokens: {
      publicKey: {},
      issue: async () => "",
      read: async (token) =>
        token in people ? ({ sub: token, sessionId: `of ${token}`, expiresAt: end } as Claims) : null,
    },
    viewers: { viewerOfToken: async ({ sub }) => people[sub]!, actIn: async () => null, isRunBy: async () => false },
    mayStrangersSend: (text) => text === "{ say }",
    now: () => now,
    ...more,
  });
beforeEach(async () => {
  [now, contexts, outcome] = [end - 1, [], async () => ({ data: {} })];
  http = await open();
});
afterEach(() => http.close());

const ask = async (payload: object | string, headers: Record<string, string> = { authorization: "Bearer ada" }) => {
  const { statusCode, body } = await http.app.inject({ method: "POST", url: "/graphql", payload, headers });
  return [statusCode, JSON.parse(body) as unknown];
};
/** Returns the log line of the crash: it has the place, never the text. */
const crashIn = (source: string) => ({
  source,
  error: expect.stringMatching(/^Error at server\/platform\/http\/open-http\.api\.test\.ts:\d+$/),
  stack: expect.arrayContaining([expect.stringMatching(/^at /)]),
});
const errors = (...messages: string[]) => ({ errors: messages.map((message) => expect.objectContaining({ message })) });

describe("POST /graphql", () => {
  test("answers what is asked, with its variables and the operation that is named", async () => {
    const query = "query A { say } query B($word: String) { say(word: $word) }";
    expect(await ask({ query, operationName: "A" })).toEqual([200, { data: { say: "You said nothing." } }]);
    expect(await ask({ query, operationName: "B", variables: { word: "yes" } })).toEqual([
      200,
      { data: { say: "You said yes." } },
    ]);
    expect(await ask({ query: "{ say }", operationName: null, variables: null })).toMatchObject([200, {}]);
  });

  test("refuses what is no request, and what no schema knows, as the caller's to mend", async () => {
    for (const wrong of [{}, { query: 5 }, { query: "{ say }", variables: [] }, { query: "{ say }", operationName: 5 }])
      expect(await ask(wrong), JSON.stringify(wrong)).toEqual([
        400,
        errors("Send a JSON object with a GraphQL query."),
      ]);
    expect(await ask({ query: "{ sing }" })).toEqual([400, errors('Cannot query field "sing" on type "Query".')]);
    expect(await ask({ query: "query ($word: String!) { say(word: $word) }" })).toMatchObject([400, { errors: [{}] }]);
    const headers = { "content-type": "application/json" };
    expect(await ask("{", headers)).toEqual([400, errors("The request could not be read. Send JSON.")]);
    expect(await ask("query", { "content-type": "text/plain" })).toEqual([415, errors("Send JSON.")]);
  });

  test("reads of strangers what the application sends, and nothing else", async () => {
    expect(await ask({ query: "{ say }" }, {})).toMatchObject([200, {}]);
    const unknown = "This document is not known. Sign in, or send one of the application's own.";
    expect(await ask({ query: "{ say say }" }, {})).toEqual([400, errors(unknown)]);
    expect(await ask({ query: "{ say say }" })).toMatchObject([200, {}]);
  });

  test("tells and logs a crash: in our words, in the log by its kind and place; the rest is answered", async () => {
    const log = vi.fn();
    http.app.addHook("onRequest", async (request) => void (request.log.error = log));
    const sentence = "Something went wrong on our side. Nothing was changed. Try again in a moment.";
    expect(await ask({ query: "{ say crash }" })).toEqual([
      200,
      { data: { say: "You said nothing.", crash: null }, ...errors(sentence) },
    ]);
    expect(log.mock.calls).toEqual([[crashIn("graphql"), "unexpected error"]]);
    await http.close();
    http = await open({ crashTexts: { crash: "Service Error" } });
    expect(await ask({ query: "{ crash }" })).toEqual([200, { data: { crash: null }, ...errors("Service Error") }]);
  });
});

describe("who asks", () => {
  const context = async (headers: Record<string, string>): Promise<Context> => {
    await ask({ query: "{ say }" }, headers);
    return contexts.pop()!;
  };

  test("is read from the token, in either header, with or without its kind", async () => {
    const headersSent: Record<string, string>[] = [
      { authorization: "Bearer ada" },
      { authorization: "bearer ada" },
      { "x-authorization": "ada" },
    ];
    for (const headers of headersSent)
      expect(await context(headers)).toMatchObject({ viewer: admin, sessionId: "of ada" });
    const strange: Record<string, string>[] = [{}, { authorization: "" }, { authorization: "Bearer somebody" }];
    for (const headers of strange) expect(await context(headers)).toMatchObject({ viewer: null, sessionId: null });
  });

  test("until the session ends, also where a call lasts longer", async () => {
    const { refresh } = await context({ authorization: "ada" });
    expect(await refresh()).toEqual(admin);
    now = end;
    expect(await refresh()).toBeNull();
    expect(await context({ authorization: "ada" })).toMatchObject({ viewer: null, sessionId: "of ada" });
  });

  test("from where, with what, and under which key of their own", async () => {
    const headers = { authorization: "ada", "user-agent": "a browser", "idempotency-key": "k" };
    const request = { address: "127.0.0.1", userAgent: "a browser", idempotencyKey: "k" };
    expect(await context(headers)).toMatchObject(request);
    expect(await context({ "idempotency-key": "", "user-agent": "" })).toMatchObject({
      userAgent: "",
      idempotencyKey: null,
    });
  });
});

describe("routes beside GraphQL", () => {
  const call = async (method: "GET" | "POST", url: string, token = "ada", payload: Buffer | object = {}) => {
    const headers = {
      authorization: token,
      ...(Buffer.isBuffer(payload) && { "content-type": "application/octet-stream" }),
    };
    const {
      statusCode,
      body,
      headers: answerHeaders,
    } = await http.app.inject({ method, url, headers, ...(method === "POST" && { payload }) });
    return { status: statusCode, body, answerHeaders };
  };

  test("are behind the access table, before their body is read", async () => {
    const refused = (message: string) => JSON.stringify({ message });
    expect(await call("POST", "/downloadreport", "nobody")).toMatchObject({
      status: 401,
      body: refused("Token expired"),
    });
    const large = Buffer.alloc(400_000);
    expect(await call("POST", "/images", "nobody", large)).toMatchObject({ status: 401 });
    expect(await call("POST", "/downloadreport", "pat")).toMatchObject({ status: 403 });
    expect(contexts).toEqual([]);
    expect(await call("GET", "/images/a", "nobody")).toMatchObject({ status: 200 });
    expect(contexts).toMatchObject([{ viewer: null, scope: { kind: "every" } }]);
    expect(await call("POST", "/downloadreport")).toMatchObject({ status: 200 });
    expect(contexts[1]).toMatchObject({ viewer: admin, scope: { kind: "customer" } });
  });

  test("take files up to their own limit, and other bodies up to that of GraphQL", async () => {
    expect(await call("POST", "/images", "ada", Buffer.alloc(300_000))).toMatchObject({ status: 200 });
    expect(await call("POST", "/images", "ada", Buffer.alloc(300_001))).toMatchObject({ status: 413 });
    const sized = (length: number) => ({ a: "x".repeat(length - 8) });
    expect(await call("POST", "/downloadreport", "ada", sized(256 * 1024))).toMatchObject({ status: 200 });
    expect(await call("POST", "/downloadreport", "ada", sized(256 * 1024 + 1))).toMatchObject({
      status: 413,
      body: JSON.stringify({ errors: [{ message: "The request is too large." }] }),
    });
  });

  test("say what is refused: a file that is not taken, or a thing that is not there", async () => {
    outcome = async () => refuse("Not this.");
    const body = JSON.stringify({ message: "Not this." });
    expect(await call("POST", "/images", "ada", Buffer.alloc(1))).toMatchObject({ status: 422, body });
    expect(await call("POST", "/downloadreport")).toMatchObject({ status: 404, body });
    outcome = () => Promise.reject(Object.assign(new Error("uuid"), { code: "22P02" }));
    expect(await call("GET", "/images/a")).toMatchObject({ status: 404, body: '{"message":"This was not found."}' });
  });

  test("that crash say so, and the log has it", async () => {
    const log = vi.fn();
    http.app.addHook("onRequest", async (request) => void (request.log.error = log));
    outcome = () => Promise.reject(new Error("the insides"));
    const { status, body } = await call("GET", "/images/a");
    expect([status, body.includes("insides"), body.includes("Something went wrong on our side.")]).toEqual([
      500,
      false,
      true,
    ]);
    expect(log.mock.calls).toEqual([[crashIn("http"), "unexpected error"]]);
    expect(JSON.stringify(log.mock.calls)).not.toContain("the insides");
  });

  test("answer data as JSON, files in place or to be saved, and for good where they never change", async () => {
    outcome = async () => ({ data: { a: 1 } });
    expect(await call("GET", "/images/a")).toMatchObject({ status: 200, body: '{"a":1}' });
    outcome = async () => ({ type: "image/png", bytes: Buffer.from("x") });
    expect((await call("GET", "/images/a")).answerHeaders).toMatchObject({
      "content-type": "image/png",
      "content-disposition": "inline",
      "cache-control": "no-store",
    });
    outcome = async () => ({ type: "application/pdf", bytes: Buffer.from("x"), name: "a.pdf", fixed: true });
    expect((await call("GET", "/images/a")).answerHeaders).toMatchObject({
      "content-disposition": 'attachment; filename="a.pdf"',
      "cache-control": "public, max-age=31536000, immutable",
    });
  });
});

test("a request has thirty seconds to come whole, and a proxy is believed when it is named", async () => {
  expect(http.app.server.requestTimeout).toBe(30_000);
  const warn = vi.spyOn(http.app.log, "warn");
  const forwarded = { "x-forwarded-for": "203.0.113.9", authorization: "ada" };
  await ask({ query: "{ say }" });
  expect(warn).not.toHaveBeenCalled();
  for (let times = 0; times < 2; times += 1) await ask({ query: "{ say }" }, forwarded);
  expect(contexts.map(({ address }) => address)).toEqual(Array(3).fill("127.0.0.1"));
  expect(warn.mock.calls).toEqual([[expect.stringContaining("RESTRIDE_TRUST_PROXY does not name")]]);
  await http.close();
  http = await open({ trustedProxies: ["127.0.0.1"] });
  const warnings = vi.spyOn(http.app.log, "warn");
  await ask({ query: "{ say }" }, forwarded);
  expect(contexts[3]!.address).toBe("203.0.113.9");
  expect(warnings).not.toHaveBeenCalled();
});
