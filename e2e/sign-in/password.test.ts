import { Role } from "@restride/domain/access/roles.ts";
import { smallEmail, smallPassword } from "@restride/dev-env/small-clinics.ts";
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
import { soon } from "../soon.ts";
import { step } from "../step.ts";

let journey: Journey;
beforeAll(async () => {
  journey = await startJourney(smallClinics);
});
afterAll(() => journey.close());

const field = (page: Page, label: string) => page.getByLabel(label);

/** Asks for a link on the page that is open, and answers the path in the mail. */
const askForLink = async (page: Page, email: string): Promise<string> => {
  await field(page, "Email").fill(email.toUpperCase());
  await page.getByRole("button", { name: "Send link" }).click();
  await isTold(page, "If there is an account for this email, a link is on its way.");
  await arrivesAt(page, "/login");
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

test("somebody who forgot the password sets a new one from the mail", async () => {
  const { page, problems, leave } = await journey.visit();
  const email = smallEmail(0, Role.admin);
  await step("A024: the page asks for the email, reached from the sign-in", async () => {
    await page.goto("/login");
    await page.getByRole("link", { name: "Forgot password?" }).click();
    await arrivesAt(page, "/forgot-password");
    await soon(() => field(page, "Email").getAttribute("type")).toBe("email");
  });
  const link = await step("A234: an account gets a link by mail, and the page says only that", () =>
    askForLink(page, email),
  );
  expect(link).toMatch(/^\/reset-password\/./);
  await step("A026 A232: only the new password is right from now on", async () => {
    await typeNewPassword(page, link, email, "fresh-and-long");
    await isTold(page, "Your new password is set. Sign in with it.");
    await arrivesAt(page, "/login");
    await typeCredentials(page, email, smallPassword);
    await isSaidAtField(page, "Wrong Credentials");
    await journey.signIn(page, email, "fresh-and-long");
  });
  await leave();
  const again = await journey.visit();
  await step("the link works once", async () => {
    await typeNewPassword(again.page, link, email, "fresh-and-longer");
    await isTold(again.page, "This link is no longer valid. Ask for a new one.");
    expect(new URL(again.page.url()).pathname).toBe(link);
  });
  await step("A026: a user without a password sets the first one from the mail, and goes to the sign-in", async () => {
    const other = smallEmail(1, Role.physio);
    await journey.world.owner.query("update users set password_hash = null where email = $1", [other]);
    await again.page.goto("/forgot-password");
    const first = await askForLink(again.page, other);
    expect(first).toMatch(/^\/set-password\/./);
    await typeNewPassword(again.page, first, other, "my-first-password");
    await isTold(again.page, "Your new password is set. Sign in with it.");
    await arrivesAt(again.page, "/login");
  });
  await again.leave();
  expect(problems).toEqual([]);
});
