import { Role } from "@restride/domain/access/roles.ts";
import { describe, expect } from "vitest";
import { askForDeletion } from "../../../dev-env/ask-for-deletion.ts";
import { caller, signIn } from "../../../dev-env/caller.ts";
import { issueProgressToken } from "../../../dev-env/progress-token.ts";
import { register, registrationOf } from "../../../dev-env/register.ts";
import { smallEmail } from "../../../dev-env/small-clinics.ts";
import { small } from "../../../dev-env/small-clinics/ids.ts";
import { atNoon, test as base } from "../../../dev-env/world-test.ts";
import type { World } from "../../../dev-env/world.ts";

const test = base.extend("worldOptions", atNoon);

const [hour, day] = [3_600_000, 86_400_000];
const patient = small.patient(0, 1);
const clinic = small.customers[0]!;
const subscription = JSON.stringify({
  endpoint: "https://fcm.googleapis.com/fcm/send/abc",
  keys: { p256dh: "x", auth: "y" },
});

test.beforeEach(({ world }) => away(world, true));

const away = (world: World, isAway: boolean): void => {
  for (const kind of ["mail", "sms", "push"] as const) world.mailbox.answerWith(kind, isAway ? "serverAway" : "sent");
};
const sql = (world: World, text: string, values: unknown[] = []) => world.owner.query(text, values);
const callAs = async (world: World, role: Role, document: string): Promise<void> => {
  away(world, false);
  const person = await signIn(world, smallEmail(0, role));
  away(world, true);
  const { answer, errors } = await person.call(document);
  expect([answer, errors]).toMatchObject([{ status: "success" }, []]);
  await world.settle();
};

const asAdmin = (world: World, document: string) => callAs(world, Role.admin, document);

/** Actions that cause one message of each kind. */
const causes = {
  invitation: (world: World) =>
    asAdmin(
      world,
      `mutation { addEditUser(input: { customer: "${clinic}", email: "new@clinic1.example", firstname: "New", lastname: "User", role: 2 }) { status } }`,
    ),
  passwordLink: (world: World) =>
    asAdmin(
      world,
      `mutation { resetUserPassword(_id: "${small.user(0, Role.physio)}", email: "${smallEmail(0, Role.physio)}") { status } }`,
    ),
  patientLink: (world: World) => asAdmin(world, `mutation { resetUserPassword(patientid: "${patient}") { status } }`),
  caregiverLink: async (world: World) => {
    const link = caller(world.url, await issueProgressToken(world, 0, 1));
    const share = `mutation { caregiverNotify(patientid: "${patient}", email: "robin@home.example", name: "Robin") { status } }`;
    expect((await link.call(share)).answer).toMatchObject({ status: "success" });
    await world.settle();
  },
  reportLink: async (world: World) => {
    await asAdmin(
      world,
      `mutation { sendReportMail(to: "d.okoye@lakeview.example", subject: "Report", text: "Ready.", patientid: "${patient}") { status } }`,
    );
    await world.settleDelayed();
  },
  deletionNotice: (world: World) => askForDeletion(world, 1),
  notification: (world: World) =>
    asAdmin(
      world,
      `mutation { addNotifications(patientids: ["${patient}"], header: "Hello", message: "Hi") { status } }`,
    ),
  caseNews: async (world: World) => {
    await watch(world);
    await callAs(
      world,
      Role.physio,
      `mutation { createNewCase(patientId: "${patient}", summary: "A", description: "B", type: "Surgeon Message") { status } }`,
    );
  },
  reminderNews: async (world: World) => {
    await watch(world);
    await callAs(
      world,
      Role.physio,
      `mutation { addEvent(id: "${patient}", event: { date: "${world.today()}", title: "Visit" }) { status } }`,
    );
  },
  callbackRequest: async (world: World) => {
    const form = `surgeon: "${small.surgeon(0, 1)}", name: "Ann", phone: "3125550142", message: "Hello"`;
    await caller(world.url).call(`mutation { addCallbackRequest(${form}) { status } }`);
    await world.settle();
  },
  consentCopy: async (world: World) => {
    const person = { email: "reg@home.example", consent_email: "reg@home.example" };
    expect(await register(world.url, await registrationOf(world.url, clinic, person))).toMatchObject({
      status: "success",
    });
    await world.settle();
  },
} as const;

