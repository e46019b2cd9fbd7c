import { Role } from "@restride/domain/access/roles.ts";
import { codeFor } from "@restride/dev-env/caller.ts";
import { smallEmail, smallPassword } from "@restride/dev-env/small-clinics.ts";
import { small, smallPatientEmail } from "@restride/dev-env/small-clinics/ids.ts";
import type { Page } from "playwright-core";
import { expect } from "vitest";
import { test } from "../journey-test.ts";
import { waitForAddress, waitForNotice, type Journey, typeCredentials } from "../journey.ts";
import { step } from "../step.ts";

const phone = { width: 390 };
const signInToLite = async (journey: Journey, page: Page, email: string): Promise<void> => {
  await page.goto("/?app=admin-lite");
  await typeCredentials(page, email, smallPassword);
  await waitForAddress(page, "/two-step-verification?app=admin-lite");
  await page.getByLabel("Enter Your OTP").fill(codeFor(journey.world, email));
  await page.getByRole("button", { name: "Send", exact: true }).click();
  await waitForAddress(page, "/messages?app=admin-lite");
};
const headers = (page: Page): Promise<number> => page.getByRole("banner").or(page.getByRole("navigation")).count();

test("the console inside a mobile wrapper", async ({ journey }) => {
  const email = smallEmail(0, Role.admin);
  const { page, problems } = await journey.visit(phone);
  await step("A038: without a session its pages lead to the root, with their query", async () => {
    await page.goto("/messages?app=admin-lite&device=7");
    await waitForAddress(page, "/?app=admin-lite&device=7");
  });
  await step("A029: the root is the sign-in itself", async () => {
    await page.goto("/?app=admin-lite");
    await page.getByRole("heading", { name: "Sign In", exact: true }).waitFor();
    await waitForAddress(page, "/?app=admin-lite");
    await page.getByRole("link", { name: "Forgot password?" }).click();
    await waitForAddress(page, "/forgot-password?app=admin-lite");
    await page.getByRole("link", { name: "Back" }).click();
    await waitForAddress(page, "/?app=admin-lite");
  });
  const signInRequest = page.waitForRequest("**/graphql");
  await step("A020: it lands on the messages", () => signInToLite(journey, page, email));
  await step("A008 A313: it signs in as AdminLite", async () => {
    expect((await signInRequest).postDataJSON()).toMatchObject({
      variables: { credentials: { deviceType: "AdminLite" } },
    });
  });
  await step(
    "A049 B093 B187 B450 C030 C100 C101: the progress page is open to staff who are signed in and may see the patient, with Back",
    async () => {
      await page.getByRole("region", { name: "Messages" }).waitFor();
      const mails = journey.world.mailbox.read(smallPatientEmail(0, 1)).length;
      await page.goto(`/activity/${small.patient(0, 1)}?app=admin-lite`);
      await page.getByRole("region", { name: "Vitals", exact: true }).waitFor();
      expect(await page.getByRole("button", { name: "SHARE" }).count()).toBe(0);
      expect(await page.getByRole("main").getByText("Pat1 Clinic1").count()).toBe(0); // the name is only in the header
      await page.getByRole("button", { name: "Back" }).click();
      await waitForAddress(page, "/messages?app=admin-lite");
      await page.goto(`/activity/${small.patient(1, 1)}?app=admin-lite`);
      await page.getByText("This patient was not found.").waitFor();
      expect(journey.world.mailbox.read(smallPatientEmail(0, 1))).toHaveLength(mails);
      await page.goto("/messages?app=admin-lite");
    },
  );
  await step("A001 A112 C001: it is the same console without header and menu", async () => {
    await page.locator("main#content").waitFor();
    expect(await headers(page)).toBe(0);
    await page.goto("/messages");
    await page.getByRole("banner").waitFor();
    expect(await headers(page)).toBeGreaterThan(0);
    await page.goto("/messages?app=admin-lite");
    await page.locator("main#content").waitFor();
  });
  await step("A112: it hears where a notification leads, and only inside this application", async () => {
    const hear = (path: string): Promise<void> =>
      page.evaluate((to) => window.postMessage(JSON.stringify({ type: "navigate", path: to })), path);
    await hear("//elsewhere.example/");
    // Messages of other origins are ignored, and without the native wrapper also messages without an origin.
    await page.evaluate(() => {
      const data = JSON.stringify({ type: "navigate", path: "/patient?app=admin-lite" });
      for (const origin of ["https://elsewhere.example", ""])
        window.dispatchEvent(new MessageEvent("message", { data, origin }));
    });
    await hear("/patient-message?app=admin-lite&patientid=1");
    await waitForAddress(page, "/patient-message?app=admin-lite&patientid=1");
  });
  await step(
    "screens S16: what is no lite screen is a plain page in lite, with Logout, and what is heard stays in lite",
    async () => {
      await page.evaluate(() => window.postMessage(JSON.stringify({ type: "navigate", path: "/patient" })));
      await waitForAddress(page, "/patient?app=admin-lite");
      await page.getByRole("heading", { name: "Nothing to show here" }).waitFor();
      await page.getByRole("button", { name: "Logout" }).waitFor();
      expect(await headers(page)).toBe(0);
    },
  );
  await step(
    "screens S16 A010 C031: the wrapper is told where somebody goes, and not what it said itself",
    async () => {
      await page.goto("/messages?app=admin-lite");
      await page.getByRole("heading", { name: "Messages" }).waitFor();
      await page.evaluate(() => {
        const posted: string[] = [];
        Object.assign(window, { posted, ReactNativeWebView: { postMessage: (text: string) => posted.push(text) } });
      });
      const postedMessages = () => page.evaluate(() => (window as unknown as { posted: string[] }).posted);
      await page.evaluate(
        (path) => window.postMessage(JSON.stringify({ type: "navigate", path })),
        `/activity/${small.patient(0, 1)}?app=admin-lite`,
      );
      await page.getByRole("heading", { name: "Vitals" }).waitFor(); // the address may change before its page is loaded
      await page.goBack();
      await waitForAddress(page, "/messages?app=admin-lite");
      await expect
        .poll(postedMessages)
        .toEqual([JSON.stringify({ type: "navigate", path: "/messages", params: { app: "admin-lite" } })]);
    },
  );
  await step("A139 C261 C262: an ended session leads to its own sign-in", async () => {
    await page.goto("about:blank"); // An open page would receive the error first, and its notice would be lost.
    journey.world.clock.advance(18_001_000);
    await page.goto(`/activity/${small.patient(0, 1)}?app=admin-lite`);
    await waitForNotice(page, "Token expired");
    await waitForAddress(page, "/?app=admin-lite");
  });
  expect(problems).toEqual([]);
});
