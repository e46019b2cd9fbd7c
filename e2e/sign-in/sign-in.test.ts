import { Role } from "@restride/domain/access/roles.ts";
import { codeFor } from "@restride/dev-env/caller.ts";
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

const admin = smallEmail(0, Role.admin);
const code = (page: Page) => page.getByLabel("Enter Your OTP");
const sendCode = async (page: Page, typed: string): Promise<void> => {
  await code(page).fill(typed);
  await page.getByRole("button", { name: "Send", exact: true }).click();
};
const wrongCode = (right: string): string => (right === "AAAAAA" ? "BBBBBB" : "AAAAAA");

test("signing in with a password and a code", async () => {
  const { page, problems, leave } = await journey.visit();
  await step("A016: without a sign-in that waits, the second step leads to the first", async () => {
    await page.goto("/two-step-verification");
    await arrivesAt(page, "/login");
  });
  await step("A305: the footer's copyright is of this year", () =>
    page.getByText(`© ${journey.world.today().slice(0, 4)} Restride`, { exact: true }).waitFor(),
  );
  await step("A011: the first step asks for username and password and knows the way out", async () => {
    await page.getByRole("heading", { name: "Sign In", exact: true }).waitFor();
    expect(await page.title()).toBe("Sign In · Restride");
    expect(await page.getByLabel("Username").getAttribute("type")).not.toBe("password");
    await soon(() => page.getByLabel("Password", { exact: true }).getAttribute("type")).toBe("password");
    await soon(() => page.getByRole("link", { name: "Forgot password?" }).getAttribute("href")).toBe(
      "/forgot-password",
    );
    const support = page.getByRole("link", { name: "help@restride.example" });
    await soon(() => support.getAttribute("href")).toBe("mailto:help@restride.example");
  });
  await step("A152 A153: both are required", async () => {
    await page.getByRole("button", { name: "Sign In" }).click();
    await page.getByText("Please input your Username!", { exact: true }).waitFor();
    await page.getByText("Please input your Password!", { exact: true }).waitFor();
  });
  await step("A135, screens S15: a wrong password says no more than that, at its field", async () => {
    await typeCredentials(page, admin, "not-the-password");
    await isSaidAtField(page, "Wrong Credentials");
    expect(new URL(page.url()).pathname).toBe("/login");
  });
  await step("A012 A133: the right ones lead to the second step, which says where the code went", async () => {
    await typeCredentials(page, `  ${admin.toUpperCase()} `, smallPassword);
    await arrivesAt(page, "/two-step-verification");
    await page.getByText("We sent a 6-character code to a•••@clinic1.example.", { exact: true }).waitFor();
    expect(codeFor(journey.world, admin)).toMatch(/^\S{6}$/);
  });
  await step("A014: the second step has its title, masked field, link, checkbox and button", async () => {
    await page.getByRole("heading", { name: "Sign in", exact: true }).waitFor();
    await soon(() => code(page).getAttribute("type")).toBe("password");
    expect(await page.getByRole("button", { name: /^Resend OTP/ }).count()).toBe(1);
    await soon(() => page.getByRole("checkbox", { name: "Trust this device" }).isChecked()).toBe(false);
    await page.getByRole("button", { name: "Send", exact: true }).waitFor();
  });
  await step("A154: the code is required, and no more than six characters go in", async () => {
    await sendCode(page, "");
    await page.getByText("Please enter one time password!", { exact: true }).waitFor();
    await code(page).fill("1234567");
    await soon(() => code(page).inputValue()).toBe("123456");
  });
  await step("A136: a wrong code empties the field", async () => {
    await sendCode(page, wrongCode(codeFor(journey.world, admin)));
    await isSaidAtField(page, "Invalid OTP");
    await soon(() => code(page).inputValue()).toBe("");
  });
  await step("A012: a reload does not lose the sign-in that waits", async () => {
    await page.reload();
    await page.getByText("a•••@clinic1.example").waitFor();
  });
  await step("A021 A133: the right code, in small letters and with a space, lets in", async () => {
    const right = codeFor(journey.world, admin).toLowerCase();
    await sendCode(page, ` ${right.slice(0, 3)} ${right.slice(3)}`);
    await arrivesAt(page, "/compliance");
    await page.getByRole("navigation", { name: "Main" }).waitFor();
  });
  await step("A134: a device that is not trusted gets no cookie", async () => {
    expect((await page.context().cookies()).map(({ name }) => name)).toEqual([]);
  });
  expect(problems).toEqual([]);
  await leave();
});

