import { expect, test } from "vitest";
import { page } from "vitest/browser";
import { button } from "../../../testing/finders.ts";
import { mockServer } from "../../../testing/mock-server.ts";
import { SaveFormsDocument } from "./running.graphql.ts";
import { answerProgramme, open, saveChange } from "./running-pages.fixture.tsx";

test("B051: the page of questionnaires has a card for each, of which one edits at once", async () => {
  answerProgramme();
  await open("questionnaireschedule");
  await expect
    .element(page.getByRole("heading", { name: "QUESTIONNAIRE SCHEDULE (Ann Bell - Surgery Date: 03/02/2026)" }))
    .toBeVisible();
  const card = page.getByRole("article", { name: "Pain Check" });
  await expect.element(card).toMatchTextContent(/2 of 9 answered/);
  await button("Edit Pain Check").click();
  const form = page.getByRole("form", { name: "Edit Pain Check" });
  await expect.element(button("SAVE")).toBeDisabled();
  for (const name of ["Sun", "Tue", "Thu", "Sat"]) await form.getByRole("button", { name }).click();
  await form.getByRole("button", { name: "Save" }).click();
  await expect.element(page.getByText("Mon Wed Fri instead of Sun Mon Tue Wed Thu Fri Sat, from today")).toBeVisible();
});

test("B424: a questionnaire that has passed is asked again from today, weekly on Mondays, weekday index 1", async () => {
  answerProgramme({ form: { enddate: 5, stage: "passed" } });
  mockServer.answer(SaveFormsDocument, { editFeedSchedule: { status: "success", message: "", change: null } });
  await open("questionnaireschedule");
  await button("Ask again from today").click();
  await expect.element(page.getByText("begins today, Mon to S+42")).toBeVisible();
  await saveChange();
  await expect
    .poll(() => mockServer.sent(SaveFormsDocument))
    .toMatchObject([{ input: { feedback: [{ scheduletype: "weekly", schedule: [1], startdate: 10, enddate: 42 }] } }]);
});
