import { signIn } from "@restride/dev-env/caller.ts";
import { smallEmail } from "@restride/dev-env/small-clinics.ts";
import { small } from "@restride/dev-env/small-clinics/ids.ts";
import { Role } from "@restride/domain/access/roles.ts";
import { lastOfMonth } from "@restride/domain/values/calendar-date.ts";
import { monthNames } from "@restride/domain/values/long-date.ts";
import type { Page, Request, Response } from "playwright-core";
import { expect } from "vitest";
import { test } from "../journey-test.ts";
import { waitForNotice } from "../journey.ts";
import { soon } from "../soon.ts";
import { step } from "../step.ts";
import { readAsCoach } from "./read-as-coach.ts";

const at = `/patient/${small.patient(0, 1)}`;
const dialog = (page: Page) => page.getByRole("dialog", { name: /reminder$/ });
const card = (page: Page) => page.getByRole("region", { name: "Reminders of the month" });
const titles = async (page: Page) => {
  const cells = await card(page).locator("tbody tr td:nth-child(3)").allInnerTexts();
  return cells.map((cell) => cell.trim());
};
const choose = async (page: Page, title: string, item: string) => {
  await card(page)
    .getByRole("button", { name: new RegExp(`^More about ${title}`) })
    .click();
  await page.getByRole("menuitem", { name: item }).click();
};
interface SentOperation {
  readonly operationName: string;
  readonly query: string;
}
const sentBy = (request: Request): SentOperation => request.postDataJSON() as SentOperation;

/** Collects the page's requests to the server, the answers, and the frames of its socket. */
function followWire(page: Page) {
  const calls: Request[] = [];
  const answers: Response[] = []; // without the calls of pages that were left
  const frames: string[] = [];
  const others: string[] = [];
  page.on("request", (request) => {
    const { pathname } = new URL(request.url());
    if (pathname === "/graphql") calls.push(request);
    // Requests for the key that verifies the session token, and for preloaded code, are not calls.
    else if (!/^\/(publickey$|assets\/)/.test(pathname) && ["fetch", "xhr"].includes(request.resourceType()))
      others.push(pathname);
  });
  page.on("response", (response) => {
    if (new URL(response.url()).pathname === "/graphql") answers.push(response);
  });
  page.on("websocket", (socket) => {
    expect(new URL(socket.url()).pathname).toBe("/graphql");
    socket.on("framesent", ({ payload }) => frames.push(String(payload)));
  });
  const count = (name: string): number => calls.filter((request) => sentBy(request).operationName === name).length;
  const asksAgain = async (name: string, open: () => Promise<unknown>): Promise<void> => {
    const before = count(name);
    await open();
    await soon(() => count(name) > before).toBe(true);
  };
  return { calls, answers, frames, others, asksAgain };
}

