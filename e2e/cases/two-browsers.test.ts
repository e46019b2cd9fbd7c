import { Role } from "@restride/domain/access/roles.ts";
import { signIn } from "@restride/dev-env/caller.ts";
import { smallEmail, smallPassword } from "@restride/dev-env/small-clinics.ts";
import { makeCarrierStandIn } from "@restride/dev-env/small-clinics/carrier-stand-in.ts";
import { small } from "@restride/dev-env/small-clinics/ids.ts";
import { orderDevices } from "@restride/dev-env/small-clinics/orders.ts";
import type { Page, WebSocketRoute } from "playwright-core";
import { afterAll, beforeAll, expect, test } from "vitest";
import { composer, thread } from "../finders.ts";
import { addSession } from "../add-session.ts";
import { startBrowser, type TestBrowser, type Visitor } from "../browser.ts";
import { waitForNotice, type Journey, smallClinics, startJourney } from "../journey.ts";
import { soon } from "../soon.ts";
import { step } from "../step.ts";

const swift = makeCarrierStandIn();
let journey: Journey;
/** Second browser in a process of its own: the surgeon's phone. */
let phones: TestBrowser;
let order: string;
let path: string;
beforeAll(async () => {
  [journey, phones] = await Promise.all([
    startJourney({ ...smallClinics, carriers: swift.carriers }),
    startBrowser("whole"),
  ]);
  order = await orderDevices(journey.world, 0, 1, 1);
  const surgeon = await signIn(journey.world, smallEmail(0, Role.surgeon));
  const input = `patientId: "${small.patient(0, 1)}", summary: "Swelling", description: "Is it less?", type: "Surgeon Message"`;
  const { answer } = await surgeon.call<{ caseid: string }>(`mutation { createNewCase(${input}) { caseid } }`);
  path = `/cases/${answer.caseid}`;
});
afterAll(async () => {
  await phones.close();
  await journey.close();
});

const message = (page: Page, text: string) => thread(page).getByText(text, { exact: true });
const write = async (page: Page, text: string): Promise<void> => {
  await composer(page).getByRole("textbox", { name: "Message" }).fill(text);
  await composer(page).getByRole("button", { name: "Send" }).click();
};

/** Opens the product as the surgeon, on a phone. */
const onThePhone = async (): Promise<Visitor> => {
  const { url } = journey.world;
  const visitor = await phones.visit(url, { width: 390, isMobile: true, hasTouch: true });
  await addSession(visitor.page, journey.world, { email: smallEmail(0, Role.surgeon), password: smallPassword });
  return visitor;
};

/** Opens the order as a health coach inside the clinic, on a desktop. */
const atTheDesk = (): Promise<Visitor> =>
  journey.visitAs(smallEmail(0, Role.healthCoach), { clinic: small.customers[0], at: path });

/** Sends an event of the carrier about the order. */
const carrierSays = async (type: string): Promise<void> => {
  journey.world.clock.advance(1_000);
  const at = new Date(journey.world.clock.now()).toISOString();
  expect(await swift.send(journey.world, { id: type, type, at, order })).toMatchObject({ body: { result: "Taken" } });
};

