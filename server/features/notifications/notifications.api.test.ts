import { documentOf } from "../../../dev-env/documents.ts";
import { Role } from "@restride/domain/access/roles.ts";
import { describe, expect } from "vitest";
import { type Caller, signIn } from "../../../dev-env/caller.ts";
import { smallEmail } from "../../../dev-env/small-clinics.ts";
import { small } from "../../../dev-env/small-clinics/ids.ts";
import { test } from "../../../dev-env/world-test.ts";
import type { World } from "../../../dev-env/world.ts";

let admin: Caller;

test.beforeEach(async ({ world }) => {
  admin = await signIn(world, smallEmail(0, Role.admin));
});

/** Adds one notification a day to the first patient, "Day 1" yesterday. */
const sentDaily = (world: World, days: number) =>
  world.owner.query(
    `with sent as (
       insert into notifications (customer_id, notification_id, header, message, sent_by, sent_at)
       select $1, gen_random_uuid(), 'Day ' || d, 'Text', $2, now() - d * interval '1 day' from generate_series(1, $4) d
       returning customer_id, notification_id)
     insert into notification_recipients (customer_id, patient_id, notification_id)
     select customer_id, $3, notification_id from sent`,
    [small.customers[0], small.user(0, Role.admin), small.patient(0, 1), days],
  );

describe("notifications", () => {
  const send = documentOf("addNotifications", "status message sent");

  test("B018 B345 B346 B376: the named patients are told, and their phones get it once", async ({ world }) => {
    const { answer } = await admin.call(send, {
      patientids: [small.patient(0, 1)],
      header: "Great week",
      message: "6 of 7 days",
    });
    expect(answer).toMatchObject({ status: "success", message: "Notification sent.", sent: 1 });
    const named = {
      patientids: [small.patient(0, 2)],
      header: "Hello",
      message: "There",
      customerid: small.customers[0],
    };
    expect((await admin.call(send, named)).answer).toMatchObject({ status: "success", sent: 1 });
    const elsewhere = { ...named, customerid: small.customers[1] };
    expect((await admin.call(send, elsewhere)).answer).toMatchObject({ status: "fail", sent: null });
    await world.settle();
    expect(world.mailbox.read(small.patient(0, 1))).toMatchObject([
      { kind: "push", subject: "Great week", text: "6 of 7 days" },
    ]);
    const listAnswer = await admin.call<{ notifications: { delieveredat: string }[] }>(
      `{ getNotifications(id: "${small.patient(0, 1)}") { status notifications { header delieveredat readat sender { firstname } } } }`,
    );
    expect(listAnswer.answer.notifications[0]).toMatchObject({
      header: "Great week",
      readat: null,
      sender: { firstname: "Sam" },
    });
    expect(Date.parse(listAnswer.answer.notifications[0]!.delieveredat)).toBeLessThanOrEqual(world.clock.now());
  });

  test("a patient who is named twice is told once", async ({ world }) => {
    const twice = { patientids: [small.patient(0, 1), small.patient(0, 1)], header: "Hello", message: "There" };
    const { answer } = await admin.call(send, twice);
    expect(answer).toMatchObject({ status: "success", message: "Notification sent.", sent: 1 });
    await world.settle();
    expect(world.mailbox.read(small.patient(0, 1)).map(({ subject }) => subject)).toEqual(["Hello"]);
  });

  test("the newest 200 notifications of a patient are listed, and all are counted", async ({ world }) => {
    await sentDaily(world, 201);
    const { answer } = await admin.call<{ total: number; notifications: { header: string }[] }>(
      `{ getNotifications(id: "${small.patient(0, 1)}") { total notifications { header } } }`,
    );
    expect([answer.total, answer.notifications.length]).toEqual([201, 200]);
    expect([answer.notifications[0]!.header, answer.notifications.at(-1)!.header]).toEqual(["Day 1", "Day 200"]);
    const other = await admin.call(`{ getNotifications(id: "${small.patient(0, 2)}") { total } }`);
    expect(other.answer).toEqual({ total: 0 });
  });

  test("B038 B133 B144: a notification has its texts, its three times, and who sent it", async ({ world }) => {
    await admin.call(send, { patientids: [small.patient(0, 1)], header: "Great week", message: "6 of 7 days" });
    await world.settle();
    await world.owner.query("update notifications set sent_at = '2026-11-20T14:00:00Z'");
    await world.owner.query(
      "update notification_recipients set delivered_at = '2026-11-20T14:00:02Z', read_at = '2026-11-20T15:00:00Z'",
    );
    const { answer } = await admin.call(
      `{ getNotifications(id: "${small.patient(0, 1)}") { notifications { _id header message date delieveredat readat sender { firstname lastname } } } }`,
    );
    expect(answer).toEqual({
      notifications: [
        {
          _id: expect.stringMatching(/^[0-9a-f-]{36}$/),
          header: "Great week",
          message: "6 of 7 days",
          date: "2026-11-20T14:00:00.000Z",
          delieveredat: "2026-11-20T14:00:02.000Z",
          readat: "2026-11-20T15:00:00.000Z",
          sender: { firstname: "Sam", lastname: "Role1" },
        },
      ],
    });
  });

  test("B377: all that a filter matches are told, not only a page", async () => {
    const { answer } = await admin.call(send, {
      filters: { surgerytype: "knee" },
      header: "Hello",
      message: "There",
    });
    expect(answer).toMatchObject({ status: "success", message: "Notifications Sent!", sent: 2 });
  });

  test("nobody inactive is told anything: the others are, and a message for none is refused", async ({ world }) => {
    await world.owner.query("update patients set active = false where patient_id = $1", [small.patient(0, 2)]);
    const to = async (...patientids: string[]) =>
      (await admin.call(send, { patientids, header: "Hello", message: "There" })).answer;
    expect(await to(small.patient(0, 2))).toMatchObject({
      status: "fail",
      message: "This patient is inactive",
      sent: null,
    });
    expect(await to(small.patient(0, 1), small.patient(0, 2))).toMatchObject({
      status: "success",
      message: "Notifications Sent!",
      sent: 1,
    });
    await world.settle();
    const inactive = { filters: { type: "inactive" }, header: "Hello", message: "There" };
    await world.owner.query("update patients set active = false where patient_id = $1", [small.patient(0, 1)]);
    expect((await admin.call(send, inactive)).answer).toMatchObject({ message: "These patients are inactive." });
    await world.settle();
    const { rows } = await world.owner.query(
      "select patient_id from notification_recipients where delivered_at > now() - interval '1 day'",
    );
    expect(rows).toEqual([{ patient_id: small.patient(0, 1) }]);
  });

  test("one patient outside the clinic refuses the whole", async ({ world }) => {
    const before = (await world.owner.query("select count(*) from notifications")).rows[0];
    const patientids = [small.patient(0, 1), small.patient(1, 1)];
    const { answer } = await admin.call(send, { patientids, header: "Hello", message: "There" });
    expect(answer).toMatchObject({ status: "fail", message: "This patient was not found.", sent: null });
    expect((await world.owner.query("select count(*) from notifications")).rows[0]).toEqual(before);
  });
});

