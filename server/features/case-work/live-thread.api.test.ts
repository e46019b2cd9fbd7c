import { Role } from "@restride/domain/access/roles.ts";
import { setTimeout as pause } from "node:timers/promises";
import { describe, expect } from "vitest";
import { aimedClinics } from "../../../dev-env/small-clinics/fixture-rows.ts";
import { type Caller, enterClinic, signIn } from "../../../dev-env/caller.ts";
import { connectLive } from "../../../dev-env/live-caller.ts";
import { smallEmail } from "../../../dev-env/small-clinics.ts";
import { small } from "../../../dev-env/small-clinics/ids.ts";
import { test as base } from "../../../dev-env/world-test.ts";
import type { World } from "../../../dev-env/world.ts";

const test = base.extend("worldOptions", () => ({ fill: aimedClinics }));

let admin: Caller;
let surgeon: Caller;
const [mine, colleagues] = [small.case(0, 1), small.case(0, 3)];

test.beforeEach(async ({ world }) => {
  admin = await signIn(world, smallEmail(0, Role.admin));
  surgeon = await signIn(world, smallEmail(0, Role.surgeon));
});

interface ThreadEvent {
  status: string;
  fact: number;
  caseid: string;
  userName: string;
}

const say = async (who: Caller, comment: string, caseId: string = mine) =>
  (
    await who.call<{ commentid: string }>(
      `mutation { addNewComment(caseId: "${caseId}", comment: "${comment}") { status commentid } }`,
    )
  ).answer.commentid;
const newest = async (world: World): Promise<number> =>
  (await world.owner.query("select coalesce(max(last_number), 0)::int as last from domain_event_counters")).rows[0]
    .last;
const hear = (world: World, who: Caller, name: string, since: number) =>
  connectLive(world.url, who).iterate<Record<string, ThreadEvent>>({
    query: `subscription { ${name}(since: ${since}) { status fact caseid } }`,
  });
/** Returns the numbers of the next domain events of a subscription. */
const next = async (stream: ReturnType<typeof hear>, count: number): Promise<number[]> => {
  const domainEvents: number[] = [];
  while (domainEvents.length < count)
    domainEvents.push(Object.values<ThreadEvent>((await stream.next()).value!.data!)[0]!.fact);
  return domainEvents;
};

describe("onComment", () => {
  test("C246 C253: tells each who may see the case, once and in order; a colleague's case is silent", async ({
    world,
  }) => {
    const since = await newest(world);
    const boss = await enterClinic(world, await signIn(world, smallEmail(0, Role.companyAdmin)), small.customers[0]);
    const [ofSurgeon, ofBoss] = [surgeon, boss].map((who) => hear(world, who, "onComment", since));
    await say(admin, "To a colleague's patient.", colleagues);
    for (const text of ["One.", "Two."]) await say(admin, text);
    await say(surgeon, "My own.");
    await say(admin, "Three.");
    expect(await next(ofSurgeon!, 3)).toEqual([since + 2, since + 3, since + 5]);
    expect(await next(ofBoss!, 5)).toEqual([1, 2, 3, 4, 5].map((nth) => since + nth));
  });

  test("after a cut, what was missed comes once and in order", async ({ world }) => {
    const since = await newest(world);
    const first = hear(world, surgeon, "onComment", since);
    await say(admin, "Before the cut.");
    const [last] = await next(first, 1);
    await first.return!(undefined);
    for (const text of ["Missed.", "Missed too."]) await say(admin, text);
    const again = hear(world, surgeon, "onComment", last!);
    await say(admin, "After it.");
    expect(await next(again, 3)).toEqual([last! + 1, last! + 2, last! + 3]);
  });

  test("who may not see the patient's cases any more hears nothing of them", async ({ world }) => {
    const since = await newest(world);
    const stream = hear(world, surgeon, "onComment", since);
    await say(admin, "Seen.");
    expect(await next(stream, 1)).toEqual([since + 1]);
    const move = (to: number) =>
      world.owner.query("update patients set surgeon_id = $1 where patient_id = $2", [
        small.surgeon(0, to),
        small.patient(0, 1),
      ]);
    await move(2);
    await say(admin, "Not seen.");
    await say(admin, "Of another patient.", small.case(0, 2));
    expect(await next(stream, 1)).toEqual([since + 3]);
  });
});

test("C250 C253: the lite chat hears of comments of other staff, and not of the patient's", async ({ world }) => {
  const since = await newest(world);
  const stream = hear(world, surgeon, "addAdminCommentToLite", since);
  await world.owner.query(
    `with c as (update domain_event_counters set last_number = last_number + 1 where customer_id = $1 returning last_number)
     insert into domain_events select $1, last_number, 'CommentAdded', $2, jsonb_build_object('case', $3::text, 'by', null, 'comment', $3::text), now() from c`,
    [small.customers[0], small.patient(0, 1), mine],
  );
  await say(admin, "From the admin.");
  const [first] = await next(stream, 1);
  const { rows } = await world.owner.query(
    "select data ->> 'by' as by from domain_events where event_number = $1 and customer_id = $2",
    [first, small.customers[0]],
  );
  expect(rows).toEqual([{ by: small.user(0, Role.admin) }]);
});