/** Subscribes the administrator's browser to pushes. */
const watch = (world: World) =>
  sql(world, "insert into push_devices (user_id, token, kind, time_zone) values ($1, $2, 'web', 'America/Chicago')", [
    small.user(0, Role.admin),
    subscription,
  ]);
const setPatient = (world: World, change: string) =>
  sql(world, `update patients set ${change} where patient_id = $1`, [patient]);
const setUser = (world: World, change: string, email = smallEmail(0, Role.physio)) =>
  sql(world, `update users set ${change} where email = $1`, [email]);
const endLinks = (world: World) =>
  sql(world, "update patient_links set ended_at = now(), ended_by = 'test', end_reason = 'person'");
const later = (milliseconds: number) => async (world: World) => world.clock.advance(milliseconds);

const waiting = async (world: World) =>
  (
    await sql(
      world,
      "select kind, channel, last_reason, sealed is not null as has_content, undelivered_at from outgoing_messages where sent_at is null",
    )
  ).rows;

/** Brings the receiving service back, and tries the due messages. */
const comeBack = async (world: World): Promise<void> => {
  away(world, false);
  world.clock.advance(hour);
  await world.product.timed.find(({ name }) => name === "retry-messages")!.run();
  await world.settle();
};

/** Runs a statement once the message waits. */
const run = (statement: string) => (world: World) => sql(world, statement);

const losses: readonly [
  kind: keyof typeof causes,
  cause: string,
  change: (world: World) => Promise<unknown>,
  reason: string,
][] = [
  ["invitation", "its link ended", later(day), "ended"],
  [
    "invitation",
    "the user was deactivated",
    (world) => setUser(world, "active = false", "new@clinic1.example"),
    "inactive",
  ],
  [
    "invitation",
    "the address was corrected",
    (world) => setUser(world, "email = 'other@clinic1.example'", "new@clinic1.example"),
    "addressChanged",
  ],
  ["invitation", "a password was set", (world) => setUser(world, "password_hash = 'x'", "new@clinic1.example"), "done"],
  ["passwordLink", "its link ended", later(day), "ended"],
  ["passwordLink", "the user was deactivated", (world) => setUser(world, "active = false"), "inactive"],
  ["passwordLink", "a password was set by another link", (world) => setUser(world, "password_hash = 'x'"), "done"],
  ["patientLink", "its link ended", later(day), "ended"],
  ["patientLink", "the patient was deactivated", (world) => setPatient(world, "active = false"), "inactive"],
  ["patientLink", "the phone was changed", (world) => setPatient(world, "phone = '+13125550199'"), "addressChanged"],
  ["caregiverLink", "its link ended", later(7 * day), "ended"],
  ["caregiverLink", "the patient wants no mail", (world) => setPatient(world, "email_opt_in = false"), "optedOut"],
  ["caregiverLink", "the patient was deactivated", (world) => setPatient(world, "active = false"), "inactive"],
  ["reportLink", "its link ended", later(7 * day), "ended"],
  ["caregiverLink", "somebody ended the link", endLinks, "ended"],
  ["reportLink", "somebody ended the link", endLinks, "ended"],
  ["reportLink", "the patient was deactivated", (world) => setPatient(world, "active = false"), "inactive"],
  ["deletionNotice", "the request was withdrawn", run("update account_deletions set withdrawn_at = now()"), "done"],
  ["deletionNotice", "the account was erased", run("update account_deletions set erased_at = now()"), "gone"],
  ["notification", "the patient was deactivated", (world) => setPatient(world, "active = false"), "inactive"],
  ["caseNews", "the case was resolved", run("update cases set status = 'Resolved'"), "closed"],
  ["caseNews", "the case was archived", run("update cases set archived_at = now()"), "closed"],
  ["caseNews", "the recipient signed out of the browser", run("delete from push_devices"), "unsubscribed"],
  [
    "caseNews",
    "the recipient was deactivated",
    (world) => setUser(world, "active = false", smallEmail(0, Role.admin)),
    "unsubscribed",
  ],
  ["reminderNews", "its day passed", later(day), "pastDay"],
  ["reminderNews", "it was deleted", run("update reminders set deleted_at = now()"), "done"],
  ["reminderNews", "the patient was deactivated", (world) => setPatient(world, "active = false"), "inactive"],
  ["callbackRequest", "the caller was called", run("update callback_requests set called_at = now()"), "done"],
  [
    "callbackRequest",
    "the surgeon's address was changed",
    run("update surgeons set email = 'else@clinic1.example'"),
    "addressChanged",
  ],
  [
    "consentCopy",
    "the address was corrected",
    run("update registered_patients set consent_email = 'other@home.example'"),
    "addressChanged",
  ],
  ["consentCopy", "the registration was deleted", run("delete from registered_patients"), "gone"],
];

