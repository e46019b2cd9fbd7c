import { type Id, readId } from "@restride/domain/values/id.ts";
import { Role } from "@restride/domain/access/roles.ts";
import pg from "pg";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { filledTemplate, smallClinics } from "../../../dev-env/database/filled-template.ts";
import { cloneDatabase, type TestDatabase } from "../../../dev-env/database/test-databases.ts";
import { small } from "../../../dev-env/small-clinics/ids.ts";
import { makeDatabase } from "../../platform/database/database.ts";
import { makePool } from "../../platform/database/pool.ts";
import type { Claims } from "../../platform/tokens/tokens.ts";
import { makeViewers, type Viewers } from "./sign-in.lookups.ts";

const [ada, bob, patient] = [small.user(0, Role.admin), small.user(0, Role.surgeon), small.patient(0, 1)];
let database: TestDatabase;
let pool: pg.Pool;
let owner: pg.Client;
let now: number;
let reads: number;
let viewers: Viewers;
beforeAll(async () => {
  database = await cloneDatabase(filledTemplate(smallClinics, Date.now()));
  pool = makePool(database.url, 1);
  owner = new pg.Client(database.url);
  await owner.connect();
  await owner.query(
    `insert into sessions (session_id, account_id, started_at, last_used_at, ends_at, application, device, place)
     select id, id, '2020-01-01', '2020-01-01', '2100-01-01', 'AdminLite', '', ''
     from (select user_id as id from users union select patient_id from patients) accounts`,
  );
});
afterAll(async () => {
  await owner.end();
  await pool.end();
  await database.drop();
});
beforeEach(() => {
  [now, reads] = [Date.now(), 0];
  viewers = makeViewers(
    makeDatabase(pool, () => (reads += 1)),
    () => now,
  );
});

const claims = (sub: Id, more: Partial<Claims> = {}): Claims => ({
  sub,
  sessionId: sub, // each account has a session with the account's id
  kind: "staff",
  customer: null,
  application: "AdminLite",
  issuedAt: now,
  expiresAt: now + 1,
  ...more,
});
/** Returns how many statements are needed to look up a viewer. */
const costs = async (of: Claims): Promise<number> => {
  const before = reads;
  await viewers.viewerOfToken(of);
  return reads - before;
};

test("an account is believed for two seconds from when it was asked for, and no longer for being asked again", async () => {
  expect(await costs(claims(ada))).toBe(1);
  now += 1_999;
  expect(await costs(claims(ada))).toBe(0);
  now += 1;
  expect(await costs(claims(ada))).toBe(1);
});

test("what is believed of one account is forgotten, in all its clinics, and of no other", async () => {
  const all = [claims(ada), claims(ada, { customer: small.customers[0] }), claims(bob)];
  for (const each of all) expect(await costs(each)).toBe(1);
  viewers.forget(ada);
  expect([await costs(all[0]!), await costs(all[1]!), await costs(all[2]!)]).toEqual([1, 1, 0]);
});

test("staff are who the account says, limited to their surgeons; a token that names another clinic does not move them", async () => {
  const viewer = {
    application: "AdminLite",
    customerId: small.customers[0],
    companyId: null,
    customerIds: null,
    patientId: null,
  };
  expect(await viewers.viewerOfToken(claims(ada, { customer: small.customers[1] }))).toEqual({
    ...viewer,
    userId: ada,
    role: Role.admin,
    surgeonIds: null,
  });
  expect(await viewers.viewerOfToken(claims(bob))).toEqual({
    ...viewer,
    userId: bob,
    role: Role.surgeon,
    surgeonIds: [small.surgeon(0, 1)],
  });
  const associate = await viewers.viewerOfToken(claims(small.user(0, Role.medicalAssociate)));
  expect(associate?.surgeonIds?.length).toBeGreaterThan(0);
  expect(await viewers.viewerOfToken(claims(small.customers[0]))).toBeNull();
});

