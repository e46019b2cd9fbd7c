import { Role } from "@restride/domain/access/roles.ts";
import { describe, expect } from "vitest";
import { type Caller, caller, enterClinic, signIn } from "../../../dev-env/caller.ts";
import { metricsToken } from "../../../dev-env/database/sent-statements.ts";
import {
  callMutation,
  failForPatient,
  failToInvite,
  listUndelivered,
  retryMessages,
  type UndeliveredMessage,
} from "../../../dev-env/outbox/undelivered-caller.ts";
import { issueProgressToken } from "../../../dev-env/progress-token.ts";
import { smallEmail } from "../../../dev-env/small-clinics.ts";
import { small } from "../../../dev-env/small-clinics/ids.ts";
import { test as base } from "../../../dev-env/world-test.ts";

const test = base.extend("worldOptions", () => ({ metricsToken }));

const hour = 3_600_000;
const patient = small.patient(0, 1);
const company = small.companies[0]!;
const clinic = small.customers[0]!;
const notFound = { status: "fail", message: "This message is no longer in the list." };

let admin: Caller;
test.beforeEach(async ({ world }) => {
  admin = await signIn(world, smallEmail(0, Role.admin));
});

describe("the list", () => {
  test("says to whom, what kind, since when, why in words and how often", async ({ world }) => {
    const before = world.clock.now();
    await failForPatient(world, admin);
    const answer = await listUndelivered(admin);
    expect(answer).toMatchObject({ status: "success", total: 1 });
    expect(answer.messages).toEqual([
      {
        _id: expect.any(String),
        patientid: patient,
        kind: "Password link",
        channel: "sms",
        name: "Pat1 Clinic1",
        recipient: "•••• 0101",
        about: "",
        since: expect.any(String),
        reason: "The SMS gateway refused it.",
        tries: 1,
        nexttry: null,
        sendable: true,
        instead: "",
      },
    ]);
    const since = Date.parse(answer.messages![0]!.since as string);
    expect(since).toBeGreaterThanOrEqual(before);
    expect(since).toBeLessThanOrEqual(world.clock.now());
  });

  test("without a gateway a message is not sent, and says so", async ({ world }) => {
    await failForPatient(world, admin, "notSetUp");
    world.mailbox.answerWith("push", "notSetUp");
    await callMutation(admin, `addNotifications(patientids: ["${patient}"], header: "Hello", message: "Hi")`);
    await world.settle();
    const { messages } = await listUndelivered(admin);
    expect(messages!.map(({ kind, reason, tries }) => [kind, reason, tries])).toEqual([
      ["Notification", "Not sent: no push gateway is set up.", 1],
      ["Password link", "Not sent: no SMS gateway is set up.", 1],
    ]);
    expect(world.mailbox.read().filter(({ kind }) => kind !== "mail")).toEqual([]);
  });

  test("shows a caregiver's address masked, and the patient as what it is about", async ({ world }) => {
    world.mailbox.answerWith("mail", "unknownMailbox");
    const link = caller(world.url, await issueProgressToken(world, 0, 1));
    await callMutation(link, `caregiverNotify(patientid: "${patient}", email: "robin@home.example", name: "Robin")`);
    await world.settle();
    expect((await listUndelivered(admin)).messages).toMatchObject([
      {
        kind: "Caregiver link",
        name: "",
        recipient: "r•••@home.example",
        about: "Pat1 Clinic1",
        reason: "The mail server does not know this address. Check it.",
      },
    ]);
  });

  test("holds what fails for an hour and is still tried, with the next try, and no shorter disturbance", async ({
    world,
  }) => {
    await failForPatient(world, admin, "serverAway");
    expect((await listUndelivered(admin)).messages).toEqual([]);
    world.mailbox.answerWith("sms", "timedOut");
    world.clock.advance(hour + 1_000);
    await retryMessages(world);
    expect((await listUndelivered(admin)).messages).toMatchObject([
      { reason: "The SMS gateway did not answer in time.", tries: 2, nexttry: expect.any(String), sendable: true },
    ]);
    world.mailbox.answerWith("sms", "sent");
    world.clock.advance(hour);
    await retryMessages(world);
    expect((await listUndelivered(admin)).messages).toEqual([]);
  });

  test("has 20 a page, newest first, and those of one patient for the panel", async ({ world }) => {
    await failForPatient(world, admin);
    await world.owner.query(
      `insert into outgoing_messages (customer_id, message_id, message_key, channel, kind, queued_at, tries, tries_until, last_reason, undelivered_at)
       select $1, gen_random_uuid(), 'many ' || n, 'mail', 'appLink', now() - n * interval '1 day', 1, now(), 'refused', now() from generate_series(1, 24) n`,
      [clinic],
    );
    const first = await listUndelivered(admin);
    expect([first.messages!.length, first.total]).toEqual([20, 25]);
    expect(first.messages![0]).toMatchObject({ kind: "Password link" });
    const second = await listUndelivered(admin, "metadata: { current: 2, pageSize: 20 }");
    expect([second.messages!.length, second.total]).toEqual([5, 25]);
    expect(new Set([...first.messages!, ...second.messages!].map(({ _id }) => _id)).size).toBe(25);
    expect((await listUndelivered(admin, `patientid: "${patient}"`)).messages).toMatchObject([
      { kind: "Password link" },
    ]);
    expect(await listUndelivered(admin, `patientid: "${small.patient(0, 2)}"`)).toMatchObject({
      messages: [],
      total: 0,
    });
    expect(await listUndelivered(admin, "metadata: { current: 0 }")).toMatchObject({ status: "fail" });
  });

  test("once its link has ended it says what to do instead", async ({ world }) => {
    await failToInvite(world, admin, `customer: "${clinic}"`, Role.physio);
    world.clock.advance(24 * hour);
    await retryMessages(world);
    const again = await signIn(world, smallEmail(0, Role.admin));
    const { messages } = await listUndelivered(again);
    expect(messages).toMatchObject([
      {
        kind: "Invitation",
        name: "New User",
        recipient: "new@home.example",
        sendable: false,
        instead: "Send a new password link from the list of users.",
      },
    ]);
    expect(await callMutation(again, `sendMessageAgain(id: "${messages![0]!._id}")`)).toEqual({
      status: "fail",
      message: "This message can no longer be sent. Send a new password link from the list of users.",
    });
  });
});

