import { addDays, formatUs } from "@restride/domain/values/calendar-date.ts";
import { expect, test } from "vitest";
import { page } from "vitest/browser";
import { QuestionnairesPage } from "./WizardPages.tsx";
import { emptyProgramme } from "./wizard-content.ts";
import { wizard } from "./wizard-store.ts";
import { button, field } from "../../../testing/finders.ts";
import { requiredLabels } from "../../../testing/required-labels.ts";
import { painCheck, all, open, card, surgery } from "./wizard-pages.fixture.tsx";

test("B067 B182 B237 B240: a questionnaire's card is weekly or custom, and its form asks for week days or for days", async () => {
  await open(QuestionnairesPage, "questionnaire", {
    carePlan: all,
    programme: { ...emptyProgramme, feedback: [painCheck] },
  });
  await expect.element(card("Pain Check")).toBeVisible();
  await button("Edit Pain Check").click();
  const form = page.getByRole("form", { name: "Edit Pain Check" });
  await expect.element(form).toBeVisible();
  await button("Cancel").first().click();
  await expect.element(form).not.toBeInTheDocument();
  await button("Edit Pain Check").click();
  await button("Mon").click();
  await button("Save").click();
  await expect.element(page.getByText("Please select week days!")).toBeVisible();
  expect(requiredLabels()).toEqual(["Start", "End"]);
  await page.getByText("Custom").click();
  expect(requiredLabels()).toEqual(["Days from surgery"]);
  const days = field("Days from surgery");
  await button("Save").click();
  await expect.element(page.getByText("Please select days.")).toBeVisible();
  await days.fill("14, 7O");
  await button("Save").click();
  await expect.element(page.getByText("Please enter numeric day")).toBeVisible();
  await days.fill("42, -14, 14, 42");
  await button("Save").click();
  await expect.element(page.getByRole("form")).not.toBeInTheDocument();
  await expect.element(card("Pain Check")).toMatchTextContent(/S-14 · .*3 times, last on /);
  expect(wizard.current().content.programme.feedback).toMatchObject([
    { scheduletype: "custom", schedule: [-14, 14, 42] },
  ]);
});

test("the preview shows a questionnaire on the days that are typed before they are saved", async () => {
  await open(QuestionnairesPage, "questionnaire", {
    carePlan: all,
    programme: { ...emptyProgramme, feedback: [{ ...painCheck, scheduletype: "custom", schedule: [1] }] },
  });
  const date = formatUs(addDays(surgery, 3)).slice(0, 5);
  await button("Edit Pain Check").click();
  await field("Days from surgery").fill("3");
  await expect.element(button(`${date}: 0 exercises, questionnaire.`)).toHaveAttribute("aria-pressed", "true");
});

test("days that are closer than a questionnaire asks back are said, not refused", async () => {
  await open(QuestionnairesPage, "questionnaire", {
    carePlan: all,
    programme: { ...emptyProgramme, feedback: [{ ...painCheck, scheduletype: "custom", schedule: [14] }] },
  });
  await button("Edit Pain Check").click();
  await field("Days from surgery").fill("14, 42");
  const recall = page.getByText("Recall is 4 weeks: keep 28 days between two.");
  await expect.element(page.getByText(/S\+42/).first()).toBeVisible();
  expect(recall.elements()).toEqual([]);
  await field("Days from surgery").fill("14, 41");
  await expect.element(recall).toBeVisible();
});
