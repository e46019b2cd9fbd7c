import { addDays, formatUs } from "@restride/domain/values/calendar-date.ts";
import { readId } from "@restride/domain/values/id.ts";
import { expect, test } from "vitest";
import { page } from "vitest/browser";
import { button } from "../../../../testing/finders.ts";
import { mockServer } from "../../../../testing/mock-server.ts";
import { textsOf } from "../../../../testing/texts-of.ts";
import { uuid } from "../../../../testing/uuid.ts";
import { OfferedRegimensDocument } from "../../content.graphql.ts";
import { all, answerRegimens, bends, card, open, regimen, surgery } from "../wizard-pages.fixture.tsx";
import { emptyProgramme } from "../wizard-content.ts";
import { wizard } from "../wizard-store.ts";
import { RegimensPage } from "../WizardPages.tsx";

type Exercise = typeof bends;

const openWith = (...exercises: Exercise[]) =>
  open(RegimensPage, "regimens", { carePlan: all, programme: { ...emptyProgramme, exercises } });
const assigned = () => page.getByRole("region", { name: "Assigned regimens" });
const onDay = (day: number): string => formatUs(addDays(surgery, day)).slice(0, 5);
const second: Exercise = {
  ...bends,
  _id: readId(uuid(142)),
  regimen: readId(uuid(43)),
  startdate: 5,
  enddate: 20,
  set: 1,
  time: 2,
};
const exercises = () => wizard.current().content.programme.exercises;

test("B059: each assigned regimen stands there with its exercises, days and dates, and below what all come to", async () => {
  answerRegimens(regimen(41, "First Weeks"), regimen(43, "Later Weeks", 5));
  await openWith(bends, second);
  await expect.element(assigned().getByRole("heading", { name: "Assigned regimens 2" })).toBeVisible();
  await expect.element(assigned().getByText("First Weeks", { exact: true })).toBeVisible();
  expect(textsOf(assigned().getByRole("listitem"))).toEqual([
    `First Weeks1S+1 → S+14 · ${onDay(1)} – ${onDay(14)}`,
    `Later Weeks1S+5 → S+20 · ${onDay(5)} – ${onDay(20)}`,
  ]);
  await expect.element(assigned().getByText("2 exercises, 20 exercise days")).toBeVisible();
  await expect
    .element(assigned().getByText(/^Fullest day/))
    .toMatchTextContent(/^Fullest day [A-Z][a-z]{2}, [A-Z][a-z]{2} \d+, S\+5: 2 exercises, 5 rounds$/);
});

test("without a regimen nothing is fullest", async () => {
  answerRegimens(regimen(41, "First Weeks"));
  await openWith();
  await expect.element(assigned().getByText("0 exercises, 0 exercise days")).toBeVisible();
  expect(
    assigned()
      .getByText(/Fullest/)
      .elements(),
  ).toEqual([]);
});

test("only the regimen whose cross is pressed goes", async () => {
  answerRegimens(regimen(41, "First Weeks"), regimen(43, "Later Weeks", 5));
  await openWith(bends, second);
  await button("Remove Later Weeks").last().click();
  await expect.poll(exercises).toEqual([bends]);
  await expect.element(button("Assign Later Weeks")).toBeVisible();
});

test("regimens that are assigned come first, then those that begin earlier, and stay so when one is assigned", async () => {
  answerRegimens(regimen(45, "Late", 30), regimen(44, "Early", 2), regimen(43, "Later Weeks", 5));
  await openWith(second);
  const names = () => textsOf(page.getByRole("region", { name: "Regimens" }).getByRole("article").getByRole("heading"));
  await expect.poll(names).toEqual(["Later Weeks", "Early", "Late"]);
  await button("Assign Late").click();
  await expect.poll(exercises).toHaveLength(2);
  expect(names()).toEqual(["Later Weeks", "Early", "Late"]);
  expect(exercises()[1]).toMatchObject({
    exercise: uuid(42),
    regimen: uuid(45),
    startdate: 30,
    enddate: 43,
    hold: 5,
    repeat: 10,
    set: 2,
    time: 3,
    interval: 1,
  });
  expect(mockServer.sent(OfferedRegimensDocument)[0]?.filter).toMatchObject({ careplan: uuid(51) });
});

test("a card shows seven exercises with their dose, and all of them on request", async () => {
  const [entry] = regimen(41, "First Weeks").exerciseschedule;
  const many = Array.from({ length: 9 }, (_, at) => ({
    ...entry!,
    exercise: { _id: uuid(300 + at), name: `Exercise ${at + 1}`, image: null },
  }));
  answerRegimens({ ...regimen(41, "First Weeks"), exerciseschedule: many });
  await openWith();
  await expect.element(card("First Weeks")).toMatchTextContent(/S\+1 → S\+14 · 9 exercises/);
  await expect.element(card("First Weeks").getByRole("listitem")).toHaveLength(7);
  expect(textsOf(card("First Weeks").getByRole("listitem"))[0]).toBe("Exercise 15 seconds, 10 × 2, 3 a day");
  await card("First Weeks").getByRole("button", { name: "2 more" }).click();
  const dialog = page.getByRole("dialog", { name: /First Weeks/ });
  await expect.element(dialog.getByRole("listitem")).toHaveLength(9);
});
