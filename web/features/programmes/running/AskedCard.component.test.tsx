import { expect, test } from "vitest";
import { page } from "vitest/browser";
import { button } from "../../../testing/finders.ts";
import { textsOf } from "../../../testing/texts-of.ts";
import { answerProgramme, open } from "./running-pages.fixture.tsx";

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

test("one that has passed says when, and can only be asked again", async () => {
  answerProgramme({ form: { stage: "passed", enddate: 5 } });
  await open("questionnaireschedule");
  await expect.element(card().getByText("passed 03/07/2026")).toBeVisible();
  expect(textsOf(card().getByRole("button"))).toEqual(["Ask again from today"]);
});