test("a therapist adds a reminder on the page of a patient, an admin changes it in the month of the clinic over one endpoint, and a coach only reads", async ({
  journey,
}) => {
  const { page, problems, leave } = await journey.visitAs(smallEmail(0, Role.physio), { at });
  const panel = page.getByRole("region", { name: "Reminders", exact: true });
  await step("B082: a month without reminders says 'No Reminders', in a panel that sticks", async () => {
    await panel.getByText("No Reminders").waitFor();
    expect(await panel.evaluate((box) => getComputedStyle(box.parentElement!).position)).toBe("sticky");
  });
  await step("B045: the dialog has the fields Date, Title and Text", async () => {
    await page.getByRole("button", { name: "ADD REMINDER" }).click();
    const labels = await dialog(page).locator("label").allInnerTexts();
    expect(labels.map((label) => label.replaceAll(/[*\s]/g, ""))).toEqual(["Date", "Title", "Text"]);
  });
  await step("B184 B082: it closes on success, and the panel lists 'MMMM DD - title' with the message", async () => {
    await dialog(page).getByLabel("Title").fill("Lab Draw");
    await dialog(page).getByLabel("Text").fill("Fasting.");
    await dialog(page).getByRole("button", { name: "Add reminder" }).click();
    await waitForNotice(page, "Reminder added.");
    await soon(() => dialog(page).count()).toBe(0);
    const day = journey.world.today();
    const heading = `${monthNames[Number(day.slice(5, 7)) - 1]} ${day.slice(8)} - Lab Draw`;
    await soon(() => panel.getByRole("listitem").innerText()).toBe(`${heading}\n\nFasting.`);
  });
  const admin = await journey.visitAs(smallEmail(0, Role.admin), { at: null });
  const { page: month } = admin;
  const { calls, answers, frames, others, asksAgain } = followWire(month);
  await month.goto("/events");
  await step("it stands in the month of the clinic, where it is changed", async () => {
    await soon(() => titles(month)).toEqual(["Lab Draw"]);
    await choose(month, "Lab Draw", "Edit");
    await dialog(month).getByLabel("Title").fill("Lab Draw again");
    await dialog(month).getByRole("button", { name: "Save reminder" }).click();
    await waitForNotice(month, "Reminder changed.");
    await soon(() => titles(month)).toEqual(["Lab Draw again"]);
  });
  await step("it is deleted, which the patient's page shows by itself, and comes back", async () => {
    await choose(month, "Lab Draw again", "Delete");
    await waitForNotice(month, "Reminder deleted.");
    await soon(() => titles(month)).toEqual([]);
    await panel.getByText("No Reminders").waitFor();
    await month.getByRole("button", { name: "Undo" }).click();
    await soon(() => titles(month)).toEqual(["Lab Draw again"]);
  });
  await step("what a colleague adds comes by itself, without a toast", async () => {
    const physio = await signIn(journey.world, smallEmail(0, Role.physio));
    const event = `{ date: "${lastOfMonth(journey.world.today())}", title: "Call Patient" }`;
    await physio.call(`mutation { addEvent(id: "${small.patient(0, 1)}", event: ${event}) { status } }`);
    await soon(async () => (await titles(month)).toSorted()).toEqual(["Call Patient", "Lab Draw again"]);
    expect(await month.getByText("Received an update in Reminders!").count()).toBe(0);
  });
  await step("a name leads to the patient", async () => {
    await card(month)
      .getByRole("link", { name: /^Pat1 Clinic1/ })
      .first()
      .click();
    await month.waitForURL(`**/patient/${small.patient(0, 1)}`);
  });
  await step("A221 B299 C182: every call is a GraphQL operation that goes over HTTP to one endpoint", async () => {
    expect(calls.every((request) => request.method() === "POST")).toBe(true);
    expect(others).toEqual([]);
    const kinds = new Set(calls.map((request) => sentBy(request).query.split(/\W/)[0]));
    expect([...kinds].toSorted()).toEqual(["mutation", "query"]);
  });
  await step("A219 C184: each carries a bearer authorization header from the session token", async () => {
    const storage = await month.evaluate(() => Object.values(localStorage).join(" "));
    for (const request of calls) {
      const [, token] = /^Bearer (\S+)$/.exec((await request.allHeaders()).authorization ?? "") ?? [];
      expect(storage, sentBy(request).operationName).toContain(token);
    }
  });
  await step("A221 C183: subscriptions go over a socket with the token in the connection parameters", async () => {
    await soon(() => frames.some((frame) => frame.includes('"subscribe"'))).toBe(true);
    const { authorization } = calls[0]!.headers();
    expect(JSON.parse(frames[0]!)).toEqual({ type: "connection_init", payload: { authorization } });
    expect(frames.filter((frame) => frame.includes('"query":"query') || frame.includes('"query":"mutation'))).toEqual(
      [],
    );
  });
  await step(
    "A222 B299 C185: nothing is cached: no answer may be kept on its way, and a page that is opened again asks again",
    async () => {
      expect(answers.length).toBeGreaterThan(5);
      for (const answer of answers)
        expect(answer.headers()["cache-control"], sentBy(answer.request()).operationName).toBe("no-store");
      await asksAgain("PatientList", () => month.getByRole("link", { name: "Patients", exact: true }).first().click());
      await asksAgain("Patient", () => month.getByRole("link", { name: "Pat1 Clinic1" }).first().click());
      await asksAgain("PatientList", () => month.goBack());
    },
  );
  expect([...problems, ...admin.problems]).toEqual([]);
  await step("B374 C278: a compliance or a logout that no answer came to says so", async () => {
    await month.route("**/graphql", (route) =>
      /getPatientCompliance|mutation logout/.test(route.request().postData() ?? "") ? route.abort() : route.fallback(),
    );
    const failure = "error communicating with the server";
    await month.getByRole("link", { name: "Home", exact: true }).click();
    await month.getByRole("alert").getByText(failure).waitFor();
    await month.getByRole("button", { name: /^Profile of/ }).click();
    await month.getByRole("menuitem", { name: "Logout" }).click();
    await month.getByRole("dialog", { name: "Logout" }).getByRole("button", { name: "Logout" }).click();
    await waitForNotice(month, failure);
  });
  await Promise.all([leave(), admin.leave()]);
  await readAsCoach(journey);
});
