import { codeFor, signInAs } from "@restride/dev-env/caller.ts";
import { Role } from "@restride/domain/access/roles.ts";
import { smallEmail, smallPassword } from "@restride/dev-env/small-clinics.ts";
import { small } from "@restride/dev-env/small-clinics/ids.ts";
import type { Page } from "playwright-core";
import { afterAll, beforeAll, expect, test } from "vitest";
import {
  arrivesAt,
  isSaidAtField,
  isTold,
  type Journey,
  smallClinics,
  startJourney,
  typeCredentials,
} from "../journey.ts";
import { takeScreens } from "../screens.ts";
import { soon } from "../soon.ts";
import { step } from "../step.ts";

let journey: Journey;
beforeAll(async () => {
  journey = await startJourney(smallClinics);
});
afterAll(() => journey.close());

const [minute, hour] = [60_000, 3_600_000];
const patient = `/patient/${small.patient(0, 1)}`;
const storedToken = (page: Page): Promise<string> =>
  page.evaluate(
    () =>
      (JSON.parse(sessionStorage.getItem("restride.session") ?? "{}") as { profile: { token: string } }).profile.token,
  );
const notice = (page: Page) => page.getByRole("region", { name: "Session" });
const stay = (page: Page) => page.getByRole("button", { name: "Stay signed in" });

test("A312 C242: two minutes before a token ends the console offers to stay signed in, for all tabs at once", async () => {
  const { page, problems, leave } = await journey.visitAs(smallEmail(0, Role.companyAdmin), {
    at: patient,
    clinic: small.customers[0],
  });
  await page.clock.install();
  await page.goto(patient);
  const other = await page.context().newPage();
  await other.goto("/customers");
  await other.getByRole("table").waitFor();
  await page.getByRole("heading", { name: /Pat1/ }).first().waitFor();
  const before = await storedToken(page);
  await step("nothing is in the way before", async () => {
    await page.clock.fastForward(5 * hour - 3 * minute);
    expect(await notice(page).count()).toBe(0);
  });
  await step("the notice says how long, and is reached and pressed by keyboard", async () => {
    await page.clock.fastForward(65_000);
    await notice(page).getByText("Your session ends in 2 minutes.", { exact: true }).waitFor();
    await takeScreens(page, "session-end", () => stay(page).waitFor());
    await notice(other).waitFor();
    await stay(page).focus();
    await page.keyboard.press("Enter");
  });
  await step("one press renews the token of every tab, and the notice goes", async () => {
    await soon(() => notice(page).count()).toBe(0);
    await soon(() => notice(other).count()).toBe(0);
    expect(await storedToken(page)).not.toBe(before);
    expect(await storedToken(other)).not.toBe(before);
  });
  expect(problems).toEqual([]);
  await leave();
});

test("C242: with the renewed token the live connection goes on", async () => {
  const { page, leave } = await journey.visitAs(smallEmail(0, Role.physio), { at: "/patient" });
  await page.clock.install();
  const first = page.waitForEvent("websocket");
  await page.goto(patient);
  await (await first).waitForEvent("framesent", ({ payload }) => String(payload).includes('"type":"subscribe"'));
  await page.clock.fastForward(5 * hour - 2 * minute);
  const again = page.waitForEvent("websocket");
  await stay(page).click();
  const { payload } = await (
    await again
  ).waitForEvent("framesent", (frame) => String(frame.payload).includes("connection_init"));
  expect(String(payload)).toContain(await storedToken(page));
  await leave();
});

test("A312: in the last hours of a session the notice says that it ends, and the page leads to sign in", async () => {
  const { page, leave } = await journey.visitAs(smallEmail(0, Role.surgeon), { at: "/patient" });
  await page.clock.install();
  await page.goto(patient);
  await page.getByRole("heading", { name: /Pat1/ }).first().waitFor();
  for (let at = 0; at < 2; at += 1) {
    journey.world.clock.advance(5 * hour - 2 * minute);
    await page.clock.fastForward(5 * hour - 2 * minute);
    await stay(page).click();
    await soon(() => notice(page).count()).toBe(0);
  }
  await page.clock.fastForward(2 * hour + 2 * minute + 5_000);
  await notice(page)
    .getByText(/^Your session ends in 2 minutes\. It lasts 12 hours at most\. Sign in again after/)
    .waitFor();
  expect(await stay(page).count()).toBe(0);
  await takeScreens(page, "session-end-at-last", () => notice(page).waitFor());
  await page.clock.fastForward(2 * minute);
  await notice(page).getByRole("button", { name: "Sign in" }).click();
  await arrivesAt(page, "/login");
  journey.world.clock.advance(-2 * (5 * hour - 2 * minute));
  await leave();
});

