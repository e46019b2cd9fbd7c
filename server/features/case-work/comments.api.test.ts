import { Role } from "@restride/domain/access/roles.ts";
import { beforeEach, describe, expect } from "vitest";
import { aimedClinics } from "../../../dev-env/small-clinics/fixture-rows.ts";
import { type Caller, enterClinic, signIn } from "../../../dev-env/caller.ts";
import { todayAt } from "../../../dev-env/clinic-day.ts";
import { smallEmail } from "../../../dev-env/small-clinics.ts";
import { small } from "../../../dev-env/small-clinics/ids.ts";
import { test as base } from "../../../dev-env/world-test.ts";
import type { World } from "../../../dev-env/world.ts";

const test = base.extend("worldOptions", () => ({ fill: aimedClinics, startAt: todayAt("12:00:00") }));

let admin: Caller;
let surgeon: Caller;
let boss: Caller;
/** Cases of the first surgeon's patient, and of the second's. */
const [mine, colleagues] = [small.case(0, 1), small.case(0, 3)];

test.beforeEach(async ({ world }) => {
  await world.owner.query("delete from case_comments");
  admin = await signIn(world, smallEmail(0, Role.admin));
  surgeon = await signIn(world, smallEmail(0, Role.surgeon));
  boss = await enterClinic(world, await signIn(world, smallEmail(0, Role.companyAdmin)), small.customers[0]);
});

interface CommentResult {
  _id: string;
  userid: string | null;
  userName: string;
  role: string;
  comment: string;
  commented_date: string;
  priority: string;
  imageUrl: object | null;
  edited: boolean;
  version: number;
}
interface CaseAnswer {
  actionCase: { newCommentCount: number; lastViewedDate: string | null; comments: CommentResult[] };
}

const adding = `mutation ($c: ID!, $t: String!, $p: String, $i: String) {
  addNewComment(caseId: $c, comment: $t, priority: $p, image: $i) { status message commentid } }`;
const reading = `query ($c: ID!) { getMessageCase(caseId: $c) { status message actionCase { newCommentCount lastViewedDate
  comments { _id userid userName role comment commented_date priority imageUrl { original } edited version } } } }`;
const say = async (t: string, who = admin, more: object = {}) =>
  (await who.call<{ commentid: string | null }>(adding, { c: mine, t, ...more })).answer;
const thread = async (who = admin) => (await who.call<CaseAnswer>(reading, { c: mine })).answer.actionCase;
const commentTexts = async (who = admin) => (await thread(who)).comments.map(({ comment }) => comment);
const edit = async (id: string, comment: string, version = 1, who = admin) =>
  (
    await who.call(
      `mutation ($t: String!) { editComment(id: "${id}", comment: $t, version: ${version}) { status message } }`,
      { t: comment },
    )
  ).answer;
const act = async (call: "deleteComment" | "restoreComment" | "takeBack", id: string, who = admin) =>
  (await who.call(`mutation { ${call}(id: "${id}") { status message } }`)).answer;
const rows = async (world: World) => (await world.owner.query("select * from case_comments order by comment_id")).rows;

test("C004 C105 C198 C133: a comment is kept with its author, time and priority, oldest first", async ({ world }) => {
  const first = await say(" Keep it charged. ");
  expect(first).toMatchObject({ status: "success", message: "Message Sent!" });
  world.clock.advance(60_000);
  await say("Take it off.", surgeon, { p: "URGENT" });
  const { comments } = await thread();
  const apart = Date.parse(comments[1]!.commented_date) - Date.parse(comments[0]!.commented_date);
  expect(apart).toBeGreaterThanOrEqual(60_000);
  expect(Math.abs(Date.parse(comments[1]!.commented_date) - world.clock.now())).toBeLessThan(30_000);
  expect(comments).toEqual([
    {
      _id: first.commentid,
      userid: small.user(0, Role.admin),
      userName: "Sam Role1",
      role: "Admin",
      comment: "Keep it charged.",
      commented_date: expect.any(String),
      priority: "NORMAL",
      imageUrl: null,
      edited: false,
      version: 1,
    },
    expect.objectContaining({ comment: "Take it off.", priority: "URGENT", role: "Surgeon" }),
  ]);
});