test("whose account is switched off while listening hears nothing more, and the connection ends", async ({ world }) => {
  const stream = hear(world, surgeon, "onComment", await newest(world));
  await say(admin, "Heard.");
  await next(stream, 1);
  await world.owner.query("update users set active = false where user_id = $1", [small.user(0, Role.surgeon)]);
  const ended = expect(stream.next()).rejects.toMatchObject({ code: 4403 });
  world.clock.advance(2_000);
  await say(admin, "Not heard.");
  await ended;
});

test("C253: the list's subscription tells of what was said, changed, taken back and worked, one's own too", async ({
  world,
}) => {
  const since = await newest(world);
  const boss = await enterClinic(world, await signIn(world, smallEmail(0, Role.companyAdmin)), small.customers[0]);
  const stream = hear(world, boss, "getActionCaseListSubscription", since);
  const id = await say(boss, "Wrong.");
  await boss.call(`mutation { takeBack(id: "${id}") { status } }`);
  await boss.call(`mutation { updateActionCase(caseId: "${mine}", priority: "P1") { status } }`);
  await boss.call(`mutation { addWorkLog(caseId: "${mine}", date: "2026-01-02", hrs: 1) { status } }`);
  expect(await next(stream, 4)).toEqual([1, 2, 3, 4].map((nth) => since + nth));
});

describe("onWriting", () => {
  const follow = (world: World, who: Caller, caseId: string) =>
    connectLive(world.url, who).iterate<Record<string, ThreadEvent>>({
      query: `subscription { onWriting(caseid: "${caseId}") { status caseid userName } }`,
    });
  const tell = async (who: Caller, caseId: string = mine) =>
    (await who.call(`mutation { nowWriting(caseid: "${caseId}") { status message } }`)).answer;
  /** Sends broadcasts until one arrives, because a new subscription receives nothing that was sent before. */
  const heardFrom = async (events: ReturnType<typeof follow>, who: Caller, caseId: string = mine) => {
    const first = events.next();
    let isOver = false;
    void first.finally(() => (isOver = true)).catch(() => undefined);
    while (!isOver) {
      await tell(who, caseId);
      await pause(50);
    }
    return (await first).value!.data!.onWriting;
  };

  test("tells colleagues who look at the case who is writing, and it is kept nowhere", async ({ world }) => {
    const countRows = async () =>
      (
        await world.owner.query(
          "select (select count(*) from domain_events) as events, (select count(*) from audit_log) as log, (select count(*) from idempotency_keys) as keys",
        )
      ).rows;
    const before = await countRows();
    expect(await heardFrom(follow(world, surgeon, mine), admin)).toEqual({
      status: "success",
      caseid: mine,
      userName: "Sam Role1",
    });
    await admin.call(`mutation { nowWriting(caseid: "${mine}") { status } }`, {}, { "idempotency-key": "once" });
    expect(await countRows()).toEqual(before);
  });

  test("nothing is told of one's own writing, nor of a case out of sight", async ({ world }) => {
    const refused = { status: "fail", message: "This case was not found." };
    expect(await tell(surgeon, colleagues)).toMatchObject(refused);
    expect(await tell(await signIn(world, smallEmail(1, Role.admin)))).toMatchObject(refused);
    const [own, ofColleague, inSight] = [
      follow(world, admin, mine),
      follow(world, surgeon, colleagues),
      follow(world, surgeon, mine),
    ];
    await heardFrom(inSight, admin);
    for (let times = 0; times < 3; times += 1) await tell(admin, colleagues);
    // Each event is looked up when it arrives: after ten later events, those three were looked up, before the case comes into sight.
    for (let times = 0; times < 10; times += 1) await heardFrom(inSight, admin);
    expect(await heardFrom(own, surgeon)).toMatchObject({ userName: "Sam Role3" });
    await world.owner.query(
      "update patients p set surgeon_id = o.surgeon_id from patients o where o.patient_id = $1 and p.patient_id = $2",
      [small.patient(0, 1), small.patient(0, 3)],
    );
    const boss = await enterClinic(world, await signIn(world, smallEmail(0, Role.companyAdmin)), small.customers[0]);
    expect(await heardFrom(ofColleague, boss, colleagues)).toMatchObject({ userName: "Sam Role21" });
  });

  test("A220: a therapist, who may not open cases, may not listen", async ({ world }) => {
    const physio = await signIn(world, smallEmail(0, Role.physio));
    await expect(follow(world, physio, mine).next()).rejects.toMatchObject([
      { message: "You are not allowed to do this." },
    ]);
  });
});
