import { Role } from "@restride/domain/access/roles.ts";
import { codeFor } from "@restride/dev-env/caller.ts";
import { smallEmail, smallPassword } from "@restride/dev-env/small-clinics.ts";
import type { Page } from "playwright-core";
import { afterAll, beforeAll, expect, test } from "vitest";
import { arrivesAt, isSaidAtField, type Journey, smallClinics, startJourney, typeCredentials } from "../journey.ts";
import { soon } from "../soon.ts";
import { step } from "../step.ts";

let journey: Journey;
beforeAll(async () => {
  journey = await startJourney(smallClinics);
});
afterAll(() => journey.close());

const code = (page: Page) => page.getByLabel("Enter Your OTP");
const sendCode = async (page: Page, typed: string): Promise<void> => {
  await code(page).fill(typed);
  await page.getByRole("button", { name: "Send", exact: true }).click();
};
const wrongCode = (right: string): string => (right === "AAAAAA" ? "BBBBBB" : "AAAAAA");
const focusedName = (page: Page): Promise<string> =>
  page.evaluate(() => (document.activeElement as HTMLInputElement).name);

test("an admin signs in with a password and a code, without a mouse", async () => {
  const { page, problems, leave } = await journey.visit();
  const admin = smallEmail(0, Role.admin);
  await page.goto("/login");
  await step("screens S15: a wrong password says no more than that, at its field", async () => {
    await typeCredentials(page, admin, "not-the-password");
    await isSaidAtField(page, "Wrong Credentials");
  });
  await step("A012 A133: the right ones lead to the second step, which says where the code went", async () => {
    await page.reload();
    await page.getByLabel("Username").waitFor();
    await page.keyboard.press("Tab");
    await page.keyboard.type(`  ${admin.toUpperCase()} `);
    for (let presses = 0; presses < 6 && (await focusedName(page)) !== "password"; presses += 1)
      await page.keyboard.press("Tab");
    await page.keyboard.type(smallPassword);
    await page.keyboard.press("Enter");
    await arrivesAt(page, "/two-step-verification");
    await page.getByText("We sent a 6-character code to a•••@clinic1.example.", { exact: true }).waitFor();
  });
  await step("A012: a reload does not lose the sign-in that waits", async () => {
    await page.reload();
    await page.getByText("a•••@clinic1.example").waitFor();
  });
  await step("A136: a wrong code empties the field", async () => {
    await sendCode(page, wrongCode(codeFor(journey.world, admin)));
    await isSaidAtField(page, "Invalid OTP");
    await soon(() => code(page).inputValue()).toBe("");
  });
  await step("A021 A133: the right code, in small letters and with a space, lets in", async () => {
    const right = codeFor(journey.world, admin).toLowerCase();
    await soon(() => focusedName(page)).toBe("otp");
    await page.keyboard.type(` ${right.slice(0, 3)} ${right.slice(3)}`);
    await page.keyboard.press("Enter");
    await arrivesAt(page, "/compliance");
    await page.getByRole("navigation", { name: "Main" }).waitFor();
  });
  await step("A134: a device that is not trusted gets no cookie", async () => {
    expect((await page.context().cookies()).map(({ name }) => name)).toEqual([]);
  });
  expect(problems).toEqual([]);
  await leave();
});

test("an associate trusts a device", async () => {
  const { page, leave } = await journey.visit();
  const associate = smallEmail(0, Role.medicalAssociate);
  await page.context().grantPermissions(["geolocation"]);
  await page.context().setGeolocation({ latitude: 41.88, longitude: -87.63 });
  await page.goto("/login");
  await typeCredentials(page, associate, smallPassword);
  const sent = Date.now() / 1000;
  await step("A272 C258: it is named by its town", async () => {
    await page.getByRole("checkbox", { name: "Trust this device" }).check();
    await page.getByText(/Listed as Chicago, Illinois, United States\.$/).waitFor();
    await sendCode(page, codeFor(journey.world, associate));
    await arrivesAt(page, "/compliance");
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
    const mails = journey.world.mailbox.read(associate).length;
    await page.getByRole("button", { name: /^Profile of/ }).click();
    await page.getByRole("menuitem", { name: "Logout" }).click();
    await page.getByRole("dialog", { name: "Logout" }).getByRole("button", { name: "Logout" }).click();
    await arrivesAt(page, "/login");
    await typeCredentials(page, associate, smallPassword);
    await arrivesAt(page, "/compliance");
    expect(journey.world.mailbox.read(associate).length).toBe(mails);
  });
  await leave();
});
