import { Role } from "@restride/domain/access/roles.ts";
import { expect } from "vitest";
import { fixtureIdsAt } from "../dev-env/fixture-ids.ts";
import { type Caller, signIn } from "../dev-env/caller.ts";
import { connectLive } from "../dev-env/live-caller.ts";
import { smallEmail } from "../dev-env/small-clinics.ts";
import { aimedClinics } from "../dev-env/small-clinics/fixture-rows.ts";
import { small } from "../dev-env/small-clinics/ids.ts";
import { test as base } from "../dev-env/world-test.ts";
import type { World } from "../dev-env/world.ts";

const test = base.extend("worldOptions", () => ({ fill: aimedClinics }));

let own: Caller;
let other: Caller;
test.beforeEach(async ({ world }) => {
  [own, other] = (await Promise.all([Role.admin, Role.surgeon].map((role) => signIn(world, smallEmail(0, role))))) as [
    Caller,
    Caller,
  ];
});

const change = async (person: Caller, call: string): Promise<void> => {
  const { answer, errors } = await person.call(`mutation { ${call} { status message } }`);
  expect(errors).toEqual([]);
  expect(answer.status, answer.message).toBe("success");
};
const startCase = (patient: number) =>
  `createNewCase(patientId: "${small.patient(0, patient)}", summary: "A", description: "B", type: "Surgeon Message")`;
const comment = (patient: number) => `addNewComment(caseId: "${small.case(0, patient)}", comment: "Thank you.")`;
const remind = (patient: number) =>
  `addEvent(id: "${small.patient(0, patient)}", event: { date: "2099-01-01", title: "Lab Draw" })`;

const newestEvent = async (world: World): Promise<number> => {
  const { rows } = await world.owner.query<{ last: number }>(
    "select coalesce(max(last_number), 0)::int as last from domain_event_counters where customer_id = $1",
    [small.customers[0]],
  );
  return rows[0]!.last;
};

/**
 * Subscriptions, a change, and whether the person who made the change is notified: only a list that must show every change notifies
 * everybody.
 */
const announcements = [
  { name: "onComment", field: "caseid", act: startCase, toOneself: false },
  { name: "onComment", field: "caseid", act: comment, toOneself: false },
  { name: "addAdminCommentToLite", field: "caseid", act: startCase, toOneself: false },
  { name: "addAdminCommentToLite", field: "caseid", act: comment, toOneself: false },
  { name: "onReminders", field: "patientid", act: remind, toOneself: false },
  { name: "onClinicActivity", field: "patientid", act: remind, toOneself: false },
  { name: "getActionCaseListSubscription", field: "caseid", act: startCase, toOneself: true },
  { name: "getActionCaseListSubscription", field: "caseid", act: comment, toOneself: true },
];

test.for(announcements)(
  "C246 C248 C250: $name announces what another person does, and one's own $field only if the list needs it: $toOneself",
  async ({ name, field, act, toOneself }, { world }) => {
    const since = await newestEvent(world);
    const query = `subscription { ${name}(since: ${since}) { status fact ${field} } }`;
    await change(own, act(1));
    const ownEvent = await newestEvent(world);
    await change(other, act(2));
    const stream = connectLive(world.url, own).iterate<Record<string, { fact: number }>>({ query });
    const { fact } = (await stream.next()).value!.data![name]!;
    expect(fact > since && fact <= ownEvent).toBe(toOneself);
  },
);

test("who writes in a case is shown to others in it, and not to the writer", async ({ world }) => {
  const caseid = fixtureIdsAt(0).case;
  const query = `subscription { onWriting(caseid: "${caseid}") { status userName } }`;
  const stream = connectLive(world.url, own).iterate<Record<string, { userName: string }>>({ query });
  const first = stream.next();
  let isHeard = false;
  void first.then(() => (isHeard = true));
  await expect
    .poll(async () => {
      await change(own, `nowWriting(caseid: "${caseid}")`);
      await change(other, `nowWriting(caseid: "${caseid}")`);
      return isHeard;
    })
    .toBe(true);
  expect((await first).value!.data!.onWriting!.userName).toBe(`Sam Role${Role.surgeon}`);
});

test.for([
  { title: "a new message", act: startCase },
  { title: "a comment", act: comment },
  { title: "a reminder", act: remind },
])(
  "$title is pushed to the browsers of others, and not to those of the person who wrote it",
  async ({ act }, { world }) => {
    const service = "updates.push.services.mozilla.com";
    const webtoken = JSON.stringify({ endpoint: `https://${service}/own`, keys: { p256dh: "k", auth: "a" } });
    const subscribe = `mutation ($t: String!) { setWebToken(webtoken: $t) { status message } }`;
    expect((await own.call(subscribe, { t: webtoken })).answer).toMatchObject({ status: "success" });
    await change(own, act(1));
    await world.settleDelayed(); // a comment waits while it can be taken back
    expect(world.mailbox.read(service)).toEqual([]);
    await change(other, act(1));
    await world.settleDelayed();
    expect(world.mailbox.read(service)).toHaveLength(1);
  },
);

test("C205 C192: one's own case and comment are not unread to oneself, another person's are", async ({ world }) => {
  const isNew = async (): Promise<unknown> =>
    (await own.call(`{ isNewActionCase(customerid: "${small.customers[0]}") { status isNew } }`)).answer.isNew;
  await world.owner.query("delete from cases where customer_id = $1", [small.customers[0]]);
  await change(own, startCase(1));
  expect(await isNew()).toBe(false);
  await change(other, startCase(2));
  expect(await isNew()).toBe(true);
});
