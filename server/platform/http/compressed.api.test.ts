import { brotliDecompressSync, gunzipSync } from "node:zlib";
import { openBareHttp } from "@restride/dev-env/http/bare-http.ts";
import { Role } from "@restride/domain/access/roles.ts";
import type { Viewer } from "@restride/domain/access/viewer.ts";
import { afterEach, beforeEach, expect, test } from "vitest";
import { makeContract, type Resolvers } from "../graphql/contract.ts";
import type { Claims } from "../tokens/tokens.ts";

const contract = makeContract(
  "scalar CalendarDate scalar DateTime type Query { word(length: Int!): String } type Mutation { word(length: Int!): String } type Subscription { a: Int }",
);
const resolvers: Resolvers = { word: (_root, { length }) => "é".padStart(Number(length), "abcd ") };

let http: Awaited<ReturnType<typeof openBareHttp>>;
beforeEach(async () => {
  http = await openBareHttp({
    contract,
    resolvers,
    tokens: {
      publicKey: {},
      issue: async () => "",
      read: async () => ({ sub: "ada", sessionId: "s", expiresAt: Number.MAX_VALUE }) as Claims,
    },
    viewers: {
      viewerOfToken: async () => ({ userId: "ada", role: Role.admin }) as unknown as Viewer,
      actIn: async () => null,
      isRunBy: async () => false,
    },
    mayStrangersSend: () => true,
  });
});
afterEach(() => http.close());

/** Requests an answer with a word of so many characters, the last of which needs two bytes. */
const ask = (length: number, accepts: string | undefined, operation = "query", token = "Bearer ada") =>
  http.app.inject({
    method: "POST",
    url: "/graphql",
    headers: { authorization: token, ...(accepts === undefined ? {} : { "accept-encoding": accepts }) },
    payload: { query: `${operation} { word(length: ${length}) }` },
  });

test.each([
  ["gzip, deflate, br, zstd", "br", brotliDecompressSync],
  ["gzip;q=1.0, BR ; q=0.5", "br", brotliDecompressSync],
  ["gzip, br;q=0", "gzip", gunzipSync],
])("whoever takes %s is sent %s, whole", async (accepts, way, open) => {
  const answer = await ask(5000, accepts);
  expect(answer.headers).toMatchObject({
    "content-encoding": way,
    vary: "accept-encoding",
    "content-type": "application/json; charset=utf-8",
    "content-length": String(answer.rawPayload.length),
  });
  expect(answer.rawPayload.length).toBeLessThan(200);
  expect(JSON.parse(open(answer.rawPayload).toString()).data.word).toHaveLength(5000);
});

test.each([undefined, "", "identity", "deflate", "xbr, gzipped", "gzip;q=0, br;q=0.0"])(
  "whoever takes %s is sent it as it is",
  async (accepts) => {
    const answer = await ask(5000, accepts);
    expect(answer.headers).not.toHaveProperty("content-encoding");
    expect(answer.json().data.word).toHaveLength(5000);
  },
);

test("an answer of 1,024 bytes is sent as it is, a longer one is compressed", async () => {
  const around = '{"data":{"word":""}}'.length + 1;
  const [short, long] = [await ask(1024 - around, "br"), await ask(1025 - around, "br")];
  expect([short.rawPayload.length, short.headers["content-encoding"]]).toEqual([1024, undefined]);
  expect(long.headers["content-encoding"]).toBe("br");
});

test("what a mutation answers is never compressed, nor what a stranger is told", async () => {
  for (const answer of [await ask(5000, "br", "mutation"), await ask(5000, "br", "query", "")]) {
    expect(answer.headers).not.toHaveProperty("content-encoding");
    expect(answer.json().data.word).toHaveLength(5000);
  }
});
