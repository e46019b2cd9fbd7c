import { restOperations } from "@restride/domain/operations.ts";
import { Role } from "@restride/domain/access/roles.ts";
import { describe, expect } from "vitest";
import { fixtureIdsAt } from "../dev-env/fixture-ids.ts";
import { aimedClinics } from "../dev-env/small-clinics/fixture-rows.ts";
import { type Caller, signIn } from "../dev-env/caller.ts";
import { callerRoles, onePerRole } from "../dev-env/people.ts";
import { expectedPermissions } from "../dev-env/requests/expected-permissions.ts";
import { sharedWorldTest as base } from "../dev-env/world-test.ts";
import type { World } from "../dev-env/world.ts";

const test = base.extend("worldOptions", { scope: "file" }, () => ({ fill: aimedClinics }));

let people: ReadonlyMap<Role, Caller>;
let ended: Caller;

test.beforeAll(async ({ world }) => {
  people = await onePerRole(world);
  ended = await signIn(world, "physio@clinic2.example");
  await ended.call("mutation { logout { status } }");
});

type Sent = (world: World, person: Caller | null) => Promise<Response>;

const send =
  (method: string, path: string, body?: string | Uint8Array<ArrayBuffer>, type?: string): Sent =>
  (world, person) =>
    fetch(world.url + path, {
      method,
      headers: {
        ...(person?.token ? { authorization: `Bearer ${person.token}` } : {}),
        ...(type ? { "content-type": type } : {}),
      },
      ...(body === undefined ? {} : { body }),
    });

const report = (id: unknown): Sent =>
  send("POST", "/downloadreport", JSON.stringify({ data: { id } }), "application/json");
const exported = (patientid: unknown): Sent =>
  send("POST", "/activity-log", JSON.stringify({ patientid }), "application/json");
const custody = (orderid: unknown, deviceid: unknown): Sent =>
  send("POST", "/custody", JSON.stringify({ data: { orderid, deviceid } }), "application/json");
const picture = send("POST", "/images", new Uint8Array([1, 2, 3]), "application/octet-stream");

const messageImage = send("POST", "/images/messages/new", new Uint8Array([1, 2, 3]), "application/octet-stream");
const shownImage = (name: string): Sent =>
  send("POST", "/images/messages", JSON.stringify({ fileName: `${name}.webp` }), "application/json");

const trace = async (world: World): Promise<string> => {
  await world.product.afterResponses();
  const { rows } = await world.owner.query(
    "select (select count(*) from audit_log) as changes, (select count(*) from patient_reads) as reads, (select count(*) from images) as images",
  );
  return JSON.stringify(rows[0]);
};

test.each(Object.keys(restOperations) as (keyof typeof restOperations)[])(
  "A220 B447: %s is open to whom the permissions name",
  (name) => {
    expect(restOperations[name].roles.toSorted()).toEqual(expectedPermissions[name].roles.toSorted());
    const reach = restOperations[name].reach as string;
    expect(reach === "customer" ? "clinic" : reach).toBe(expectedPermissions[name].reach);
  },
);

describe.each([
  ["downloadReport", () => report(fixtureIdsAt(0).patient)],
  ["downloadCustody", () => custody(fixtureIdsAt(0).order, fixtureIdsAt(0).refusedItem)],
  ["downloadReports", () => send("GET", `/reports/${fixtureIdsAt(0).patient}.zip`)],
  ["signedForms", () => send("GET", `/signed-forms/${fixtureIdsAt(0).patient}.pdf`)],
  ["exportActivityLog", () => exported(fixtureIdsAt(0).patient)],
  ["uploadPicture", () => picture],
  ["uploadMessageImage", () => messageImage],
  ["showMessageImage", () => shownImage(fixtureIdsAt(0).messageImage)],
] as const)("%s", (name, request) => {
  test("A220 B447: without a session, or with one that has ended, it is refused and nothing changes", async ({
    world,
  }) => {
    const before = await trace(world);
    for (const nobody of [null, { token: "no.token.atall" } as Caller, ended]) {
      const response = await request()(world, nobody);
      expect([response.status, await response.json()]).toEqual([401, { message: "Token expired" }]);
    }
    expect(await trace(world)).toBe(before);
  });

  test("A220 B447: a role outside its list is refused and nothing changes; the others are admitted", async ({
    world,
  }) => {
    for (const role of callerRoles) {
      const before = await trace(world);
      const response = await request()(world, people.get(role)!);
      if (expectedPermissions[name].roles.includes(role))
        expect([401, 403], `role ${role}`).not.toContain(response.status);
      else {
        expect([response.status, await response.json()]).toEqual([403, { message: "You are not allowed to do this." }]);
        expect(await trace(world), `role ${role}`).toBe(before);
      }
    }
  });
});

test("B011: a report of somebody else's patient is answered like one of nobody, and no read is noted", async ({
  world,
}) => {
  const absent = "0190ffff-0000-7000-8000-000000000001";
  for (const role of expectedPermissions.downloadReport.roles) {
    const refused = await report(absent)(world, people.get(role)!);
    const sentence = (await refused.json()) as { message: string };
    expect([refused.status, sentence]).toEqual([404, { message: "This patient was not found." }]);
    const before = await trace(world);
    const beyond = [fixtureIdsAt(1).patient, fixtureIdsAt(2).patient];
    if (role === Role.surgeon) beyond.push(fixtureIdsAt(0, 3).patient);
    for (const id of beyond) {
      const response = await report(id)(world, people.get(role)!);
      expect([response.status, await response.json()], `role ${role}: ${id}`).toEqual([404, sentence]);
    }
    for (const id of ["a b 0", "x".repeat(64), "'; select 1", ""])
      expect((await report(id)(world, people.get(role)!)).status, id).toBe(404);
    expect(await trace(world), `role ${role}`).toBe(before);
  }
});

test("a body that names no patient, or is too large, is refused in a sentence", async ({ world }) => {
  const admin = people.get(Role.admin)!;
  for (const id of [7, null, ["x"], "x".repeat(65)]) expect((await report(id)(world, admin)).status).toBe(404);
  const huge = await send("POST", "/downloadreport", "x".repeat(300_000), "application/json")(world, admin);
  expect(huge.status).toBe(413);
});

test("public routes answer odd and foreign ids with not found, whoever asks", async ({ world }) => {
  const odd = ["a b 0", "..%2f..%2fetc", "%00", "x".repeat(500), fixtureIdsAt(0).patient];
  for (const person of [null, people.get(Role.admin)!])
    for (const id of odd)
      for (const path of [`/qrcode/${id}/-1`, `/vcf/${id}?role=surgeon`, `/images/${id}`]) {
        const { status } = await send("GET", path)(world, person);
        expect([400, 404, 414], path).toContain(status);
      }
  const card = await send("GET", `/vcf/${fixtureIdsAt(2).surgeon}?role=surgeon`)(world, null);
  expect(card.status).toBe(200);
  expect(await card.text()).not.toContain(fixtureIdsAt(2).patient);
});
