import { Role } from "@restride/domain/access/roles.ts";
import { expect } from "vitest";
import { type Caller, enterClinic, signIn } from "../../../dev-env/caller.ts";
import { callMutation, failForPatient, listUndelivered } from "../../../dev-env/outbox/undelivered-caller.ts";
import { smallEmail } from "../../../dev-env/small-clinics.ts";
import { small } from "../../../dev-env/small-clinics/ids.ts";
import { atNoon, test as base } from "../../../dev-env/world-test.ts";

const test = base.extend("worldOptions", atNoon);

const clinic = small.customers[0]!;
const notFound = { status: "fail", message: "This message is no longer in the list." };

let admin: Caller;
test.beforeEach(async ({ world }) => {
  admin = await signIn(world, smallEmail(0, Role.admin));
});

const one = async () => (await listUndelivered(admin)).messages![0]!._id;

test("a message that is sent again leaves once, twice with the same key too, and is gone from the list", async ({
  world,
}) => {
  await failForPatient(world, admin);
  const id = await one();
  const sent = () => callMutation(admin, `sendMessageAgain(id: "${id}")`, "same");
  expect(await sent()).toEqual({ status: "success", message: "The message is on its way." });
  expect(await sent()).toEqual({ status: "success", message: "The message is on its way." });
  await world.settle();
  expect(world.mailbox.read().filter(({ kind }) => kind === "sms")).toHaveLength(1);
  expect((await listUndelivered(admin)).messages).toEqual([]);
  expect(await callMutation(admin, `sendMessageAgain(id: "${id}")`)).toEqual(notFound);
});

test("a dismissed message is gone and not sent; Undo brings it back", async ({ world }) => {
  await failForPatient(world, admin);
  const id = await one();
  expect(await callMutation(admin, `dismissUndeliveredMessage(id: "${id}")`)).toEqual({
    status: "success",
    message: "Message dismissed",
  });
  expect(await listUndelivered(admin)).toMatchObject({ messages: [], total: 0 });
  expect(await callMutation(admin, `sendMessageAgain(id: "${id}")`)).toEqual(notFound);
  expect(await callMutation(admin, `dismissUndeliveredMessage(id: "${id}")`)).toEqual(notFound);
  expect(await callMutation(admin, `dismissUndeliveredMessage(id: "${id}", dismissed: false)`)).toMatchObject({
    status: "success",
  });
  expect((await listUndelivered(admin)).total).toBe(1);
});

test("the message of another clinic, of nobody and nonsense are refused alike, and stay as they are", async ({
  world,
}) => {
  await failForPatient(world, admin);
  const id = await one();
  const strangers = [
    await signIn(world, smallEmail(1, Role.admin)),
    await signIn(world, smallEmail(2, Role.admin)),
    await enterClinic(world, await signIn(world, smallEmail(2, Role.companyAdmin)), small.customers[2]!),
  ];
  for (const stranger of strangers) {
    expect((await listUndelivered(stranger)).messages).toEqual([]);
    expect(await callMutation(stranger, `sendMessageAgain(id: "${id}")`)).toEqual(notFound);
    expect(await callMutation(stranger, `dismissUndeliveredMessage(id: "${id}")`)).toEqual(notFound);
    expect(await callMutation(stranger, `sendMessageAgain(id: "${id}", customerid: "${clinic}")`)).toMatchObject({
      status: "fail",
    });
  }
  for (const wrong of [small.patient(0, 1), "x", ""])
    expect(await callMutation(admin, `sendMessageAgain(id: "${wrong}")`)).toEqual(notFound);
  await world.settle();
  expect((await listUndelivered(admin)).total).toBe(1);
  expect(world.mailbox.read().filter(({ kind }) => kind === "sms")).toEqual([]);
});

test("who lost the right while the dialog was open is refused", async ({ world }) => {
  await failForPatient(world, admin);
  const id = await one();
  await world.owner.query("update users set role = $1 where email = $2", [Role.physio, smallEmail(0, Role.admin)]);
  world.clock.advance(60_000);
  expect(await callMutation(admin, `sendMessageAgain(id: "${id}")`)).toMatchObject({
    status: "fail",
    message: "You are not allowed to do this.",
  });
  expect(await callMutation(admin, `dismissUndeliveredMessage(id: "${id}")`)).toMatchObject({ status: "fail" });
});