describe("a message that lost its sense while it waited is not sent late, but listed without its content", () => {
  test.for(losses)("%s: %s", async ([kind, _why, change, reason], { world }) => {
    await causes[kind](world);
    const before = await waiting(world);
    expect(before.length).toBeGreaterThan(0);
    expect(before.map(({ last_reason }) => last_reason)).toEqual(before.map(() => "serverAway"));
    await change(world);
    const mails = world.mailbox.read().length;
    await comeBack(world);
    expect(world.mailbox.read()).toHaveLength(mails);
    expect(await waiting(world)).toEqual(
      before.map((row) => ({ ...row, last_reason: reason, has_content: false, undelivered_at: expect.any(Date) })),
    );
  });

  test("caseNews: the comment was deleted", async ({ world }) => {
    await causes.caseNews(world);
    await sql(world, "delete from outgoing_messages");
    const [{ id }] = (await sql(world, "select case_id as id from cases order by created_at desc limit 1")).rows;
    await callAs(world, Role.surgeon, `mutation { addNewComment(caseId: "${id}", comment: "Hello") { status } }`);
    await world.settleDelayed();
    expect(await waiting(world)).toMatchObject([{ kind: "caseNews", last_reason: "serverAway" }]);
    await sql(world, "update case_comments set deleted_at = now()");
    await comeBack(world);
    expect(await waiting(world)).toMatchObject([{ last_reason: "closed", has_content: false }]);
  });
});

describe("a message that still has sense is sent once the other side is back", () => {
  test.for(Object.keys(causes) as (keyof typeof causes)[])("%s", async (kind, { world }) => {
    await causes[kind](world);
    const count = (await waiting(world)).length;
    expect(count).toBeGreaterThan(0);
    const before = world.mailbox.read().length;
    await comeBack(world);
    expect(await waiting(world)).toEqual([]);
    expect(world.mailbox.read()).toHaveLength(before + count);
    await comeBack(world);
    expect(world.mailbox.read()).toHaveLength(before + count);
  });
});

test("B038: a notification is delivered once it has left for the phone, and not before", async ({ world }) => {
  const delivered = async () =>
    (await sql(world, "select delivered_at is not null as yes from notification_recipients")).rows.map(
      ({ yes }) => yes,
    );
  await causes.notification(world);
  expect(await delivered()).toEqual([false]);
  await comeBack(world);
  expect(await delivered()).toEqual([true]);
});

test("an address, a name and a text stand in no column and no job of a message that could not be sent", async ({
  world,
}) => {
  await causes.caregiverLink(world);
  await causes.callbackRequest(world);
  await comeBack(world);
  const { rows } = await sql(
    world,
    `select coalesce((select string_agg(m::text, ' ') from outgoing_messages m), '') ||
      coalesce((select string_agg(j::text, ' ') from graphile_worker._private_jobs j), '') as text`,
  );
  for (const word of ["robin", "Robin", "Ann", "3125550142", "Hello", "clinic1.example"])
    expect(rows[0].text).not.toContain(word);
});