test("C105: what the patient said has the patient's name and no user", async ({ world }) => {
  await world.owner.query(
    "insert into case_comments (customer_id, case_id, comment_id, text, commented_at) values ($1, $2, gen_random_uuid(), 'It blinks.', now())",
    [small.customers[0], mine],
  );
  expect((await thread()).comments).toMatchObject([{ userid: null, userName: "Pat1 Clinic1", role: "Patient" }]);
});

test("A296 C051 C052 C132 C148: a blank comment, one of 4001 characters and an unknown priority are refused, and nothing is kept", async ({
  world,
}) => {
  expect(await say(" \n ")).toMatchObject({ status: "fail", message: "Please enter a message." });
  expect(await say("x".repeat(4001))).toMatchObject({ message: "A message has at most 4000 characters." });
  expect(await say("Soon.", admin, { p: "ASAP" })).toMatchObject({ message: "Choose Normal or Urgent." });
  expect(await say("With an image.", admin, { i: "A".repeat(22) })).toMatchObject({ message: "Image not found" });
  expect(await rows(world)).toEqual([]);
  expect(await say("x".repeat(4000))).toMatchObject({ status: "success" });
});

test("a comment that is sent twice with one key is said once", async () => {
  const key = { "idempotency-key": "one-click" };
  const [one, two] = await Promise.all([1, 2].map(() => admin.call(adding, { c: mine, t: "Once." }, key)));
  expect(two!.answer).toEqual(one!.answer);
  expect(await commentTexts()).toEqual(["Once."]);
});

test("comments that others wrote are new until the case is looked at", async () => {
  await say("From the admin.");
  expect((await thread(surgeon)).newCommentCount).toBe(1);
  expect((await thread(admin)).newCommentCount).toBe(0);
  await surgeon.call(`mutation { updateLastViewed(caseId: "${mine}") { status } }`);
  expect(await thread(surgeon)).toMatchObject({ newCommentCount: 0, lastViewedDate: expect.any(String) });
});

test("what is said in a case moves it up in the lists: it is the last thing that happened to it", async ({ world }) => {
  await say("News.");
  const { rows: caseRows } = await world.owner.query(
    "select c.updated_at = m.commented_at as last from cases c join case_comments m using (case_id) where case_id = $1",
    [mine],
  );
  expect(caseRows).toEqual([{ last: true }]);
});

describe("a comment that is there", () => {
  let id: string;
  beforeEach(async () => {
    id = (await say("Keep it chraged.", admin, { p: "URGENT" })).commentid!;
  });
  /** Says something else in the same case a minute later, which is to stay as it is. Returns it. */
  const sayMore = async (world: World) => {
    world.clock.advance(60_000);
    await say("And cool.");
    return (await thread()).comments[1]!;
  };

  test("C148 C199 C200 C275: is changed by its author, and no other of the case; a second window is told", async ({
    world,
  }) => {
    const other = await sayMore(world);
    expect(await edit(id, "Keep it charged.")).toMatchObject({ status: "success", message: "Comment updated" });
    expect((await thread()).comments).toEqual([
      expect.objectContaining({ comment: "Keep it charged.", edited: true, version: 2, priority: "URGENT" }),
      other,
    ]);
    expect(await edit(id, "Keep it on.")).toMatchObject({
      status: "fail",
      message: "You changed this message in another window. What you write here is kept.",
    });
    expect(await edit(id, " ", 2)).toMatchObject({ message: "Please enter a message." });
    expect(await edit(id, "x".repeat(4001), 2)).toMatchObject({ message: "A message has at most 4000 characters." });
    expect(await commentTexts()).toEqual(["Keep it charged.", "And cool."]);
  });

  test("C199 C200 C210 C211 C275: is deleted by its author, and no other of the case; it can be brought back as it was", async ({
    world,
  }) => {
    await sayMore(world);
    const before = await thread();
    expect(await act("deleteComment", id)).toMatchObject({ status: "success", message: "Comment deleted" });
    expect(await commentTexts()).toEqual(["And cool."]);
    expect(await edit(id, "Too late.")).toMatchObject({ message: "This message was not found." });
    for (let times = 0; times < 2; times += 1) expect((await act("restoreComment", id)).status).toBe("success");
    expect((await thread()).comments).toEqual(before.comments);
  });

  test("can be taken back for 8 seconds, and not after", async ({ world }) => {
    world.clock.advance(-60_000); // early enough, however long the test takes
    expect(await act("takeBack", id)).toMatchObject({ status: "success", message: "Message taken back" });
    expect(await commentTexts()).toEqual([]);
    const late = (await say("Another.")).commentid!;
    world.clock.advance(8_000);
    expect(await act("takeBack", late)).toMatchObject({
      status: "fail",
      message: "This message has been sent already. You can still delete it.",
    });
    expect(await commentTexts()).toEqual(["Another."]);
  });

  test("C064: is nobody else's to change, not even for who may see it", async ({ world }) => {
    const before = await rows(world);
    const elsewhere = await signIn(world, smallEmail(1, Role.admin));
    for (const who of [surgeon, boss, elsewhere]) {
      const refused = { status: "fail", message: "This message was not found." };
      expect(await edit(id, "Mine now.", 1, who)).toMatchObject(refused);
      for (const call of ["deleteComment", "restoreComment", "takeBack"] as const)
        expect(await act(call, id, who)).toMatchObject(refused);
    }
    expect(await rows(world)).toEqual(before);
  });

  test("C064: is its author's only while the case is in sight", async ({ world }) => {
    const own = (await say("From the surgeon.", surgeon)).commentid!;
    await world.owner.query("update patients set surgeon_id = $1 where patient_id = $2", [
      small.surgeon(0, 2),
      small.patient(0, 1),
    ]);
    for (const call of ["deleteComment", "takeBack"] as const)
      expect(await act(call, own, surgeon)).toMatchObject({ message: "This message was not found." });
    expect(await edit(own, "Changed.", 1, surgeon)).toMatchObject({ status: "fail" });
  });
});

