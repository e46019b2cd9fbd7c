import { Role } from "@restride/domain/access/roles.ts";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { type Caller, signIn } from "../../../dev-env/caller.ts";
import { smallEmail } from "../../../dev-env/small-clinics.ts";
import { small } from "../../../dev-env/small-clinics/ids.ts";
import { startWorld, type World } from "../../../dev-env/world.ts";

let world: World;
let admin: Caller;

beforeAll(async () => {
  world = await startWorld();
  admin = await signIn(world, smallEmail(0, Role.admin));
});
afterAll(() => world.close());

describe("notifications", () => {
  const send = `mutation ($i: NotificationInput!) { addNotifications(input: $i) { status message sent } }`;

  test("B018 B346: the named patients are told, and their phones get it once", async () => {
    const { answer } = await admin.call(send, {
      i: { patientids: [small.patient(0, 1)], header: "Great week", message: "6 of 7 days" },
    });
    expect(answer).toMatchObject({ status: "success", message: "Notification sent.", sent: 1 });
    await world.settle();
    expect(world.mailbox.read(small.patient(0, 1))).toMatchObject([
      { kind: "push", subject: "Great week", text: "6 of 7 days" },
    ]);
    const shown = await admin.call<{ notifications: { deliveredat: string }[] }>(
      `{ getNotifications(id: "${small.patient(0, 1)}") { status notifications { header deliveredat readat sender { firstname } } } }`,
    );
    expect(shown.answer.notifications[0]).toMatchObject({
      header: "Great week",
      readat: null,
      sender: { firstname: "Sam" },
    });
    expect(shown.answer.notifications[0]!.deliveredat).toBeTruthy();
  });

  test("all that a filter matches are told, not only a page", async () => {
    const { answer } = await admin.call(send, {
      i: { filters: { surgerytype: "knee" }, header: "Hello", message: "There" },
    });
    expect(answer).toMatchObject({ status: "success", message: "Notifications Sent!", sent: 2 });
  });

  test("one patient outside the clinic refuses the whole", async () => {
    const before = (await world.owner.query("select count(*) from notifications")).rows[0];
    const patientids = [small.patient(0, 1), small.patient(1, 1)];
    const { answer } = await admin.call(send, { i: { patientids, header: "Hello", message: "There" } });
    expect(answer).toMatchObject({ status: "fail", message: "This patient was not found.", sent: null });
    expect((await world.owner.query("select count(*) from notifications")).rows[0]).toEqual(before);
  });
});
