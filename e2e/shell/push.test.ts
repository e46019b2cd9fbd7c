import { Role } from "@restride/domain/access/roles.ts";
import { addAnswers } from "@restride/dev-env/small-clinics/answers.ts";
import { smallEmail } from "@restride/dev-env/small-clinics.ts";
import type { Page } from "playwright-core";
import { expect } from "vitest";
import { holdAnswer } from "../hold-back.ts";
import { test as base } from "../journey-test.ts";
import { waitForNotice, type Journey } from "../journey.ts";
import { step } from "../step.ts";
import { openOnBadLine } from "./bad-line.ts";

const test = base.extend("browserKind", { scope: "file" }, "whole"); // the shell shows no notifications

test.beforeAll(async ({ journey }) => {
  await addAnswers(journey.world, 0, 1, "pain", [[journey.world.today(), [4], 4]]);
});

const admin = smallEmail(0, Role.admin);
const endpoint = "https://updates.push.services.mozilla.com/wpush/v2/this-browser";

const choose = async (page: Page, choice: "On" | "Off"): Promise<void> => {
  await page.getByRole("button", { name: "Profile of Sam Role1" }).click();
  await page.getByRole("group", { name: "Notifications" }).getByText(choice, { exact: true }).click();
  await page.keyboard.press("Escape");
};
const registered = async (journey: Journey): Promise<string[]> =>
  (await journey.world.owner.query<{ token: string }>("select token from push_devices")).rows.map(({ token }) => token);

test("notifications of a browser: refused, failing, switched on, shown, and switched off again; code that a bad line does not bring comes by itself", async ({
  journey,
}) => {
  const { page, problems } = await journey.visitAs(admin);
  const dropped: string[] = [];
  await page.route(
    "**/assets/switch-push-*.js",
    (route) => {
      dropped.push(route.request().url());
      return route.abort();
    },
    { times: 1 },
  );
  await step("A287 B397: a refusal is only logged, also when the code of pushes comes at the second try", async () => {
    await page.evaluate(() => {
      Notification.requestPermission = () => Promise.resolve("denied");
    });
    const logged = page.waitForEvent("console", (message) => message.type() === "info");
    await choose(page, "On");
    expect((await logged).text()).toBe("Notifications are not allowed in this browser.");
    expect(dropped).toHaveLength(1);
    expect(await page.getByRole("button", { name: "Close notice" }).count()).toBe(0);
  });
  await step("A286: a subscription that fails is told", async () => {
    await page.evaluate(() => {
      Notification.requestPermission = () => Promise.resolve("granted");
      PushManager.prototype.subscribe = () => Promise.reject(new Error("no push service"));
    });
    await choose(page, "On");
    await waitForNotice(page, "Something went wrong!");
    expect(await registered(journey)).toEqual([]);
  });
  await page.context().grantPermissions(["notifications"]);
  await page.evaluate((address) => {
    Notification.requestPermission = () => Promise.resolve("granted");
    const subscription = { toJSON: () => ({ endpoint: address, keys: { p256dh: "key", auth: "secret" } }) };
    PushManager.prototype.subscribe = () => Promise.resolve(subscription as unknown as PushSubscription);
  }, endpoint);
  await step("A238: it is registered with the server", async () => {
    await choose(page, "On");
    await expect.poll(() => registered(journey)).toHaveLength(1);
    expect(JSON.parse((await registered(journey))[0]!)).toEqual({ endpoint, keys: { p256dh: "key", auth: "secret" } });
  });
  await step("its worker shows what is pushed, and the same push once", async () => {
    const push = JSON.stringify({
      id: "one",
      title: "Clinic 1",
      text: "You have received a new message!",
      path: "/patient",
    });
    for (const _ of [1, 2]) await deliver(page, push);
    const visibleNotifications = () =>
      page.evaluate(async () => {
        const worker = await navigator.serviceWorker.ready;
        return (await worker.getNotifications()).map(({ title, body }) => ({ title, body }));
      });
    await expect.poll(visibleNotifications).toEqual([{ title: "Clinic 1", body: "You have received a new message!" }]);
  });
  await step("A237: switched off, the server forgets it", async () => {
    await choose(page, "Off");
    await expect.poll(() => registered(journey)).toEqual([]);
  });
  await step("switched off while it is being switched on, it ends switched off", async () => {
    const goOn = await holdAnswer(page, "mutation SetWebToken");
    await choose(page, "On");
    await expect.poll(() => registered(journey)).toHaveLength(1);
    await choose(page, "Off");
    goOn();
    await expect.poll(() => registered(journey)).toEqual([]);
  });
  expect(problems.filter((problem) => !/no push service|not allowed|ERR_FAILED/.test(problem))).toEqual([]);
  await openOnBadLine(page);
});

/** Delivers a push to the page's service worker, as the browser does for its push service. */
async function deliver(page: Page, data: string): Promise<void> {
  const devtools = await page.context().newCDPSession(page);
  const registration = new Promise<string>((done) =>
    devtools.on("ServiceWorker.workerRegistrationUpdated", ({ registrations }) => {
      const [first] = registrations;
      if (first) done(first.registrationId);
    }),
  );
  await devtools.send("ServiceWorker.enable");
  const registrationId = await registration;
  await devtools.send("ServiceWorker.deliverPushMessage", { origin: new URL(page.url()).origin, registrationId, data });
  await devtools.detach();
}
