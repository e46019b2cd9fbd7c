import { Role } from "@restride/domain/access/roles.ts";
import { codeFor } from "@restride/dev-env/caller.ts";
import { smallEmail, smallPassword } from "@restride/dev-env/small-clinics.ts";
import { small } from "@restride/dev-env/small-clinics/ids.ts";
import type { Page } from "playwright-core";
import { expect } from "vitest";
import { test } from "../journey-test.ts";
import { waitForAddress, waitForFieldError, type Journey, typeCredentials, codeField, sendCode } from "../journey.ts";
import { soon } from "../soon.ts";
import { step } from "../step.ts";

const wrongCode = (right: string): string => (right === "AAAAAA" ? "BBBBBB" : "AAAAAA");
const focusedName = (page: Page): Promise<string> =>
  page.evaluate(() => (document.activeElement as HTMLInputElement).name);

test("a stranger is led to the sign-in, an admin signs in without a mouse, uses the profile menu and logs out", async ({
  journey,
}) => {
  await journey.world.owner.query("update customers set logo = $1 where access_code = 'CLN001'", [
    "data:image/svg+xml,%3Csvg xmlns='http://www.w3.org/2000/svg' width='28' height='28'/%3E",
  ]);
  const { page, problems, leave } = await journey.visit();
  const admin = smallEmail(0, Role.admin);
  await step("A031 C293: an unknown address says so, and leads a stranger to the sign-in", async () => {
    await page.goto("/nothing/here");
    await page.getByRole("heading", { name: "Page not found" }).waitFor();
    expect(await page.title()).toBe("Page not found · Restride");
    await page
      .getByText("Mail programs sometimes cut long links: if yours was in a mail, press it there again.")
      .waitFor();
    await page.getByRole("link", { name: "Go to sign-in" }).click();
    await waitForAddress(page, "/login");
  });
  await step(
    "A032 A028 B034: without a session each page of the console leads to the sign-in, a patient's too",
    async () => {
      for (const path of ["/", "/patient/add/info", `/patient/${small.patient(0, 1)}`]) {
        await page.goto(path);
        await waitForAddress(page, "/login");
      }
    },
  );
  expect(problems.splice(0)).toEqual([
    "Failed to load resource: the server responded with a status of 404 (Not Found)",
  ]);
  await step("screens S15: a wrong password says no more than that, at its field", async () => {
    await typeCredentials(page, admin, "not-the-password");
    await waitForFieldError(page, "Wrong Credentials");
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
    await waitForAddress(page, "/two-step-verification");
    await page.getByText("We sent a 6-character code to a•••@clinic1.example.", { exact: true }).waitFor();
  });
  await step("A012: a reload does not lose the sign-in that waits", async () => {
    await page.reload();
    await page.getByText("a•••@clinic1.example").waitFor();
  });
  await step("A136: a wrong code empties the field", async () => {
    await sendCode(page, wrongCode(codeFor(journey.world, admin)));
    await waitForFieldError(page, "Invalid OTP");
    await soon(() => codeField(page).inputValue()).toBe("");
  });
  await step("A021 A133: the right code, in small letters and with a space, lets in", async () => {
    const right = codeFor(journey.world, admin).toLowerCase();
    await soon(() => focusedName(page)).toBe("otp");
    await page.keyboard.type(` ${right.slice(0, 3)} ${right.slice(3)}`);
    await page.keyboard.press("Enter");
    await waitForAddress(page, "/compliance");
    await page.getByRole("navigation", { name: "Main" }).waitFor();
  });
  await step("A134: a device that is not trusted gets no cookie", async () => {
    expect((await page.context().cookies()).map(({ name }) => name)).toEqual([]);
  });
  const banner = page.getByRole("banner");
  const profile = page.getByRole("button", { name: "Profile of Sam Role1" });
  await step("A095: the header shows the clinic's logo, name and code", async () => {
    await banner.getByText("Clinic 1", { exact: true }).waitFor();
    await banner.getByText("Clinic Code: CLN001", { exact: true }).waitFor();
    await soon(() => banner.locator("img").getAttribute("src")).toContain("data:image/svg+xml");
  });
  await step("A110 A150: the profile menu has Reset Password and Logout, and Auto Import stays hidden", async () => {
    await profile.click();
    const menu = page.getByRole("menu", { name: "Profile of Sam Role1" });
    await menu.getByText(admin, { exact: true }).waitFor();
    await soon(() => menu.getByRole("menuitem").allTextContents()).toEqual([
      "Reset Password",
      "Sessions and devices",
      "Tour of this page",
      "Logout",
    ]);
    expect(await page.getByText(/auto import/i).count()).toBe(0);
  });
  await step("A110: the theme is chosen there, and stays", async () => {
    const theme = (): Promise<string | undefined> => page.evaluate(() => document.documentElement.dataset.theme);
    await page.getByRole("menuitemradio", { name: "Dark", exact: true }).click();
    await expect.poll(theme).toBe("dark");
    await page.reload();
    await expect.poll(theme).toBe("dark");
    await profile.click();
    await page.getByRole("menuitemradio", { name: "Auto", exact: true }).click();
    await expect.poll(theme).toBe("light");
  });
  await step("A095 A110: a phone has one header, with everything behind its menu button", async () => {
    await page.keyboard.press("Escape");
    await page.setViewportSize({ width: 390, height: 844 });
    await page.getByText("Clinic Code: CLN001", { exact: true }).waitFor();
    await page.getByRole("button", { name: "Menu", exact: true }).click();
    const drawer = page.getByRole("dialog", { name: "Menu" });
    for (const item of ["Home", "Surgeons", "Patients", "Users", "Reset Password"])
      await drawer.getByRole("link", { name: item, exact: true }).waitFor();
    await drawer.getByRole("button", { name: "Logout", exact: true }).waitFor();
    await drawer.getByRole("button", { name: "Close" }).click();
    await page.setViewportSize({ width: 1440, height: 900 });
  });
  await step("A111: logging out forgets the push token of this device on the server too", async () => {
    await page.evaluate(() => localStorage.setItem("restride.push", "this-device"));
    await profile.click();
    await page.getByRole("menuitem", { name: "Logout" }).click();
    const sent = page.waitForRequest("**/graphql");
    await page
      .getByRole("dialog", { name: "Logout", exact: true })
      .getByRole("button", { name: "Logout", exact: true })
      .click();
    expect((await sent).postDataJSON()).toMatchObject({ variables: { pushToken: "this-device" } });
    await waitForAddress(page, "/login");
    expect(await page.evaluate(() => Object.keys(localStorage))).toEqual(["restride.theme"]);
    await page.goBack();
    await waitForAddress(page, "/login");
  });
  expect(problems).toEqual([]);
  await leave();
  for (const [role, landing, root] of [
    [Role.surgeon, "/profile/?myprofile=true", "/patient"],
    [Role.superAdmin, "/companies", "/companies"],
  ] as const)
    await step(
      `A013 C013 C014 A030: with a session of role ${role} the sign-in page leads where signing in would, the bare address to ${root}, and without one to the sign-in`,
      () => landsAt(journey, role, landing, root),
    );
});

async function landsAt(journey: Journey, role: Role, landing: string, root: string): Promise<void> {
  const { page, leave } = await journey.visitAs(smallEmail(0, role));
  await waitForAddress(page, landing);
  await page.goto("/");
  await waitForAddress(page, root);
  await step("A031 C293: with a session an unknown address says so too", async () => {
    await page.goto("/nothing/here");
    await page.getByRole("heading", { name: "Page not found" }).waitFor();
  });
  await page.evaluate(() => [localStorage, sessionStorage].forEach((storage) => storage.clear()));
  await page.goto("/");
  await waitForAddress(page, "/login");
  await leave();
}