test("the profile menu shows the sessions of the account and ends them", async () => {
  const email = smallEmail(1, Role.admin);
  const phone = "Mozilla/5.0 (iPhone; CPU iPhone OS 17_0 like Mac OS X) CriOS/140.0 Safari/604.1";
  const firefox = "Mozilla/5.0 (Windows NT 10.0) Gecko/20100101 Firefox/140.0";
  await signInAs(journey.world, { email, userAgent: phone, location: "Evanston, Illinois" });
  await signInAs(journey.world, { email, userAgent: "<script>alert(1)</script>", location: "<b>x</b>" });
  await signInAs(journey.world, { email, userAgent: firefox, location: "Chicago, Illinois" });
  const { page, problems, leave } = await journey.visitAs(email);
  const dialog = page.getByRole("dialog", { name: "Sessions and devices" });
  const rows = dialog.getByRole("region", { name: "Sessions" }).getByRole("listitem");
  await step("each with device, town, start and last use, this one marked", async () => {
    await page.getByRole("button", { name: /^Profile of/ }).click();
    await page.getByRole("menuitem", { name: "Sessions and devices" }).click();
    await soon(() => rows.count()).toBe(4);
    await rows
      .filter({ hasText: "Chrome on iPhone" })
      .getByText(/^Evanston, Illinois · Started .* · Last used /)
      .waitFor();
    await rows.filter({ hasText: "Browser on an unknown system" }).first().waitFor();
    expect(await rows.filter({ hasText: "This session" }).count()).toBe(1);
  });
  await step("one is ended", async () => {
    await dialog.getByRole("button", { name: "End the session on Firefox on Windows" }).click();
    await isTold(page, "Session ended.");
    await soon(() => rows.count()).toBe(3);
  });
  await step("all others are ended", async () => {
    await dialog.getByRole("button", { name: "End all others" }).click();
    await isTold(page, "All other sessions ended.");
    await soon(() => rows.count()).toBe(1);
    await rows.getByText("This session").waitFor();
  });
  expect(problems).toEqual([]);
  await leave();
});

test("trusted devices stand beside the sessions and are removed there", async () => {
  const email = smallEmail(2, Role.admin);
  await journey.world.owner.query(
    `insert into trusted_devices select gen_random_uuid(), user_id, 'hash', 'Edge on Windows', 'Chicago', now(), now(), '2099-01-01'
     from users where email = $1`,
    [email],
  );
  const { page, leave } = await journey.visitAs(email, { width: 390 });
  await page.getByRole("button", { name: "Menu" }).click();
  await page.getByRole("button", { name: "Sessions and devices" }).click();
  const devices = page.getByRole("region", { name: "Trusted devices" });
  await devices.getByText("Edge on Windows").waitFor();
  await page.getByRole("button", { name: "Remove Edge on Windows" }).click();
  await isTold(page, "This device asks for a code again.");
  await devices.getByText(/^No trusted devices/).waitFor();
  await leave();
});

test("A229: a second browser that types the password ends the code of the first, whose prompt says so", async () => {
  const email = smallEmail(2, Role.surgeon);
  const [first, second] = [await journey.visit({ width: 390 }), await journey.visit()];
  const code = first.page.getByLabel("Enter Your OTP");
  await first.page.goto("/login");
  await typeCredentials(first.page, email, smallPassword);
  await code.waitFor();
  const former = codeFor(journey.world, email);
  await second.page.goto("/login");
  await typeCredentials(second.page, email, smallPassword);
  await second.page.getByLabel("Enter Your OTP").waitFor();
  await code.fill(former);
  await first.page.getByRole("button", { name: "Send", exact: true }).click();
  await isSaidAtField(
    first.page,
    "This code is no longer valid: a newer code was sent for another sign-in to this account. Sign in again.",
  );
  await takeScreens(first.page, "replaced-code");
  await first.leave();
  await second.leave();
});
