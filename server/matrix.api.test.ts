import { readFileSync } from "node:fs";
import { isOperation, type OperationName } from "@restride/domain/operations.ts";
import { Role } from "@restride/domain/access/roles.ts";
import { buildSchema } from "graphql";
import { describe, expect } from "vitest";
import { type FixtureIds, fixtureIdsAt } from "../dev-env/fixture-ids.ts";
import { aimedClinics, renewRequests } from "../dev-env/small-clinics/fixture-rows.ts";
import { placesIn } from "../dev-env/small-clinics/places-in.ts";
import { type Caller, caller, signIn } from "../dev-env/caller.ts";
import { callerRoles, onePerRole } from "../dev-env/people.ts";
import { expectedPermissions } from "../dev-env/requests/expected-permissions.ts";
import { requestFixtures } from "../dev-env/requests/request-fixtures.ts";
import { limitedRoles, mayShow, stateBeyond } from "../dev-env/requests/territory.ts";
import { sharedWorldTest as base } from "../dev-env/world-test.ts";
import type { World } from "../dev-env/world.ts";

const test = base.extend("worldOptions", { scope: "file" }, () => ({ fill: aimedClinics }));

const schema = buildSchema(readFileSync(new URL("./schema.graphql", import.meta.url), "utf8"));
const fieldsOf = (kind: "Query" | "Mutation"): string[] =>
  Object.keys((schema.getType(kind) as { getFields(): object } | undefined)?.getFields() ?? {});
const calls = [...fieldsOf("Query"), ...fieldsOf("Mutation")].filter(isOperation);
const guarded = calls.filter((name) => expectedPermissions[name].reach !== "public");
const notAllowed = "You are not allowed to do this.";
const refusedTexts = [notAllowed, "Choose a customer first.", "Token expired"];

let people: ReadonlyMap<Role, Caller>;
let expired: Caller;

test.beforeAll(async ({ world }) => {
  people = await onePerRole(world);
  expired = await signIn(world, "physio@clinic2.example");
  await world.owner.query("update users set tokens_valid_from = $1 where email = 'physio@clinic2.example'", [
    new Date(world.clock.now() + 60_000).toISOString(),
  ]);
});

/** Returns everything that a request could change. Sign-in secrets are left out, because a wrong try may be counted. */
const trace = async (world: World): Promise<string> => {
  await world.product.afterResponses();
  const { rows } = await world.owner.query(`select
    (select count(*) from audit_log) as changes, (select count(*) from domain_events) as events, (select count(*) from patient_reads) as reads,
    (select sum(exercise_done + measurement_done + questionnaire_done) from patient_days) as done,
    (select count(*) from idempotency_keys) as keys,
    (select count(*) from graphile_worker._private_jobs) as jobs`);
  return JSON.stringify(rows[0]);
};

const ask = (person: Caller, name: OperationName, ids: FixtureIds) => {
  const { document, variables } = requestFixtures[name](ids);
  return person.call(document, variables, { "idempotency-key": crypto.randomUUID() });
};
const listed = (name: OperationName): Role[] =>
  callerRoles.filter((role) => expectedPermissions[name].roles.includes(role));
const unlisted = (name: OperationName): Role[] =>
  callerRoles.filter((role) => !expectedPermissions[name].roles.includes(role));

const changes = new Set<string>(fieldsOf("Mutation"));
/** Whether a request may have changed the data that the next test begins with. */
let isChanged = true;

test.beforeEach(async ({ world }) => {
  if (!isChanged) return;
  await world.settleDelayed(); // jobs that the test before queued
  await renewRequests(world.owner);
  isChanged = false;
});

describe.each(guarded)("%s", (name) => {
  test.afterAll(async ({ world }) => {
    if (name === "logout") people = await onePerRole(world); // their sessions have ended
  });

  test("A220 B447: without a session, or with one that has ended, it is refused and nothing changes", async ({
    world,
  }) => {
    const before = await trace(world);
    for (const nobody of [caller(world.url), caller(world.url, "no.token.atall"), expired]) {
      const { answer } = await ask(nobody, name, fixtureIdsAt(0));
      expect(answer).toMatchObject({ status: "Token expired", message: "Token expired" });
    }
    expect(await trace(world)).toBe(before);
  });

  test("A220 B447 C181: a role outside its list is refused and nothing changes", async ({ world }) => {
    const before = await trace(world);
    for (const role of unlisted(name)) {
      const { answer } = await ask(people.get(role)!, name, fixtureIdsAt(0));
      expect(answer, `role ${role}`).toMatchObject({ status: "fail", message: notAllowed });
    }
    expect(await trace(world)).toBe(before);
  });
});

