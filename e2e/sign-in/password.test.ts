import { Role } from "@restride/domain/access/roles.ts";
import { smallEmail, smallPassword } from "@restride/dev-env/small-clinics.ts";
import type { Page } from "playwright-core";
import { afterAll, beforeAll, expect, test } from "vitest";
import { expectAccessible } from "../accessibility.ts";
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

const mismatch = "The two passwords that you entered do not match!";
const field = (page: Page, label: string) => page.getByLabel(label);
const says = (page: Page, sentence: string): Promise<void> =>
  page.getByText(sentence, { exact: true }).first().waitFor();

/** Asks for a link on the page that is open, and answers the path in the mail. */
const askForLink = async (page: Page, email: string): Promise<string> => {
  await field(page, "Email").fill(email.toUpperCase());
  await page.getByRole("button", { name: "Send link" }).click();
  await isTold(page, "If there is an account for this email, a link is on its way.");
  await arrivesAt(page, "/login");
  await expect.poll(() => journey.world.mailbox.read(email).length).toBeGreaterThan(0);
  return /https?:\/\/[^/\s]+(\/\S+)/.exec(journey.world.mailbox.read(email)[0]!.text)![1]!;
};

const typeNewPassword = async (page: Page, button: string, email: string, password: string, confirm = password) => {
  await field(page, "Email").fill(email);
  await field(page, "New password").fill(password);
  await field(page, "Confirm password").fill(confirm);
  await page.getByRole("button", { name: button }).click();
};

test("a forgotten password", async () => {
  const { page, problems, leave } = await journey.visit();
  const email = smallEmail(0, Role.admin);
  await step("A024: the page asks for the email, reached from the sign-in", async () => {
    await page.goto("/login");
    await page.getByRole("link", { name: "Forgot password?" }).click();
    await arrivesAt(page, "/forgot-password");
    await soon(() => field(page, "Email").getAttribute("type")).toBe("email");
  });
  await step("A155: the email is required", async () => {
    await page.getByRole("button", { name: "Send link" }).click();
    await says(page, "Please input your Email!");
  });
  const sent = page.waitForRequest("**/graphql");
  const link = await step("A234: an account gets a link by mail, and the page says only that", () =>
    askForLink(page, email),
  );
  await step("A025: the email is sent in lower case", async () => {
    expect((await sent).postDataJSON()).toMatchObject({ variables: { email } });
  });
  await step("A156 A157: email, password and the same password again are required", async () => {
    expect(link).toMatch(/^\/reset-password\/./);
    await page.goto(link);
    await page.getByRole("heading", { name: "Reset password" }).waitFor();
    await page.getByRole("button", { name: "Reset password" }).click();
    await says(page, "Please input your Password!");
    await typeNewPassword(page, "Reset password", email, "one-of-them-1", "another-one-2");
    await says(page, mismatch);
    await expectAccessible(page);
  });
  await step("A026: with all three the user goes to the sign-in", async () => {
    await typeNewPassword(page, "Reset password", email, "fresh-and-long");
    await isTold(page, "Your new password is set. Sign in with it.");
    await arrivesAt(page, "/login");
  });
  await step("A232: only the new password is right from now on", async () => {
    await typeCredentials(page, email, smallPassword);
    await isSaidAtField(page, "Wrong Credentials");
    await journey.signIn(page, email, "fresh-and-long");
  });
  await leave();
  await step("A026: the link works once", async () => {
    const again = await journey.visit();
    await again.page.goto(link);
    await typeNewPassword(again.page, "Reset password", email, "fresh-and-longer");
    await isTold(again.page, "This link is no longer valid. Ask for a new one.");
    expect(new URL(again.page.url()).pathname).toBe(link);
    await again.leave();
  });
  expect(problems).toEqual([]);
});

test("A026 A231: a user without a password sets the first one", async () => {
  const email = smallEmail(1, Role.physio);
  await journey.world.owner.query("update users set password_hash = null where email = $1", [email]);
  const { page, leave } = await journey.visit();
  await page.goto("/forgot-password");
  const link = await askForLink(page, email);
  expect(link).toMatch(/^\/set-password\/./);
  await page.goto(link);
  await page.getByRole("heading", { name: "Set password" }).waitFor();
  await typeNewPassword(page, "Set password", email, "my-first-password");
  await arrivesAt(page, "/login");
  await journey.signIn(page, email, "my-first-password");
  await leave();
});

test("another password while signed in", async () => {
  const email = smallEmail(1, Role.admin);
  const { page, problems, leave } = await journey.visitAs(email);
  const send = page.getByRole("button", { name: "Reset Password" });
  const fill = async (old: string, fresh: string, confirm: string): Promise<void> => {
    await field(page, "Old password").fill(old);
    await field(page, "New password").fill(fresh);
    await field(page, "Confirm password").fill(confirm);
    await send.click();
  };
  await step("A027: the form stands behind the profile menu, with old, new and confirm password", async () => {
    await page.getByRole("button", { name: /^Profile of/ }).click();
    await page.getByRole("menuitem", { name: "Reset Password" }).click();
    await arrivesAt(page, "/resetpassword");
    await page.getByRole("heading", { name: "Reset Password" }).waitFor();
    for (const label of ["Old password", "New password", "Confirm password"])
      await soon(() => field(page, label).getAttribute("type")).toBe("password");
  });
  await step("A158: all three are required", async () => {
    await send.click();
    await says(page, "Please confirm your password!");
    expect(await page.getByText("Please input your Password!", { exact: true }).count()).toBe(2);
    await takeScreens(page, "change-password");
  });
  await step("A159: new and confirm password must be the same", async () => {
    await fill(smallPassword, "one-of-them-1", "another-one-2");
    await says(page, mismatch);
  });
  await step("A230 C286: the old password must be right", async () => {
    await fill("not-the-password", "fresh-and-long", "fresh-and-long");
    await isTold(page, "Wrong Credentials");
    expect(new URL(page.url()).pathname).toBe("/resetpassword");
  });
  await step("A027 C286: then it leads to the sign-in, where the new one is right", async () => {
    await fill(smallPassword, "fresh-and-long", "fresh-and-long");
    await arrivesAt(page, "/login");
    await isTold(page, "Your new password is set. Sign in with it.");
    await journey.signIn(page, email, "fresh-and-long");
  });
  expect(problems).toEqual([]);
  await leave();
});
