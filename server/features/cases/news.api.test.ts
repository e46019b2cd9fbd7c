import { Role } from "@restride/domain/access/roles.ts";
import { expect } from "vitest";
import { type Caller, enterClinic, signIn } from "../../../dev-env/caller.ts";
import { connectLive } from "../../../dev-env/live-caller.ts";
import { smallEmail } from "../../../dev-env/small-clinics.ts";
import { small } from "../../../dev-env/small-clinics/ids.ts";
import { test as base } from "../../../dev-env/world-test.ts";
import type { World } from "../../../dev-env/world.ts";

const test = base.extend("worldOptions", () => ({ metricsToken }));

const metricsToken = "a token of 16 letters or more";
let admin: Caller;
let physio: Caller;
test.beforeEach(async ({ world }) => {
  admin = await signIn(world, smallEmail(0, Role.admin));
  physio = await signIn(world, smallEmail(0, Role.physio));
});

const start = (person: Caller, patient: number) =>
  person.call<{ caseid: string }>(
    `mutation { createNewCase(patientId: "${small.patient(0, patient)}", summary: "A", description: "B", type: "Surgeon Message") { status caseid } }`,
  );
const remind = async (person: Caller, patientId: string, more = ""): Promise<string> => {
  const event = `{ date: "2099-01-01", title: "Lab Draw" ${more} }`;
  const { answer } = await person.call<{ event: { _id: string } }>(
    `mutation { addEvent(id: "${patientId}", event: ${event}) { status event { _id } } }`,
  );
  return answer.event._id;
};
const hear = (world: World, person: Caller, name: string, fields: string) => {
  const query = `subscription { ${name}(since: 0) { status fact ${fields} } }`;
  return connectLive(world.url, person).iterate<Record<string, Record<string, unknown>>>({ query });
};

test("A214 A273 C246 C253: onComment tells an associate and a user linked to a surgeon of messages of others, of that surgeon's cases", async ({
  world,
}) => {
  await world.owner.query("update users set surgeon_id = $1 where user_id = $2", [
    small.surgeon(0, 1),
    small.user(0, Role.admin),
  ]);
  world.clock.advance(2_000); // the time for which an account is cached
  const associate = await signIn(world, smallEmail(0, Role.medicalAssociate));
  const [ofAssociate, ofLinked] = [associate, admin].map((person) => hear(world, person, "onComment", "caseid"));
  const own = (await start(associate, 1)).answer.caseid;
  await start(physio, 3);
  const { caseid } = (await start(physio, 2)).answer;
  expect((await ofAssociate!.next()).value!.data!.onComment).toMatchObject({ status: "success", caseid });
  for (const expected of [own, caseid])
    expect((await ofLinked!.next()).value!.data!.onComment).toMatchObject({ status: "success", caseid: expected });
});

const caseLookups = async (world: World): Promise<number> => {
  const response = await fetch(`${world.url}/metrics`, { headers: { authorization: `Bearer ${metricsToken}` } });
  return Number(/statement="case"\} (\d+)/.exec(await response.text())?.[1] ?? 0);
};

test("a message is looked up once for all who see the same", async ({ world }) => {
  const associate = await signIn(world, smallEmail(0, Role.medicalAssociate));
  const listening = [admin, admin, admin, associate].map((person) => hear(world, person, "onComment", "caseid"));
  const allHear = async () => {
    const { caseid } = (await start(physio, 1)).answer;
    for (const stream of listening) expect((await stream.next()).value!.data!.onComment).toMatchObject({ caseid });
  };
  await allHear(); // from now on all listen, and nobody reads missed events
  const before = await caseLookups(world);
  await allHear();
  expect((await caseLookups(world)) - before).toBe(2);
});

test("A274 C247 C253: the list's subscription tells of every change, the subscriber's own too", async ({ world }) => {
  const stream = hear(world, admin, "getActionCaseListSubscription", "caseid");
  for (const person of [physio, admin]) {
    const { caseid } = (await start(person, 1)).answer;
    const event = (await stream.next()).value!.data!.getActionCaseListSubscription;
    expect(event).toMatchObject({ status: "success", caseid });
  }
});

