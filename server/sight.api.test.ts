import { isOperation, type OperationName, operations } from "@restride/domain/operations.ts";
import { Role } from "@restride/domain/access/roles.ts";
import pg from "pg";
import { describe, expect } from "vitest";
import type { Caller } from "../dev-env/caller.ts";
import { fixtureIdsAt } from "../dev-env/fixture-ids.ts";
import { onePerRole } from "../dev-env/people.ts";
import { expectedPermissions } from "../dev-env/requests/expected-permissions.ts";
import { requestFixtures } from "../dev-env/requests/request-fixtures.ts";
import { limitedRoles, mayShow, stateBeyond } from "../dev-env/requests/territory.ts";
import { aimedClinics, renewRequests } from "../dev-env/small-clinics/fixture-rows.ts";
import { placesIn } from "../dev-env/small-clinics/places-in.ts";
import { atNoon, sharedWorldTest as base } from "../dev-env/world-test.ts";
import type { World } from "../dev-env/world.ts";

const test = base.extend("worldOptions", { scope: "file" }, () => ({ fill: aimedClinics, ...atNoon() }));

const calls = Object.keys(operations).filter(isOperation);
/** The first ends the session of the tests, the second returns the time. */
const passedOver: readonly OperationName[] = ["logout", "getSupport"];
const callsOf = (role: Role): OperationName[] =>
  calls.filter((name) => expectedPermissions[name].roles.includes(role) && !passedOver.includes(name));

/**
 * Matches the condition of sight in a statement. Without the condition, an expression takes its place that is always true and uses its
 * parameter.
 */
const limit = /\/\* sight \*\/ [\w".]+ = (?:any\((\$\d+)::uuid\[\]\)|(\$\d+))/g;
const forgotten = (_limit: string, surgeons?: string, patient?: string): string =>
  surgeons ? `(${surgeons}::uuid[] is not null)` : `(${patient}::uuid is not null)`;

/** Removes the condition from each statement that is sent while some work runs. */
const withoutLimits = async <T>(work: () => Promise<T>): Promise<T> => {
  const prototype = pg.Client.prototype as { query: unknown };
  const query = prototype.query as (...sent: unknown[]) => unknown;
  prototype.query = function (this: unknown, statement: { text?: string; name?: string }, ...rest: unknown[]) {
    if (statement.text?.includes("/* sight */") && statement.name) {
      statement.text = statement.text.replaceAll(limit, forgotten);
      expect(statement.text).not.toContain("/* sight */");
      statement.name = `${statement.name}_blind`;
    }
    return query.call(this, statement, ...rest);
  };
  try {
    return await work();
  } finally {
    prototype.query = query;
  }
};

/** Removes the policy from row-level security while some work runs. */
const withoutPolicies = async <T>({ owner }: World, work: () => Promise<T>): Promise<T> => {
  const { rows } = await owner.query<{ table: string; rule: string }>(
    `select tablename as table, qual as rule from pg_policies where policyname = 'sight' and permissive = 'RESTRICTIVE'`,
  );
  expect(rows.length).toBeGreaterThan(30);
  for (const { table } of rows) await owner.query(`drop policy sight on ${table}`);
  try {
    return await work();
  } finally {
    for (const { table, rule } of rows) await owner.query("select limit_sight($1::text::regclass, $2)", [table, rule]);
  }
};

/** Some operations that would show a colleague's patient, or another patient, without any limit; the link of a report opens one report. */
const leakingWithoutBoth: Partial<Record<Role, OperationName[]>> = {
  [Role.surgeon]: ["getPatient", "getPatientNotes", "getSchedule", "getActionCase", "getCounted", "startReports"],
  [Role.medicalAssociate]: ["getActionCase", "getMessageCase", "getPatientMessages"],
  [Role.patient]: ["getFormByScheduleSubId", "getSurveyDetail"],
  [Role.progressLink]: ["getFormByScheduleSubId", "getSurveyDetail"],
  [Role.caregiverLink]: ["getFormByScheduleSubId", "getSurveyDetail"],
};

let people: ReadonlyMap<Role, Caller>;
test.beforeAll(async ({ world }) => {
  people = await onePerRole(world);
});

/**
 * Returns the operations of a role about a colleague's patient, or another patient, whose answer shows or changes something of that
 * patient.
 */
const leaks = async (world: World, role: Role): Promise<OperationName[]> => {
  const leaking: OperationName[] = [];
  const ids = fixtureIdsAt(0, 3);
  for (const name of callsOf(role)) {
    const before = await stateBeyond(world, role, name, ids);
    const { document, variables } = requestFixtures[name](ids);
    const { answer } = await people.get(role)!.call(document, variables);
    const isShown = placesIn(answer).some((place) => !mayShow(role, name, ids, place));
    if (isShown || (await stateBeyond(world, role, name, ids)) !== before) leaking.push(name);
  }
  await world.settle();
  await renewRequests(world.owner);
  return leaking;
};

/** Returns the answer of each query to a role that names ids of its own patients, including lists, counts and sums. */
const answers = async (role: Role): Promise<Record<string, unknown>> => {
  const read: Record<string, unknown> = {};
  for (const name of callsOf(role)) {
    const { document, variables } = requestFixtures[name](fixtureIdsAt(0));
    if (document.trimStart().startsWith("query"))
      read[name] = (await people.get(role)!.call(document, variables)).answer;
  }
  return read;
};

describe.each(limitedRoles)("role %s", (role) => {
  test("statements that forget whose patients may be seen show and change nothing: row-level security knows it", async ({
    world,
  }) => {
    const usual = await answers(role);
    expect(await withoutLimits(() => answers(role))).toEqual(usual);
    expect(await withoutLimits(() => leaks(world, role))).toEqual([]);
  });

  test("without that row-level security nothing is shown or changed: the statements know it", async ({ world }) => {
    const usual = await answers(role);
    expect(await withoutPolicies(world, () => answers(role))).toEqual(usual);
    expect(await withoutPolicies(world, () => leaks(world, role))).toEqual([]);
  });

  test("without both, patients of others are shown: the tests above can fail", async ({ world }) => {
    const leaking = await withoutPolicies(world, () => withoutLimits(() => leaks(world, role)));
    expect(leaking).toEqual(expect.arrayContaining(leakingWithoutBoth[role] ?? []));
  });
});