test("C198: in a case out of sight nothing can be said: another clinic's, a colleague's", async ({ world }) => {
  const refused = { status: "fail", message: "This case was not found." };
  const elsewhere = await signIn(world, smallEmail(1, Role.admin));
  expect(await say("Hello.", elsewhere)).toMatchObject(refused);
  expect(await say("Hello.", surgeon, { c: colleagues })).toMatchObject(refused);
  const associate = await signIn(world, smallEmail(0, Role.medicalAssociate));
  await world.owner.query("update users set associate_surgeons = $1 where user_id = $2", [
    [small.surgeon(0, 2)],
    small.user(0, Role.medicalAssociate),
  ]);
  world.clock.advance(2_000);
  expect(await say("Hello.", associate)).toMatchObject(refused);
  expect(await rows(world)).toEqual([]);
});

describe("who is told outside of the screens", () => {
  const subscription = JSON.stringify({ endpoint: "https://push.example/1", keys: { p256dh: "k", auth: "a" } });
  test.beforeEach(({ world }) =>
    world.owner.query("insert into push_devices (user_id, token, kind) values ($1, $2, 'web')", [
      small.user(0, Role.surgeon),
      subscription,
    ]),
  );
  const waiting = async (world: World) =>
    (
      await world.owner.query(
        "select run_at > now() + interval '7 seconds' as later from graphile_worker._private_jobs j join graphile_worker._private_tasks t on t.id = j.task_id where t.identifier = 'push-comment'",
      )
    ).rows;
  const afterEightSeconds = async (world: World) => {
    await world.owner.query(
      "update graphile_worker._private_jobs set run_at = now() where payload ->> 'comment' is not null",
    );
    await world.settle();
  };
  const pushed = async (world: World) =>
    (await world.owner.query("select message_key from outgoing_messages where channel = 'webPush'")).rowCount;

  test("a push leaves 8 seconds after the comment, and to others only", async ({ world }) => {
    await say("News.");
    await world.settle();
    expect(await waiting(world)).toEqual([{ later: true }]);
    expect(await pushed(world)).toBe(0);
    await afterEightSeconds(world);
    expect(await pushed(world)).toBe(1);
    await say("Mine.", surgeon);
    await world.settle();
    await afterEightSeconds(world);
    expect(await pushed(world)).toBe(1);
  });

  test.for(["takeBack", "deleteComment"] as const)("after %s nothing is pushed", async (call, { world }) => {
    await act(call, (await say("Wrong patient.", admin, { p: "URGENT" })).commentid!);
    await world.settle();
    await afterEightSeconds(world);
    expect(await pushed(world)).toBe(0);
  });
});
