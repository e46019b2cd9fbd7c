import { readFileSync } from "node:fs";
import type { OperationName } from "@restride/domain/operations.ts";
import { Role } from "@restride/domain/access/roles.ts";
import { buildSchema } from "graphql";
import { describe, expect } from "vitest";
import { fixtureIdsAt } from "../dev-env/fixture-ids.ts";
import { aimedClinics } from "../dev-env/small-clinics/fixture-rows.ts";
import { type Caller, signIn } from "../dev-env/caller.ts";
import { documentOf } from "../dev-env/documents.ts";
import { connectLive } from "../dev-env/live-caller.ts";
import { callerRoles, onePerRole } from "../dev-env/people.ts";
import { expectedPermissions } from "../dev-env/requests/expected-permissions.ts";
import { smallEmail } from "../dev-env/small-clinics.ts";
import { small } from "../dev-env/small-clinics/ids.ts";
import { sharedWorldTest as base } from "../dev-env/world-test.ts";
import type { World } from "../dev-env/world.ts";

const test = base.extend("worldOptions", { scope: "file" }, () => ({ fill: aimedClinics }));

const schema = buildSchema(readFileSync(new URL("./schema.graphql", import.meta.url), "utf8"));
/** Subscriptions to domain events. The broadcast that a person is typing is not stored; its feature tests it. */
const names = (Object.keys(schema.getSubscriptionType()!.getFields()) as OperationName[]).filter(
  (name) => name !== "onWriting",
);

let people: ReadonlyMap<Role, Caller>;

/** Domain events in each clinic, about a patient of the second surgeon first and of the first surgeon then. */
const happened = ["CaseCreated", "CaseMovedToVendor", "ReminderAdded", "ExerciseRecorded"];

test.beforeAll(async ({ world }) => {
  people = await onePerRole(world);
  for (const clinic of small.customers.keys()) {
    let no = 0;
    for (const kind of happened)
      for (const patient of [3, 1]) {
        const data = { case: small.case(clinic, patient), by: small.user(clinic, Role.physio), date: "2026-01-01" };
        await world.owner.query("insert into domain_events values ($1, $2, $3, $4, $5, now())", [
          small.customers[clinic],
          (no += 1),
          kind,
          small.patient(clinic, patient),
          data,
        ]);
      }
    await world.owner.query("insert into domain_event_counters values ($1, $2)", [small.customers[clinic], no]);
  }
});

/** Subscriptions to several clinics: their events have no number, and past events are not repeated. */
const unnumbered: readonly OperationName[] = ["onCompanyCases"];

interface Heard {
  readonly status: string;
  readonly fact: number;
}

/** Returns the first message of a subscription about the events, or the refusal. */
const firstHeard = async (
  world: World,
  person: Caller,
  name: OperationName,
  variables: object,
): Promise<Heard | string> => {
  const client = connectLive(world.url, person);
  const query = documentOf(name, unnumbered.includes(name) ? "status" : "status fact");
  try {
    const events = client.iterate<Record<string, Heard>>({ query, variables: { ...variables, since: 0 } });
    const { value } = await events.next();
    return value?.data?.[name] ?? JSON.stringify(value ?? "ended");
  } catch (error) {
    return JSON.stringify(error);
  } finally {
    await client.dispose();
  }
};

/** Starts cases until the message arrives, because a subscription that repeats no past events needs events while it is open. */
const whileCasesOpen = async (message: Promise<Heard | string>): Promise<Heard | string> => {
  let isOver = false;
  const ended = message.finally(() => (isOver = true));
  const document = documentOf("createCaseFromMessage", "status");
  const input = { patientId: small.patient(0, 1), summary: "A", description: "B", type: "Surgeon Message" };
  while (!isOver) await people.get(Role.physio)!.call(document, input);
  return ended;
};

/**
 * The numbers of the events that a subscription yields for its clinic: about the second surgeon's patient, and about the first surgeon's.
 */
const expectedEvents: Record<string, readonly [colleagues: number, own: number]> = {
  onComment: [1, 2],
  addAdminCommentToLite: [1, 2],
  getActionCaseListSubscription: [1, 2],
  moveAiComment: [3, 4],
  onReminders: [5, 6],
  onClinicActivity: [5, 6],
};
const limited: readonly Role[] = [Role.surgeon, Role.medicalAssociate];

describe.each(names)("%s", (name) => {
  test.for(callerRoles)("A220 B447: role %i hears it only if the permissions say so", async (role, { world }) => {
    const message = await whileCasesOpen(
      firstHeard(world, people.get(role)!, name, { patientid: small.patient(0, 1) }),
    );
    if (expectedPermissions[name].roles.includes(role)) expect(message).toMatchObject({ status: "success" });
    else expect(message).toContain("You are not allowed to do this.");
  });
});

describe.each(Object.entries(expectedEvents))("%s", (name, [colleagues, own]) => {
  test("C253 A214: a surgeon and an associate hear of that surgeon's patients only", async ({ world }) => {
    for (const role of expectedPermissions[name as OperationName].roles) {
      const message = await firstHeard(world, people.get(role)!, name as OperationName, {});
      expect(message, `role ${role}`).toEqual({ status: "success", fact: limited.includes(role) ? own : colleagues });
    }
  });
});

test("who may not see a patient any more is told that it is gone, and nothing of what happens", async ({ world }) => {
  const patientid = small.patient(1, 2);
  const move = (surgeon: number) =>
    world.owner.query("update patients set surgeon_id = $1 where patient_id = $2", [
      small.surgeon(1, surgeon),
      patientid,
    ]);
  const surgeon = await signIn(world, smallEmail(1, Role.surgeon));
  const client = connectLive(world.url, surgeon);
  const query = documentOf("onPatientActivity", "status fact");
  const events = client.iterate<Record<string, Heard>>({ query, variables: { patientid, since: 0 } });
  const happens = async (no: number) => {
    await world.owner.query("insert into domain_events values ($1, $2, 'ExerciseRecorded', $3, '{}', now())", [
      small.customers[1],
      no,
      patientid,
    ]);
    await world.owner.query("select publish_events(array[$1::uuid])", [small.customers[1]]);
  };
  await happens(101);
  expect((await events.next()).value?.data?.onPatientActivity).toEqual({ status: "success", fact: 101 });
  await move(2);
  await happens(102);
  expect((await events.next()).value?.data?.onPatientActivity).toEqual({ status: "fail", fact: 0 });
  expect((await events.next()).done).toBe(true);
  await move(1);
  await client.dispose();
});

test("of another clinic's patient, and a surgeon of a colleague's, nothing is told", async ({ world }) => {
  for (const role of expectedPermissions.onPatientActivity.roles) {
    const beyond = [
      fixtureIdsAt(1).patient,
      fixtureIdsAt(2).patient,
      ...(role === Role.surgeon ? [fixtureIdsAt(0, 3).patient] : []),
    ];
    for (const patientid of beyond)
      expect(await firstHeard(world, people.get(role)!, "onPatientActivity", { patientid }), `role ${role}`).toEqual({
        status: "fail",
        fact: 0,
      });
  }
});
