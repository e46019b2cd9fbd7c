import { Role } from "@restride/domain/access/roles.ts";
import { codeFor } from "@restride/dev-env/caller.ts";
import { smallEmail, smallPassword } from "@restride/dev-env/small-clinics.ts";
import { small } from "@restride/dev-env/small-clinics/ids.ts";
import type { Page } from "playwright-core";
import { expect } from "vitest";
import { test } from "../journey-test.ts";
import {
  waitForAddress,
  waitForFieldError,
  waitForNotice,
  type Journey,
  sendCode,
  typeCredentials,
} from "../journey.ts";
import { soon } from "../soon.ts";
import { step } from "../step.ts";

const field = (page: Page, label: string) => page.getByLabel(label);

/** Requests a link on the open page, and returns the path in the email. */
const askForLink = async (journey: Journey, page: Page, email: string): Promise<string> => {
  await field(page, "Email").fill(email.toUpperCase());
  await page.getByRole("button", { name: "Send link" }).click();
  await waitForNotice(page, "If there is an account for this email, a link is on its way.");
  await waitForAddress(page, "/login");
  await expect.poll(() => journey.world.mailbox.read(email).length).toBeGreaterThan(0);
  return /https?:\/\/[^/\s]+(\/\S+)/.exec(journey.world.mailbox.read(email)[0]!.text)![1]!;
};

const typeNewPassword = async (page: Page, link: string, email: string, password: string): Promise<void> => {
  await page.goto(link);
  await field(page, "Email").fill(email);
  await field(page, "New password").fill(password);
  await field(page, "Confirm password").fill(password);
  await page.getByRole("button", { name: /^(Set|Reset) password$/ }).click();
};

const newPassword = "fresh-and-long";
const timeout = 18_000_000;
const patient = `/patient/${small.patient(0, 1)}`;

test("somebody who forgot the password sets a new one from the mail, trusts the device, and comes back to where a session ended", async ({
  journey,
}) => {
  const { page, problems } = await journey.visit();
  const email = smallEmail(0, Role.medicalAssociate);
  await page.context().grantPermissions(["geolocation"]);
  await page.context().setGeolocation({ latitude: 41.88, longitude: -87.63 });
  await step("A024: the page asks for the email, reached from the sign-in", async () => {
    await page.goto("/login");
    await page.getByRole("link", { name: "Forgot password?" }).click();
    await waitForAddress(page, "/forgot-password");
    await soon(() => field(page, "Email").getAttribute("type")).toBe("email");
  });
  const link = await step("A234: an account gets a link by mail, and the page says only that", () =>
    askForLink(journey, page, email),
  );
  expect(link).toMatch(/^\/reset-password\/./);
  await step("A026 A232: only the new password is right from now on", async () => {
    await typeNewPassword(page, link, email, newPassword);
    await waitForNotice(page, "Your new password is set. Sign in with it.");
    await waitForAddress(page, "/login");
    await typeCredentials(page, email, smallPassword);
    await waitForFieldError(page, "Wrong Credentials");
    await page.reload();
    await typeCredentials(page, email, newPassword);
    await page.waitForURL("**/two-step-verification*");
  });
  await step("the link works once", async () => {
    await typeNewPassword(page, link, email, "fresh-and-longer");
    await waitForNotice(page, "This link is no longer valid. Ask for a new one.");
    expect(new URL(page.url()).pathname).toBe(link);
  });
  await step("A026: a user without a password sets the first one from the mail, and goes to the sign-in", async () => {
    const other = smallEmail(1, Role.physio);
    await journey.world.owner.query("update users set password_hash = null where email = $1", [other]);
    await page.goto("/forgot-password");
    const first = await askForLink(journey, page, other);
    expect(first).toMatch(/^\/set-password\/./);
    await typeNewPassword(page, first, other, "my-first-password");
    await waitForNotice(page, "Your new password is set. Sign in with it.");
    await waitForAddress(page, "/login");
  });
  await page.goto("/login");
  await typeCredentials(page, email, newPassword);
  const sent = Date.now() / 1000;
  await step("A272 C258: it is named by its town", async () => {
    await page.getByRole("checkbox", { name: "Trust this device" }).check();
    await page.getByText(/Listed as Chicago, Illinois, United States\.$/).waitFor();
    await sendCode(page, codeFor(journey.world, email));
    await waitForAddress(page, "/compliance");
    const { rows } = await journey.world.owner.query("select location from trusted_devices order by created_at desc");
    expect(rows[0]).toEqual({ location: "Chicago, Illinois, United States" });
  });
  const arrived = Date.now() / 1000;
  await step("A134: its cookie is secure, same-site strict and lasts as long as the trust", async () => {
    const [cookie, ...others] = await page.context().cookies();
    expect(others).toEqual([]);
    expect(cookie).toMatchObject({ name: "restride-trust", secure: true, sameSite: "Strict" });
    expect(cookie!.expires).toBeGreaterThan(sent + 2_592_000 - 1);
    expect(cookie!.expires).toBeLessThan(arrived + 2_592_000 + 1);
  });
  await step("A311: the next sign-in needs no code", async () => {
    const mails = journey.world.mailbox.read(email).length;
    await page.getByRole("button", { name: /^Profile of/ }).click();
    await page.getByRole("menuitem", { name: "Logout" }).click();
    await page.getByRole("dialog", { name: "Logout" }).getByRole("button", { name: "Logout" }).click();
    await waitForAddress(page, "/login");
    await typeCredentials(page, email, newPassword);
    await waitForAddress(page, "/compliance");
    expect(journey.world.mailbox.read(email).length).toBe(mails);
  });
  expect(problems).toEqual([]);
  await page.goto("/patient?search=Clinic1");
  await page.getByRole("table").waitFor();
  await page.evaluate(() => sessionStorage.setItem("left", "behind"));
  const reload = () => page.getByRole("link", { name: "Home", exact: true }).click();
  await step("A312 A314: a token lasts 18,000,000 ms", async () => {
    journey.world.clock.advance(timeout - 60_000);
    await reload();
    await page.getByRole("heading", { name: "Home" }).first().waitFor();
    await page.goBack();
    await page.getByRole("table").waitFor();
  });
  await step(
    "A032 A139 C261: then the next answer says 'Token expired', empties the storages and leads to the sign-in",
    async () => {
      await page.goto("about:blank"); // An open page would receive the error first, and its notice would be lost.
      journey.world.clock.advance(120_000);
      await page.goto(`${patient}?view=day`);
      await waitForNotice(page, "Token expired");
      await waitForAddress(page, "/login");
      expect(
        await page.evaluate(() => [localStorage.getItem("restride.session"), sessionStorage.getItem("left")]),
      ).toEqual([null, null]);
    },
  );
  await step("A139: whoever signs in again is back where the session ended", async () => {
    await typeCredentials(page, email, newPassword);
    await waitForAddress(page, `${patient}?view=day`);
    await page.getByRole("heading", { name: /Pat1/ }).first().waitFor();
  });
  await step("A139: another person is not led to where the session of the first ended", async () => {
    await page.goto("about:blank");
    journey.world.clock.advance(timeout + 1_000);
    await page.goto(patient);
    await waitForNotice(page, "Token expired");
    await journey.signIn(page, smallEmail(1, Role.admin));
    await waitForAddress(page, "/compliance");
  });
});