describe("who reads of it", () => {
  test("a company's own people: its admin and the super admin, no clinic and no other company", async ({ world }) => {
    const companyAdmin = await signIn(world, smallEmail(0, Role.companyAdmin));
    await failToInvite(world, companyAdmin, `company: "${company}"`, Role.healthCoach);
    const superAdmin = await signIn(world, smallEmail(0, Role.superAdmin));
    const other = await signIn(world, smallEmail(2, Role.companyAdmin));
    for (const [person, place] of [
      [companyAdmin, ""],
      [superAdmin, ""],
      [superAdmin, `companyid: "${company}"`],
    ] as const)
      expect((await listUndelivered(person, place)).messages, place).toMatchObject([
        { kind: "Invitation", name: "New User" },
      ]);
    expect((await listUndelivered(admin)).messages).toEqual([]);
    expect((await listUndelivered(other)).messages).toEqual([]);
    expect((await listUndelivered(superAdmin, `companyid: "${small.companies[1]}"`)).messages).toEqual([]);
    expect(await listUndelivered(other, `companyid: "${company}"`)).toMatchObject({ status: "fail" });
    const [{ _id }] = (await listUndelivered(companyAdmin)).messages as [UndeliveredMessage];
    expect(await callMutation(other, `sendMessageAgain(id: "${_id}")`)).toEqual(notFound);
    expect(await callMutation(companyAdmin, `sendMessageAgain(id: "${_id}")`)).toMatchObject({ status: "success" });
    await world.settle();
    expect(world.mailbox.read("new@home.example")).toHaveLength(1);
  });

  test("a clinic's own people and patients: its admin, and a company admin who works there", async ({ world }) => {
    await failToInvite(world, admin, `customer: "${clinic}"`, Role.physio);
    const companyAdmin = await signIn(world, smallEmail(0, Role.companyAdmin));
    expect((await listUndelivered(companyAdmin)).messages).toEqual([]);
    const there = await enterClinic(world, companyAdmin, clinic);
    expect((await listUndelivered(there, `customerid: "${clinic}"`)).messages).toMatchObject([{ kind: "Invitation" }]);
    const superAdmin = await signIn(world, smallEmail(0, Role.superAdmin));
    expect((await listUndelivered(superAdmin)).messages).toEqual([]);
  });
});

test("metrics count what waits, what was not delivered, the oldest and the tries, and name nobody", async ({
  world,
}) => {
  await failForPatient(world, admin);
  world.mailbox.answerWith("mail", "serverAway");
  await callMutation(
    admin,
    `resetUserPassword(_id: "${small.user(0, Role.physio)}", email: "${smallEmail(0, Role.physio)}")`,
  );
  await world.settle();
  await world.owner.query("update outgoing_messages set queued_at = now() - interval '1 hour' where channel = 'mail'");
  const response = await fetch(`${world.url}/metrics`, { headers: { authorization: `Bearer ${metricsToken}` } });
  const lines = (await response.text()).split("\n").filter((line) => line.startsWith("restride_message"));
  expect(lines).toEqual(
    expect.arrayContaining([
      'restride_messages_undelivered{kind="passwordLink",channel="sms"} 1',
      'restride_messages_waiting{kind="passwordLink",channel="mail"} 1',
      'restride_message_tries_total{channel="sms",result="refused"} 1',
      'restride_message_tries_total{channel="mail",result="serverAway"} 1',
    ]),
  );
  const [, oldest] = /^restride_messages_oldest_seconds (.*)$/m.exec(lines.join("\n"))!;
  expect(Number(oldest)).toBeGreaterThanOrEqual(3_600);
  expect(Number(oldest)).toBeLessThan(3_700);
});