describe("when the database fails", () => {
  const crash = async (person: Caller, query: string) => (await person.call(query)).errors[0]?.message;

  test("A285 C291: notifications and counts say 'Service Error'", async ({ world }) => {
    await world.owner.query("alter table notifications rename to away");
    expect(await crash(admin, `{ getNotifications(id: "${small.patient(0, 1)}") { status } }`)).toBe("Service Error");
    const add = `mutation { addNotifications(patientids: ["${small.patient(0, 1)}"], header: "A", message: "B") { status } }`;
    expect(await crash(admin, add)).toBe("Service Error");
    await world.owner.query("alter table patients rename column active to away");
    expect(await crash(admin, "{ getPatientStats { status } }")).toBe("Service Error");
    const boss = await signIn(world, smallEmail(0, Role.companyAdmin));
    await world.owner.query("alter table company_case_counters rename to away_too");
    expect(await crash(boss, "{ getActionCaseStats { status total } }")).toBe("Service Error");
  });

  test("A284: a signature says 'Internal server error!'", async ({ world }) => {
    await world.owner.query("alter table users rename column signature to away");
    expect(await crash(admin, `mutation { updateSignature(signature: "Kind regards") { status } }`)).toBe(
      "Internal server error!",
    );
  });
});

describe("news for closed browsers", () => {
  const service = "updates.push.services.mozilla.com";
  const browser = (name: string) =>
    JSON.stringify({ endpoint: `https://${service}/${name}`, keys: { p256dh: "k", auth: "a" } });
  const subscribe = (person: Caller, webtoken: string) =>
    person.call(`mutation ($t: String!) { setWebToken(webtoken: $t, timezone: "America/Denver") { status message } }`, {
      t: webtoken,
    });
  const pushed = (world: World) => world.mailbox.read(service);
  const remind = (person: Caller) =>
    person.call(
      `mutation { addEvent(id: "${small.patient(0, 1)}", event: { date: "2099-01-01", title: "Lab Draw" }) { status } }`,
    );

  test("A238 C240: a browser is registered by its subscription; an address elsewhere is refused", async ({ world }) => {
    expect((await subscribe(admin, browser("admin"))).answer).toMatchObject({ status: "success" });
    const inside = JSON.stringify({ endpoint: "https://10.0.0.7/x", keys: { p256dh: "k", auth: "a" } });
    expect((await subscribe(admin, inside)).answer).toMatchObject({ status: "fail", message: "Something went wrong!" });
    const { rows } = await world.owner.query("select time_zone from push_devices where kind = 'web'");
    expect(rows).toEqual([{ time_zone: "America/Denver" }]);
  });

  test("A236 C239 C240: a phone's token is kept with its offset, for its owner only; pushes go to browsers alone", async ({
    world,
  }) => {
    const register = (userid: string) =>
      admin.call(
        `mutation { setUserDeviceToken(token: "phone", timezone: "-360", userid: "${userid}") { status message } }`,
      );
    expect((await register(small.patient(0, 1))).answer).toMatchObject({
      status: "fail",
      message: "Something went wrong!",
    });
    expect(
      (await admin.call(`mutation { setUserDeviceToken(token: "phone", timezone: "-360") { status } }`)).answer.status,
    ).toBe("success");
    expect((await register(small.user(0, Role.admin))).answer.status).toBe("success");
    const { rows } = await world.owner.query("select user_id, token, kind, time_zone from push_devices");
    expect(rows).toEqual([{ user_id: small.user(0, Role.admin), token: "phone", kind: "device", time_zone: "-360" }]);
    await remind(await signIn(world, smallEmail(0, Role.physio)));
    await world.settle();
    expect(pushed(world)).toEqual([]);
  });

  test("who may see a new message is told once, by name of the clinic and nothing of the patient", async ({
    world,
  }) => {
    const physio = await signIn(world, smallEmail(0, Role.physio));
    const sister = await signIn(world, smallEmail(1, Role.admin));
    await subscribe(admin, browser("admin"));
    await subscribe(physio, browser("physio"));
    await subscribe(sister, browser("sister"));
    await physio.call(
      `mutation { createNewCase(patientId: "${small.patient(0, 1)}", summary: "Secret", description: "B", type: "Surgeon Message") { status } }`,
    );
    await world.settle();
    expect(pushed(world)).toMatchObject([{ subject: "Clinic 1", text: "You have received a new message!" }]);
  });

  test("reminders are told to who may open them, but for who changed them", async ({ world }) => {
    await subscribe(admin, browser("admin"));
    await subscribe(await signIn(world, smallEmail(0, Role.physio)), browser("physio"));
    await remind(admin);
    await world.settle();
    expect(pushed(world)).toEqual([]);
    await remind(await signIn(world, smallEmail(0, Role.physio)));
    await world.settle();
    expect(pushed(world)).toMatchObject([{ text: "Received an update in Reminders!" }]);
  });

  test("each browser of a person is told, by separate messages", async ({ world }) => {
    for (const name of ["desk", "laptop"]) await subscribe(admin, browser(name));
    await remind(await signIn(world, smallEmail(0, Role.physio)));
    await world.settle();
    expect(pushed(world)).toHaveLength(2);
  });

  test("A237: after deleteUserDeviceToken nothing is pushed there, but still to the person's other browser", async ({
    world,
  }) => {
    const physio = await signIn(world, smallEmail(0, Role.physio));
    const write = async () => {
      const input = `patientId: "${small.patient(0, 1)}", summary: "A", description: "B", type: "Surgeon Message"`;
      await physio.call(`mutation { createNewCase(${input}) { status } }`);
      await world.settle();
    };
    for (const name of ["desk", "laptop"]) await subscribe(admin, browser(name));
    await write();
    expect(pushed(world)).toHaveLength(2);
    await admin.call(`mutation ($t: String!) { deleteUserDeviceToken(token: $t) { status } }`, { t: browser("desk") });
    await write();
    expect(pushed(world)).toHaveLength(3);
    const { rows } = await world.owner.query("select token from push_devices");
    expect(rows).toEqual([{ token: browser("laptop") }]);
  });
});
