import { documentOf } from "../dev-env/documents.ts";
import { Role } from "@restride/domain/access/roles.ts";
import { describe, expect } from "vitest";
import { type Caller, signIn } from "../dev-env/caller.ts";
import { smallEmail } from "../dev-env/small-clinics.ts";
import { small } from "../dev-env/small-clinics/ids.ts";
import { sharedWorldTest as test } from "../dev-env/world-test.ts";
import type { World } from "../dev-env/world.ts";

let admin: Caller;

test.beforeAll(async ({ world }) => {
  admin = await signIn(world, smallEmail(0, Role.admin));
});

const post = (world: World, body: string, headers: Record<string, string> = { "content-type": "application/json" }) =>
  fetch(`${world.url}/graphql`, { method: "POST", headers, body });

const isUp = async (world: World) => (await fetch(`${world.url}/healthz`)).status;

describe("requests that cannot be read", () => {
  test.for([
    ["broken JSON", '{"query": "{ getPatientStats', 400, /read/],
    ["no query", '{"variables": {}}', 400, /GraphQL query/],
    ["a query that is no text", '{"query": 7}', 400, /GraphQL query/],
    ["no GraphQL", '{"query": "hello"}', 400, /Syntax Error/],
    ["an unknown operation", '{"query": "{ dropTables }"}', 400, /Cannot query field/],
    ["10 MB", `{"query": "${"x".repeat(10 * 1024 * 1024)}"}`, 413, /too large/],
  ] as const)("%s is answered with a sentence", async ([, body, status, sentence], { world }) => {
    const response = await post(world, body);
    expect(response.status).toBe(status);
    const { errors } = (await response.json()) as { errors: { message: string }[] };
    expect(errors[0]!.message).toMatch(sentence);
    expect(await isUp(world)).toBe(200);
  });

  test("A225 B300 C188 C189: GraphQL is a POST to /graphql, and a page's address answers no calls", async ({
    world,
  }) => {
    const query = "{ getCompanies(input: {}) { status } }";
    expect((await fetch(`${world.url}/graphql?query=${encodeURIComponent(query)}`)).status).toBe(404);
    expect((await fetch(`${world.url}/api/graphql`, { method: "POST" })).status).toBe(404);
    expect((await post(world, JSON.stringify({ query }))).status).toBe(200);
  });

  test("another kind of content, and an address that does not exist", async ({ world }) => {
    expect((await post(world, "query=x", { "content-type": "text/plain" })).status).toBe(415);
    expect((await fetch(`${world.url}/nowhere`)).status).toBe(404);
    expect((await fetch(`${world.url}/metrics`)).status).toBe(404);
  });
});

describe("queries that ask for too much", () => {
  const errorOf = async (query: string) => (await admin.call(query)).errors[0]?.message;

  test("what is found and what is not carries the headers that protect browsers", async ({ world }) => {
    for (const answer of [
      await fetch(`${world.url}/healthz`),
      await fetch(`${world.url}/nowhere`),
      await post(world, "{"),
    ]) {
      expect(answer.headers.get("x-content-type-options")).toBe("nosniff");
      expect(answer.headers.get("content-security-policy")).toContain("default-src 'self'");
    }
  });

  test("deep, wide, many calls, endless fragments", async () => {
    const many = Array.from({ length: 6 }, (_, at) => `a${at}: getPatientStats { active }`).join(" ");
    expect(await errorOf(`{ ${many} }`)).toBe("A request may hold at most 5 calls.");
    const wide = Array.from({ length: 401 }, (_, at) => `a${at}: active`).join(" ");
    expect(await errorOf(`{ getPatientStats { ${wide} } }`)).toMatch(/too many fields/);
    const deep =
      "{ __schema { types { fields { type { ofType { ofType { ofType { ofType { ofType { ofType { name } } } } } } } } } } }";
    expect(await errorOf(deep)).toMatch(/too deeply/);
    expect(await errorOf("{ ...a } fragment a on Query { ...b } fragment b on Query { ...a }")).toMatch(/itself/);
    expect(await errorOf(`{ ${"x ".repeat(15_000)} }`)).toMatch(/too long/);
  });
});

describe("values that make no sense", () => {
  const start = documentOf("createNewCase", "status message caseid");
  const input = { patientId: small.patient(0, 1), summary: "A", description: "B", type: "Surgeon Message" };

  test("B445 C148: over-long texts are refused in the form's words, and nothing is kept", async ({ world }) => {
    const { answer } = await admin.call(start, { ...input, description: "x".repeat(4_001) });
    expect(answer).toMatchObject({ status: "fail", message: "Message must be 4000 characters or less", caseid: null });
    expect((await world.owner.query("select from cases")).rowCount).toBe(0);
  });

  test("text that no database keeps, wrong types, impossible dates and pages", async ({ world }) => {
    const nul = await admin.call(start, { ...input, summary: "a\u0000b" });
    expect(nul.answer).toMatchObject({
      status: "fail",
      message: "A text has a sign in it that cannot be kept. Type it again without that sign.",
    });
    const wrong = await admin.call(start, { ...input, summary: 7 });
    expect(wrong.errors[0]!.message).toMatch(/String cannot represent/);
    const date = await admin.call(
      `{ getRangeExercises(patientid: "x", startdate: "2026-02-30", enddate: "2026-03-01") { status } }`,
    );
    expect(date.errors[0]!.message).toMatch(/YYYY-MM-DD/);
    const page = await admin.call(`{ getPatientList(metadata: { current: 0, pageSize: 100000 }) { status message } }`);
    expect(page.answer).toMatchObject({ status: "fail" });
    expect(await isUp(world)).toBe(200);
  });

  test("a name with quotes, semicolons and markup is only a name", async () => {
    const { answer } = await admin.call(
      `query ($n: String) { getPatientList(filters: { lastname_plain: $n }) { status total } }`,
      {
        n: "'; drop table patients; --<b>",
      },
    );
    expect(answer).toMatchObject({ status: "success", total: 0 });
  });
});

test("a crash tells the client nothing of our insides, and the next request is served", async ({ world }) => {
  await world.owner.query("alter table reminders rename to reminders_gone");
  const today = new Date().toISOString().slice(0, 10);
  const broken = await admin.call(
    `{ getDateRangeActivities(patientid: "${small.patient(0, 1)}", startdate: "${today}", enddate: "${today}") { status activities { reminders { title } } } }`,
  );
  await world.owner.query("alter table reminders_gone rename to reminders");
  expect(broken.errors).toMatchObject([
    { message: "Something went wrong on our side. Nothing was changed. Try again in a moment." },
  ]);
  expect((await admin.call("{ getPatientStats { status active } }")).answer).toMatchObject({ status: "success" });
});