/** Returns the first clinic's ids with one of them from elsewhere, each in turn. */
const oneOf = (elsewhere: FixtureIds): FixtureIds[] =>
  (Object.keys(elsewhere) as (keyof FixtureIds)[]).map((key) => ({ ...fixtureIdsAt(0), [key]: elsewhere[key] }));

const borders: { readonly title: string; readonly idsOfPatients: (role: Role) => FixtureIds[] }[] = [
  { title: "of a sister clinic, which is none of a coach's,", idsOfPatients: () => [fixtureIdsAt(1)] },
  { title: "of another company's clinic", idsOfPatients: () => [fixtureIdsAt(2)] },
  {
    title: "with one id of another clinic among own ones",
    idsOfPatients: () => [...oneOf(fixtureIdsAt(1)), ...oneOf(fixtureIdsAt(2))],
  },
  {
    title: "of a colleague's patient",
    idsOfPatients: (role) => (limitedRoles.includes(role) ? [fixtureIdsAt(0, 3), ...oneOf(fixtureIdsAt(0, 3))] : []),
  },
];

/** Excludes the operation that ends the session of the other tests. */
const bordered = guarded.filter((name) => name !== "logout");

/** Operations that refuse the fixture's own ids too, so the tests of their features check their limits instead. */
const refusedAtHome = [
  "addEditCustomer", // the request names a version that is not the newest
  "addEditSurgeon", // the same reason
  "assignedToMoveAi", // a case can be assigned only once
  "caregiverNotify",
  "editPatient", // the request has a new surgery date without a preview
  "moveSurgery", // the same reason
  "moveUnit", // only for a sent unit, with the newest custody line that was read
  "replaceUnit", // the same reason
  "cancelReportJob", // only for a running job of the caller
  "changeUserPassword", // the request's old password is wrong
  "getFormByScheduleSubId",
  "removeSurgeons", // the surgeons have active patients
  "resetUserPassword",
  "revokeTrustedDevice", // the request names the device of a colleague
  "setUserDeviceToken",
  "setWebToken",
  "takeBackReportMail", // only for a mail that the caller sent moments before
];

/** Returns whether a request with these ids differs from the one with the first clinic's ids. */
const isOther = (name: OperationName, ids: FixtureIds): boolean =>
  requestFixtures[name](ids).document !== requestFixtures[name](fixtureIdsAt(0)).document;

describe.each(bordered)("%s", (name) => {
  test("A224 C259 C260: a role of its list is admitted in its own clinic, and told 'success' or 'fail' with a message", async () => {
    isChanged = changes.has(name);
    const succeeded: Role[] = [];
    for (const role of listed(name)) {
      const { answer, errors } = await ask(people.get(role)!, name, fixtureIdsAt(0));
      expect(errors, `role ${role}`).toEqual([]);
      expect(refusedTexts, `role ${role}`).not.toContain(answer.message);
      expect(answer, `role ${role}`).toMatchObject({
        status: expect.stringMatching(/^(success|fail)$/),
        message: expect.any(String),
      });
      if (answer.status === "success") succeeded.push(role);
    }
    expect(
      succeeded.length > 0 || refusedAtHome.includes(name),
      "no border is proven by a call that never succeeds",
    ).toBe(true);
  });

  test.for(borders)("$title it shows and changes nothing", async ({ idsOfPatients }, { world }) => {
    isChanged = changes.has(name);
    for (const role of listed(name)) {
      const requests = idsOfPatients(role).filter((ids) => isOther(name, ids));
      for (const group of Map.groupBy(requests, ({ customer }) => customer).values()) {
        const before = await stateBeyond(world, role, name, group[0]!);
        for (const ids of group) {
          const { answer, errors } = await ask(people.get(role)!, name, ids);
          expect(errors, `role ${role}`).toEqual([]);
          const strange = placesIn(answer).filter((place) => !mayShow(role, name, ids, place));
          expect(strange, `role ${role}: ${JSON.stringify(answer)}`).toEqual([]);
        }
        expect(await stateBeyond(world, role, name, group[0]!), `role ${role}`).toBe(before);
      }
    }
  });
});
