import { Role } from "@restride/domain/access/roles.ts";
import { smallEmail } from "@restride/dev-env/small-clinics.ts";
import type { Request, Response } from "playwright-core";
import { afterAll, beforeAll, expect, test } from "vitest";
import { pathOfPatient } from "../calendar/patient.ts";
import { isTold, type Journey, smallClinics, startJourney } from "../journey.ts";
import { soon } from "../soon.ts";
import { step } from "../step.ts";

let journey: Journey;
beforeAll(async () => {
  journey = await startJourney(smallClinics);
});
afterAll(() => journey.close());

interface Sent {
  readonly operationName: string;
  readonly query: string;
}
const sentBy = (request: Request): Sent => request.postDataJSON() as Sent;

test("how the console talks to the server", async () => {
  const { page, problems, leave } = await journey.visitAs(smallEmail(0, Role.admin));
  const calls: Request[] = [];
  const answers: Response[] = []; // a call whose page was left gets none
  const frames: string[] = [];
  const others: string[] = [];
  page.on("request", (request) => {
    const { pathname } = new URL(request.url());
    if (pathname === "/graphql") calls.push(request);
    // The key that checks the session token is no call, nor is code that is fetched before its import.
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
  const asked = (name: string): number => calls.filter((request) => sentBy(request).operationName === name).length;
  const asksAgain = async (name: string, open: () => Promise<unknown>): Promise<void> => {
    const before = asked(name);
    await open();
    await soon(() => asked(name) > before).toBe(true);
  };
  await page.goto("/patient");
  await page.getByRole("link", { name: "Pat1 Clinic1" }).first().waitFor();
  await page.goto(pathOfPatient(1));
  await page.getByRole("button", { name: "NOTIFY" }).click();
  await page.getByRole("dialog").getByLabel("Title").fill("Hello");
  await page.getByRole("dialog").getByLabel("Text").fill("There");
  await page.getByRole("dialog").getByRole("button", { name: "Send" }).click();
  await isTold(page, "Notification sent.");

  await step("A221 B299 C182: every call is a GraphQL operation that goes over HTTP to one endpoint", async () => {
    expect(calls.every((request) => request.method() === "POST")).toBe(true);
    expect(others).toEqual([]);
    const kinds = new Set(calls.map((request) => sentBy(request).query.split(/\W/)[0]));
    expect([...kinds].toSorted()).toEqual(["mutation", "query"]);
  });
  await step("A219 C184: each carries a bearer authorization header from the session token", async () => {
    const kept = await page.evaluate(() => Object.values(localStorage).join(" "));
    for (const request of calls) {
      const [, token] = /^Bearer (\S+)$/.exec((await request.allHeaders()).authorization ?? "") ?? [];
      expect(kept, sentBy(request).operationName).toContain(token);
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
    "B299 C185: nothing is cached: no answer may be kept on its way, and a page that is opened again asks again",
    async () => {
      expect(answers.length).toBeGreaterThan(5);
      for (const answer of answers)
        expect(answer.headers()["cache-control"], sentBy(answer.request()).operationName).toBe("no-store");
      await asksAgain("PatientList", () => page.getByRole("link", { name: "Patients", exact: true }).first().click());
      await asksAgain("Patient", () => page.getByRole("link", { name: "Pat1 Clinic1" }).first().click());
      await asksAgain("PatientList", () => page.goBack());
    },
  );
  expect(problems).toEqual([]);
  await step("C278: a compliance or a logout that no answer came to says so", async () => {
    await page.route("**/graphql", (route) =>
      /getPatientCompliance|mutation logout/.test(route.request().postData() ?? "") ? route.abort() : route.fallback(),
    );
    const failure = "error communicating with the server";
    await page.getByRole("link", { name: "Home", exact: true }).click();
    await page.getByRole("alert").getByText(failure).waitFor();
    await page.getByRole("button", { name: /^Profile of/ }).click();
    await page.getByRole("menuitem", { name: "Logout" }).click();
    await page.getByRole("dialog", { name: "Logout" }).getByRole("button", { name: "Logout" }).click();
    await isTold(page, failure);
  });
  await leave();
});