test("another code, once it is time", async () => {
  const { page, leave } = await journey.visit();
  await page.clock.install();
  await page.goto("/login");
  await typeCredentials(page, smallEmail(0, Role.physio), smallPassword);
  const resend = page.getByRole("button", { name: /^Resend OTP/ });
  const first = await resend.textContent().then(() => codeFor(journey.world, smallEmail(0, Role.physio)));
  await step("A015: for 30 seconds the link only counts down", async () => {
    await soon(() => resend.textContent()).toMatch(/^Resend OTP in 0:(30|29)$/);
    await soon(() => resend.isDisabled()).toBe(true);
    await page.clock.fastForward(20_000);
    await soon(() => resend.textContent()).toMatch(/^Resend OTP in 0:(10|0\d)$/);
    await soon(() => resend.isDisabled()).toBe(true);
  });
  await step("A015 A229: then it sends another code, and counts again", async () => {
    await page.clock.fastForward(10_000);
    journey.world.clock.advance(30_000);
    await page.getByRole("button", { name: "Resend OTP", exact: true }).click();
    await isTold(page, "If the sign-in is still open, a new code is on its way.");
    await soon(() => resend.isDisabled()).toBe(true);
    await soon(() => resend.textContent()).toMatch(/^Resend OTP in 0:(30|29)$/);
  });
  await step("A229: the old code is worth nothing any more", async () => {
    await sendCode(page, first);
    await isSaidAtField(page, "Invalid OTP");
  });
  await step("A022: the new one lets in, a physio to the patients", async () => {
    await sendCode(page, codeFor(journey.world, smallEmail(0, Role.physio)));
    await arrivesAt(page, "/patient");
  });
  await leave();
});

test("A136: after five wrong codes the right one is refused too, and signing in anew helps", async () => {
  const { page, leave } = await journey.visit();
  const surgeon = smallEmail(0, Role.surgeon);
  await page.goto("/login");
  await typeCredentials(page, surgeon, smallPassword);
  await code(page).waitFor();
  const right = codeFor(journey.world, surgeon);
  for (const typed of [...Array<string>(5).fill(wrongCode(right)), right]) {
    const answered = page.waitForResponse("**/graphql");
    await sendCode(page, typed);
    expect(await (await answered).text()).toContain("Invalid OTP");
    await expect.poll(() => code(page).inputValue()).toBe("");
  }
  await page.getByRole("link", { name: "Back" }).click();
  await arrivesAt(page, "/login");
  await typeCredentials(page, surgeon, smallPassword);
  await code(page).waitFor();
  await sendCode(page, codeFor(journey.world, surgeon));
  await arrivesAt(page, "/profile/?myprofile=true");
  await leave();
});

test("a trusted device", async () => {
  const { page, leave } = await journey.visit();
  const associate = smallEmail(0, Role.medicalAssociate);
  await page.goto("/login");
  await typeCredentials(page, associate, smallPassword);
  await page.getByRole("checkbox", { name: "Trust this device" }).check();
  const sent = Date.now() / 1000;
  await sendCode(page, codeFor(journey.world, associate));
  await arrivesAt(page, "/compliance");
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

test("where a trusted device is", async () => {
  const associate = smallEmail(1, Role.medicalAssociate);
  const { page, leave } = await journey.visit();
  const trust = page.getByRole("checkbox", { name: "Trust this device" });
  await page.context().grantPermissions(["geolocation"]);
  await page.context().setGeolocation({ latitude: 41.88, longitude: -87.63 });
  await page.goto("/login");
  await typeCredentials(page, associate, smallPassword);
  await step("A288 C292: a browser that cannot tell says so, and signing in goes on", async () => {
    await page.evaluate(() => Reflect.deleteProperty(Navigator.prototype, "geolocation"));
    await trust.check();
    await page.getByText(/Geolocation not supported/).waitFor();
  });
  await step("A272 C258: one that may tell is named by its town", async () => {
    await page.reload();
    await trust.check();
    await page.getByText(/Listed as Chicago, Illinois, United States\.$/).waitFor();
    await sendCode(page, codeFor(journey.world, associate));
    await arrivesAt(page, "/compliance");
    const { rows } = await journey.world.owner.query("select location from trusted_devices order by created_at desc");
    expect(rows[0]).toEqual({ location: "Chicago, Illinois, United States" });
  });
  await leave();
});

test("A011 A014: signing in needs no mouse", async () => {
  const { page, leave } = await journey.visit();
  const email = smallEmail(1, Role.admin);
  await page.goto("/login");
  await page.getByLabel("Username").waitFor();
  await page.keyboard.press("Tab");
  await page.keyboard.type(email);
  const stops: string[] = [];
  const tabTo = async (wanted: string): Promise<void> => {
    for (let presses = 0; presses < 6; presses += 1) {
      await page.keyboard.press("Tab");
      const stop = await page.evaluate(() => (document.activeElement as HTMLInputElement).name || "");
      stops.push(stop);
      if (stop === wanted) return;
    }
    throw new Error(`Tab does not reach ${wanted}: ${stops.join(", ")}`);
  };
  await tabTo("password");
  await page.keyboard.type(smallPassword);
  await page.keyboard.press("Enter");
  await arrivesAt(page, "/two-step-verification");
  await expect.poll(() => page.evaluate(() => (document.activeElement as HTMLInputElement).name)).toBe("otp");
  await page.keyboard.type(codeFor(journey.world, email));
  await page.keyboard.press("Enter");
  await arrivesAt(page, "/compliance");
  await leave();
});