test("a surgeon with a phone and a coach at a desk, in two browsers at once: from a message to a returned device", async () => {
  const [surgeon, coach] = await Promise.all([onThePhone(), atTheDesk()]);
  await surgeon.page.goto(path);
  await step("what the surgeon writes on the phone is on the desk, and the answer on the phone", async () => {
    await coach.page.getByRole("tabpanel", { name: "General Info" }).getByText("Is it less?").waitFor();
    await message(surgeon.page, "Is it less?").waitFor();
    await write(surgeon.page, "Please look today.");
    await message(coach.page, "Please look today.").waitFor();
    await write(coach.page, "It is less.");
    await message(surgeon.page, "It is less.").waitFor();
  });
  await step("C133: an urgent message is urgent on the desk", async () => {
    await composer(surgeon.page).getByText("Urgent").tap();
    await write(surgeon.page, "A sensor is missing.");
    await message(coach.page, "A sensor is missing.").waitFor();
    await soon(() => thread(coach.page).getByText("Urgent", { exact: true }).count()).toBe(1);
  });
  await step("C058: opening the case marked it viewed, by each who opened it", async () => {
    const viewers = "select u.role from case_views v join users u using (user_id) where case_id = $1 order by u.role";
    const roles = async () =>
      (await journey.world.owner.query<{ role: number }>(viewers, [path.slice(7)])).rows.map(({ role }) => role);
    await soon(roles).toEqual([Role.surgeon, Role.healthCoach]);
  });
  await step(
    "C060 C061: the surgeon, not the company, may assign it to the vendor's team, after a question",
    async () => {
      expect(await coach.page.getByRole("button", { name: "Assign to vendor-team" }).count()).toBe(0);
      await surgeon.page.getByRole("button", { name: "What can be done" }).tap();
      await surgeon.page.getByRole("menuitem", { name: "Assign to vendor-team" }).tap();
      await surgeon.page.getByText("Are you sure you want to assign to MoveAI?", { exact: true }).waitFor();
      await surgeon.page.getByRole("button", { name: "Assign", exact: true }).tap();
      await waitForNotice(surgeon.page, "Assigned to MoveAI.");
      await surgeon.page.getByText("With MoveAI", { exact: true }).waitFor();
    },
  );
  await step("C059: the open case is marked as new in red at the desk, without a reload", async () => {
    await coach.page.getByText("With MoveAI", { exact: true }).waitFor();
    const mark = coach.page.getByRole("status").filter({ hasText: "New" });
    const dot = mark
      .getByRole("button", { name: /^New/ })
      .evaluate((one) => getComputedStyle(one, "::before").backgroundColor);
    expect(await dot).toBe("rgb(209, 67, 67)");
  });
  await step("the coach ships the sensor; the carrier delivers it, and brings it back", async () => {
    const { page } = coach;
    await page.goto(`/fulfillment/${order}`);
    await page.getByLabel("Select all that can be sent").check();
    await page.getByLabel("Gateway ID").fill("7C21-09AE-44B0");
    await page.getByLabel("Tracking URL").fill("https://track.example/1Z9");
    await page.getByRole("button", { name: "Mark As Shipped", exact: true }).click();
    await page.getByRole("button", { name: "Ship anyway" }).click();
    await page.getByText("1 of 1 shipped", { exact: true }).waitFor();
    const happened = page.getByRole("region", { name: "What happened" });
    for (const [type, text] of [
      ["delivered", "Knee Motion Sensor: Delivered"],
      ["returned", "Knee Motion Sensor: Returned"],
    ] as const) {
      await carrierSays(type);
      await page.reload();
      await happened.getByText(text).waitFor();
    }
  });
  await step("all of it is said once, in both browsers", async () => {
    await coach.page.goto(path);
    const texts = ["Please look today.", "It is less.", "A sensor is missing."];
    for (const { page } of [surgeon, coach])
      for (const text of texts) await soon(() => message(page, text).count()).toBe(1);
  });
  expect([...surgeon.problems, ...coach.problems]).toEqual([]);
  await Promise.all([surgeon.leave(), coach.leave()]);
  await step(
    "a connection that is cut for 30 and for 60 seconds amid messages misses none and shows none twice",
    cutAndBack,
  );
});

/** Disconnects the surgeon's phone while messages are written, and connects it again. */
async function cutAndBack(): Promise<void> {
  const { page, leave } = await onThePhone();
  const coach = await signIn(journey.world, smallEmail(0, Role.admin));
  const say = (text: string) =>
    coach.call(`mutation { addNewComment(caseId: "${path.slice(7)}", comment: "${text}") { status } }`);
  const open: WebSocketRoute[] = [];
  let isCut = false;
  await page.routeWebSocket(/\/graphql$/, (socket) => {
    if (isCut) return void socket.close({ code: 1012 });
    socket.connectToServer();
    open.push(socket);
  });
  await page.clock.install();
  await page.goto(path);
  await soon(() => open.length).toBe(1);
  await say("Before all cuts.");
  await message(page, "Before all cuts.").waitFor();
  for (const seconds of [30, 60]) {
    isCut = true;
    await open.at(-1)!.close({ code: 1012 });
    await page.getByRole("status").filter({ hasText: "Live updates paused" }).waitFor();
    for (const part of ["first", "second"]) {
      await say(`In the ${part} half of ${seconds} seconds.`);
      await page.clock.fastForward((seconds / 2) * 1_000);
    }
    isCut = false;
    await soon(async () => {
      await page.clock.fastForward(5_000);
      return page.getByRole("status").filter({ hasText: "Live updates paused" }).count();
    }).toBe(0);
    const [first, second, after] = [
      `In the first half of ${seconds} seconds.`,
      `In the second half of ${seconds} seconds.`,
      `After ${seconds} seconds.`,
    ];
    for (const text of [first, second]) await message(page, text).waitFor();
    await say(after);
    await message(page, after).waitFor();
    for (const text of [first, second, after]) expect(await message(page, text).count()).toBe(1);
  }
  await leave();
}
