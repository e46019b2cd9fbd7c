import { expect, test } from "vitest";
import { page } from "vitest/browser";
import { button } from "../../../testing/finders.ts";
import { mockServer } from "../../../testing/mock-server.ts";
import { textsOf } from "../../../testing/texts-of.ts";
import { uuid } from "../../../testing/uuid.ts";
import { answerProgramme, open, painCheck, today } from "./running-pages.fixture.tsx";
import { RunningFormsDocument } from "./running.graphql.ts";

const card = () => page.getByRole("article", { name: "Pain Check" });
const custom = { scheduletype: "custom", schedule: [4, 10, 11, 20], answered: [4, 11] };

test("listed days that were answered have a tick, those from today on that were not are still ahead", async () => {
  answerProgramme({ form: custom }); // today is S+10
  await open("questionnaireschedule");
  await expect.element(card()).toBeVisible();
  const days = card().getByRole("listitem");
  expect(textsOf(days)).toEqual(["S+4 · 03/06", "S+10 · 03/12", "S+11 · 03/13", "S+20 · 03/22"]);
  const marks = days.elements().map((day) => [day.querySelector("svg") !== null, day.getAttribute("data-future")]);
  expect(marks).toEqual([
    [true, "false"],
    [false, "true"],
    [true, "false"],
    [false, "true"],
  ]);
});

test("a card says when it is asked next, how often still and when last; taken out it ends, and Undo takes that back", async () => {
  answerProgramme({ form: { schedule: [1], enddate: 30 } });
  await open("questionnaireschedule");
  await expect.element(card().getByText("Next on 03/16/2026, 3 times left, last on 03/30/2026")).toBeVisible();
  expect(textsOf(card().getByRole("button"))).not.toContain("Ask again from today");
  await button("Remove Pain Check").click();
  await expect.element(card()).toMatchTextContent(/ends yesterday/);
  expect(
    card()
      .getByRole("button", { name: /^(Edit|Remove) / })
      .elements(),
  ).toEqual([]);
  await button("Undo the changes of Pain Check").click();
  await expect.element(card().getByText(/^Next on 03\/16\/2026/)).toBeVisible();
  await expect.element(page.getByText("Nothing is changed.").first()).toBeVisible();
});

test("a card counts what was answered in all spans of its questionnaire, and no other's", async () => {
  answerProgramme();
  const span = { ...painCheck, _id: uuid(15), startdate: 70, enddate: 80, sums: { totaldays: 5, completeddays: 4 } };
  mockServer.answer(RunningFormsDocument, {
    getPatientFeedSchedule: {
      status: "success",
      message: "",
      schedules: {
        version: "v1",
        today,
        feedback: [painCheck, span, { ...span, _id: uuid(16), formid: uuid(25), shortname: "Sleep" }],
      },
    },
  });
  await open("questionnaireschedule");
  await expect.element(card().getByText(/6 of 14 answered/)).toBeVisible();
  await expect.element(page.getByRole("article", { name: "Sleep" }).getByText(/4 of 5 answered/)).toBeVisible();
});

test("days that were answered stay listed in the form, with a tick, whatever is typed", async () => {
  answerProgramme({ form: custom });
  await open("questionnaireschedule");
  await button("Edit Pain Check").click();
  await page.getByRole("textbox", { name: "Days from surgery" }).fill("20");
  const days = page.getByRole("form").getByRole("listitem");
  await expect.poll(() => textsOf(days)).toEqual(["S+4 · 03/06", "S+11 · 03/13", "S+20 · 03/22"]);
  expect(days.elements().map((day) => day.querySelector("svg") !== null)).toEqual([true, true, false]);
});

test("one that has passed says when, and can only be asked again", async () => {
  answerProgramme({ form: { stage: "passed", enddate: 5 } });
  await open("questionnaireschedule");
  await expect.element(card().getByText("passed 03/07/2026")).toBeVisible();
  expect(textsOf(card().getByRole("button"))).toEqual(["Ask again from today"]);
});
