import { Role } from "@restride/domain/access/roles.ts";
import { addDays, formatUs } from "@restride/domain/values/calendar-date.ts";
import { smallEmail } from "@restride/dev-env/small-clinics.ts";
import { addAnswers } from "@restride/dev-env/small-clinics/answers.ts";
import { afterAll, beforeAll, expect, test } from "vitest";
import { pathOfPatient } from "../calendar/patient.ts";
import { type Journey, smallClinics, startJourney } from "../journey.ts";
import { soon } from "../soon.ts";
import { step } from "../step.ts";

let journey: Journey;
const ago = (days: number) => addDays(journey.world.today(), -days);

beforeAll(async () => {
  journey = await startJourney(smallClinics);
  const { owner } = journey.world;
  const twelve = (first: number | null) => [first, ...Array<number>(11).fill(2)];
  await addAnswers(journey.world, 0, 1, "oxford-knee", [
    [ago(40), twelve(3), 25],
    [ago(2), twelve(0), 22],
    [ago(1), [null, null, null, ...Array<number>(9).fill(2)], null],
  ]);
  await owner.query(
    `update questionnaires set short_name = 'Knee Function 12', licence_line = 'Own wording.' where kind = 'oxford-knee'`,
  );
  await owner.query(
    `insert into questions (questionnaire_id, quest_number, question, options)
     select questionnaire_id, n, 'Question ' || n, (select json_agg(json_build_object('optnumber', o, 'option', 'Option ' || o)) from generate_series(0, 4) o)
     from questionnaires, generate_series(1, 12) n where kind = 'oxford-knee'`,
  );
  // The calendar lists a form below the item that asked for it.
  await owner.query(
    `update patient_questionnaires set questionnaire_id = q.questionnaire_id from questionnaires q where q.kind = 'oxford-knee'`,
  );
});
afterAll(() => journey.close());

test("a therapist reads a filled form beside the one before", async () => {
  const at = pathOfPatient(1, `?view=day&date=${ago(2)}`);
  const { page, problems, leave } = await journey.visitAs(smallEmail(0, Role.physio), { at });
  const dialog = page.getByRole("dialog", { name: "Knee Function 12 Pat1 Clinic1" });
  const row = (name: string) =>
    dialog.getByRole("row").filter({ has: page.getByRole("rowheader", { name, exact: true }) });
  await step("B074: the name of a completed questionnaire opens its form in a dialog of 70 percent", async () => {
    await page.getByRole("article").first().getByRole("button", { name: "Knee Function 12" }).click();
    await dialog.getByText("22 / 48").waitFor();
    await dialog.getByText(`−3 since ${formatUs(ago(40))}`).waitFor();
    const share = await dialog.evaluate((box) => box.getBoundingClientRect().width / innerWidth);
    expect(share).toBeCloseTo(0.7, 2);
  });
  await step("print holds the form alone, on one page, without a button", async () => {
    await page.evaluate(() => {
      window.print = () => document.body.setAttribute("data-asked-to-print", "");
    });
    await dialog.getByRole("button", { name: "Print" }).click();
    await page.locator("body[data-asked-to-print]").waitFor();
    await page.emulateMedia({ media: "print" });
    expect(await page.getByRole("button").filter({ visible: true }).count()).toBe(0);
    expect(await page.locator("#root").isVisible()).toBe(false);
    await soon(() => row("Question 12").isVisible()).toBe(true);
    const pages = (await page.pdf({ format: "Letter" })).toString("latin1").match(/\/Type \/Page\b/g);
    expect(pages).toHaveLength(1);
    await page.emulateMedia({ media: "screen" });
  });
  await soon(() => problems).toEqual([]);
  await leave();
});
