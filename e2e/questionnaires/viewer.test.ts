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
  await step("the form shows answers, points, those of the time before, and what its score says", async () => {
    await page.getByRole("article").first().getByRole("button", { name: "Knee Function 12" }).click();
    await dialog.getByText("22 / 48").waitFor();
    await dialog.getByText(`−3 since ${formatUs(ago(40))}`).waitFor();
    await dialog.getByText("48 is best. A change of 8 points matters to people.").waitFor();
    await dialog.getByText(/^S\+8 · sent .* · 2 of 3$/).waitFor();
    await soon(() => row("Question 1").locator("th, td").allInnerTexts()).toEqual([
      "1",
      "Question 1",
      "Option 0",
      "",
      "0",
      "3",
    ]);
    await soon(() => row("Sum").locator("th, td").allInnerTexts()).toEqual(["Sum", "22", "25"]);
    await dialog.getByText("Own wording.").waitFor();
  });
  await step("B044: previous and next move between submissions, by buttons and by arrow keys", async () => {
    await dialog.getByRole("button", { name: "The one after" }).click();
    await dialog.getByText("No score: 3 answers are missing").waitFor();
    await soon(() => row("Question 1").innerText()).toContain("—");
    await soon(() => dialog.getByRole("button", { name: "The one after" }).isDisabled()).toBe(true);
    await dialog.getByRole("heading", { name: /^Knee Function 12/ }).click();
    await page.keyboard.press("ArrowLeft");
    await dialog.getByText("22 / 48").waitFor();
    await page.keyboard.press("ArrowLeft");
    await dialog.getByText("25 / 48").waitFor();
    await soon(() => dialog.getByRole("button", { name: "The one before" }).isDisabled()).toBe(true);
  });
  await step("B044: print holds the form alone, on one page, without a button", async () => {
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
  await step("B043: a form without questions says 'Data not recorded'", async () => {
    await journey.world.owner.query("delete from questions");
    await page.reload();
    await page.getByRole("article").first().getByRole("button", { name: "Knee Function 12" }).click();
    await dialog.getByText("Data not recorded", { exact: true }).waitFor();
    expect(await dialog.getByRole("table").count()).toBe(0);
  });
  await soon(() => problems).toEqual([]);
  await leave();
});
