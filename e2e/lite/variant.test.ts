import { Role } from "@restride/domain/access/roles.ts";
import { signIn } from "@restride/dev-env/caller.ts";
import { smallEmail } from "@restride/dev-env/small-clinics.ts";
import { casesIn } from "@restride/dev-env/small-clinics/cases-in.ts";
import { small } from "@restride/dev-env/small-clinics/ids.ts";
import type { Page } from "playwright-core";
import { afterAll, beforeAll, expect, test } from "vitest";
import { arrivesAt, isTold, type Journey, smallClinics, startJourney } from "../journey.ts";
import { addProgress } from "../progress-page/progress-patient.ts";
import { soon } from "../soon.ts";
import { step } from "../step.ts";

let journey: Journey;
let cases: ReturnType<typeof casesIn>;
const patient = small.patient(0, 1);
beforeAll(async () => {
  journey = await startJourney(smallClinics);
  cases = casesIn(journey.world);
  const asked = { type: "Surgeon Message", patient_id: patient };
  await cases.add(1, 90, { ...asked, summary: "Strap", description: "Which strap is it?" });
  await cases.add(2, 60, { ...asked, summary: "Bike", description: "May I ride the bike?" });
  await cases.add(3, 30, { ...asked, patient_id: small.patient(0, 3), summary: "Walk", description: "May I walk?" });
  await addProgress(journey.world);
});
afterAll(() => journey.close());

const lite = "app=admin-lite";
const messages = `/messages?${lite}`;
const ofPatient = `/patient-message?patientid=${patient}&${lite}`;
const chat = (number: number): string => `/message-interface?caseid=${cases.idOf(number)}&${lite}`;
const progress = `/activity/${patient}?${lite}`;
const opened = (page: Page) => page.getByRole("heading", { level: 1 }).waitFor();

test("A009 C030: lite is messages, progress and a listener, and no link of it leads out", async () => {
  const { page, leave } = await journey.visitAs(smallEmail(0, Role.admin), { width: 360, at: messages });
  const surgeon = await signIn(journey.world, smallEmail(0, Role.surgeon));
  const say = (number: number, text: string) =>
    surgeon.call(`mutation { addNewComment(caseId: "${cases.idOf(number)}", comment: "${text}") { status } }`);
  const notices = page.getByRole("status").getByText("You have received a new message!");
  for (const path of [messages, ofPatient, chat(1), progress, `/patient?${lite}`, `/nowhere?${lite}`, `/?${lite}`])
    await step(`every link of ${path} keeps its query`, async () => {
      await page.goto(path);
      await opened(page);
      const links = await page.locator("a[href]").evaluateAll((all) => all.map((each) => each.getAttribute("href")));
      expect(links.filter((link) => !link?.includes(lite))).toEqual([]);
    });
  await step("a message is told of on the progress page too", async () => {
    await page.goto(progress);
    await opened(page);
    await soon(async () => {
      await say(2, "News");
      return notices.count();
    }).toBeGreaterThan(0);
  });
  await leave();
});

test("C033: company users choose a clinic and open its cases from the messages", async () => {
  const { page, leave } = await journey.visitAs(smallEmail(0, Role.healthCoach), { width: 360, at: messages });
  await page.getByRole("heading", { name: "Choose a clinic" }).waitFor();
  await page.getByRole("button", { name: "Clinic 1", exact: true }).click();
  await page.getByRole("link", { name: /Pat3 Clinic1/ }).click();
  await arrivesAt(page, `/cases/${cases.idOf(3)}?${lite}`);
  await page.getByRole("log", { name: "Messages" }).getByText("May I walk?").waitFor();
  await page.getByRole("textbox", { name: "Message" }).fill("Yes.");
  await page.getByRole("button", { name: "Send" }).click();
  await isTold(page, "Message Sent!");
  await page.getByRole("link", { name: "Back" }).click();
  await arrivesAt(page, messages);
  await page.goto(ofPatient);
  await page.getByRole("heading", { name: "Nothing to show here" }).waitFor();
  await leave();
});