test("A277 C250: the lite chat hears of messages of other staff, and not of those from outside", async ({ world }) => {
  const surgeon = await signIn(world, smallEmail(0, Role.surgeon));
  const { caseid } = (await start(physio, 1)).answer;
  const { rows } = await world.owner.query(
    "select coalesce(max(last_number), 0)::int as last from domain_event_counters",
  );
  const query = `subscription { addAdminCommentToLite(since: ${rows[0].last}) { status caseid } }`;
  const stream = connectLive(world.url, surgeon).iterate<Record<string, Record<string, unknown>>>({ query });
  await world.owner.query(
    `insert into domain_events select customer_id, last_number + 1, 'CaseCreated', $1, jsonb_build_object('case', $2::text, 'by', null), now()
     from domain_event_counters where customer_id = $3`,
    [small.patient(0, 1), caseid, small.customers[0]],
  );
  await world.owner.query("update domain_event_counters set last_number = last_number + 1 where customer_id = $1", [
    small.customers[0],
  ]);
  const own = await start(surgeon, 1);
  const otherCase = await start(admin, 1);
  expect((await stream.next()).value!.data!.addAdminCommentToLite).toEqual({
    status: "success",
    caseid: otherCase.answer.caseid,
  });
  expect(own.answer.status).toBe("success");
});

test("A275 C248 C253: onReminders tells of reminders that others in the clinic added, changed, deleted or restored", async ({
  world,
}) => {
  const stranger = await signIn(world, smallEmail(1, Role.physio));
  const stream = hear(world, admin, "onReminders", "patientid");
  const [first, second] = [small.patient(0, 1), small.patient(0, 2)];
  await remind(admin, first);
  await remind(stranger, small.patient(1, 1));
  const id = await remind(physio, second);
  await remind(physio, second, `_id: "${id}"`);
  for (const call of ["deleteEvent", "restoreEvent"]) await physio.call(`mutation { ${call}(id: "${id}") { status } }`);
  await remind(physio, first);
  for (const patientid of [second, second, second, second, first])
    expect((await stream.next()).value!.data!.onReminders).toMatchObject({ status: "success", patientid });
  const afterCut = hear(world, admin, "onReminders", "patientid");
  expect((await afterCut.next()).value!.data!.onReminders).toMatchObject({ status: "success", patientid: second });
});

test("C192: the cases of a company's clinics are counted by state, and none of another's", async ({ world }) => {
  const boss = await signIn(world, smallEmail(0, Role.companyAdmin));
  for (const patient of [1, 2]) await start(admin, patient);
  const stats = (of: string) => boss.call(`{ getActionCaseStats${of} { status message unassigned assigned total } }`);
  expect((await stats("")).answer).toMatchObject({ status: "success", unassigned: 2, assigned: 0, total: 2 });
  expect((await stats(`(customerid: "${small.customers[1]}")`)).answer).toMatchObject({ total: 0 });
  expect((await stats(`(customerid: "${small.customers[2]}")`)).answer).toMatchObject({ status: "fail", total: null });
  const inside = await enterClinic(world, boss, small.customers[1]);
  expect((await inside.call("{ getActionCaseStats { total } }")).answer).toMatchObject({ total: 2 });
  await world.owner.query(
    `insert into cases (customer_id, case_id, type, status, summary, description, created_at, updated_at)
     select $1, gen_random_uuid(), 'New Patient', 'Unassigned', 'A', 'B', now(), now() from generate_series(1, 3)`,
    [small.customers[1]],
  );
  const ofClinics = small.customers.slice(0, 2).map((id) => stats(`(customerid: "${id}")`));
  expect((await Promise.all(ofClinics)).map(({ answer }) => answer.total)).toEqual([2, 3]);
  expect((await stats("")).answer).toMatchObject({ unassigned: 5, total: 5 });
});

test("C108 C118 C192: each state has its count, archived cases are in none, and what the viewer wrote is not unread", async ({
  world,
}) => {
  const boss = await signIn(world, smallEmail(0, Role.companyAdmin));
  const add = (states: string[], writer: Role, archived: boolean) =>
    world.owner.query(
      `insert into cases (customer_id, case_id, type, status, assigned_to, summary, description, created_by, created_at, updated_at, archived_at)
       select $1, gen_random_uuid(), 'New Patient', state, case when state = 'Assigned' then $5::uuid end, 'A', 'B', $2, now(), now(),
         case when $3 then now() end from unnest($4::text[]) state`,
      [small.customers[0], small.user(0, writer), archived, states, small.user(0, Role.healthCoach)],
    );
  await add(["Unassigned", "Assigned", "Assigned", "Unresolved", "Unresolved", "Unresolved"], Role.admin, false);
  await add(
    ["Resolved", "Resolved", "Resolved", "Resolved", ...Array<string>(5).fill("NotAnIssue")],
    Role.companyAdmin,
    false,
  );
  await add(["Unassigned", "Assigned", "Unresolved", "Resolved", "NotAnIssue"], Role.admin, true);
  const counted = "status unassigned assigned unresolved resolved notanissue total unread";
  expect((await boss.call(`{ getActionCaseStats { ${counted} } }`)).answer).toEqual({
    status: "success",
    unassigned: 1,
    assigned: 2,
    unresolved: 3,
    resolved: 4,
    notanissue: 5,
    total: 15,
    unread: 6,
  });
});