test.each([
  ["patient", Role.patient, patient],
  ["progress", Role.progressLink, small.order(0, 1)],
  ["caregiver", Role.caregiverLink, small.order(0, 2)],
  ["report", Role.reportLink, small.order(0, 3)],
])("a token of kind %s is of one patient, in one clinic", async (kind, role, sessionId) => {
  if (kind !== "patient")
    await owner.query(
      `insert into patient_links (customer_id, link_id, patient_id, kind, sender_id, recipient, created_at, ends_at)
       values ($1, $2, $3, $4, $5, 'a@b.example', '2020-01-01', '2100-01-01')`,
      [small.customers[0], sessionId, patient, kind, kind === "report" ? ada : null],
    );
  const viewer = { application: "AdminLite", companyId: null, surgeonIds: null, customerIds: null };
  const of = (customer: Id | null) => viewers.viewerOfToken(claims(patient, { kind, customer, sessionId }));
  expect(await of(small.customers[0])).toEqual({
    ...viewer,
    userId: patient,
    role,
    customerId: small.customers[0],
    patientId: patient,
  });
  expect([await of(small.customers[1]), await of(null)]).toEqual([null, null]);
  for (const other of ["progress", "caregiver", "report"].filter((each) => each !== kind))
    expect(
      await viewers.viewerOfToken(claims(patient, { kind: other, customer: small.customers[0]!, sessionId })),
      other,
    ).toBeNull();
});

test("a company's session is in the clinic that its token names, while that is the company's, and a coach's own", async () => {
  const clinicOf = async (role: Role, customer: Id | null) =>
    (await viewers.viewerOfToken(claims(small.user(0, role), { customer })))?.customerId;
  const [own, second, foreign] = small.customers;
  await owner.query("update users set associate_customers = $1 where user_id = $2", [
    [own],
    small.user(0, Role.healthCoach),
  ]);
  for (const role of [Role.companyAdmin, Role.healthCoach]) {
    expect(await clinicOf(role, own)).toBe(own);
    expect([await clinicOf(role, foreign), await clinicOf(role, null)]).toEqual([null, null]);
  }
  expect([await clinicOf(Role.companyAdmin, second), await clinicOf(Role.healthCoach, second)]).toEqual([second, null]);
});

test("somebody works for another customer by id, where they may", async () => {
  const manager = (await viewers.viewerOfToken(claims(small.user(0, Role.companyAdmin))))!;
  expect(manager).toMatchObject({ companyId: small.companies[0], customerId: null });
  expect(await viewers.actIn(manager, small.customers[1])).toEqual({ ...manager, customerId: small.customers[1] });
  for (const other of [small.customers[2], small.user(0, Role.admin), readId("no id")])
    expect(await viewers.actIn(manager, other), other).toBeNull();
});

test("a session of an earlier password is nobody's, though its token was issued after the new one", async () => {
  const user = small.user(2, Role.physio);
  const later = claims(user, { issuedAt: now + 60_000 });
  expect(await viewers.viewerOfToken(later)).not.toBeNull();
  await owner.query("update users set tokens_valid_from = '2020-01-02' where user_id = $1", [user]);
  viewers.forget(user);
  expect(await viewers.viewerOfToken(later)).toBeNull();
});

test("who is switched off is nobody, whatever their token says", async () => {
  const [user, inactive] = [small.user(1, Role.admin), small.patient(1, 1)];
  const person = claims(inactive, { kind: "patient", customer: small.customers[1] });
  for (const each of [claims(user), person]) expect(await viewers.viewerOfToken(each)).not.toBeNull();
  await owner.query("update users set active = false where user_id = $1", [user]);
  await owner.query("update patients set active = false where patient_id = $1", [inactive]);
  now += 2_000;
  const later = { issuedAt: now + 60_000 }; // tokens that were issued before are invalid anyway
  for (const each of [claims(user, later), { ...person, ...later }])
    expect(await viewers.viewerOfToken(each)).toBeNull();
});
