import type { Programme } from "@restride/domain/programmes/programme.ts";
import { addDays, formatUs } from "@restride/domain/values/calendar-date.ts";
import { readId } from "@restride/domain/values/id.ts";
import { expect, test } from "vitest";
import { page, userEvent } from "vitest/browser";
import { invalidateTags } from "../../../platform/calls/query-client.ts";
import { button, checkbox, field } from "../../../testing/finders.ts";
import { mockServer } from "../../../testing/mock-server.ts";
import { textsOf } from "../../../testing/texts-of.ts";
import { uuid } from "../../../testing/uuid.ts";
import { OfferedFormsDocument } from "../content.graphql.ts";
import { all, card, open, painCheck, surgery } from "./wizard-pages.fixture.tsx";
import { emptyProgramme } from "./wizard-content.ts";
import { wizard } from "./wizard-store.ts";
import { QuestionnairesPage } from "./WizardPages.tsx";

type Rows = Programme["feedback"];

const openWith = (...feedback: Rows) =>
  open(QuestionnairesPage, "questionnaire", { carePlan: all, programme: { ...emptyProgramme, feedback } });
const feedback = () => wizard.current().content.programme.feedback;
const span = (number: number) => page.getByRole("group", { name: `Span ${number}` });
const day = (number: number, name: string) => span(number).getByRole("textbox", { name });
const chip = (number: number, name: string) => span(number).getByRole("button", { name });
const later: Rows[number] = { ...painCheck, _id: readId(uuid(132)), schedule: [0, 3], startdate: 50, enddate: 63 };
const offer = (...forms: [number, string][]): void =>
  mockServer.answer(OfferedFormsDocument, {
    getAllFeedbackForms: {
      status: "success",
      message: "",
      forms: forms.map(([id, shortname]) => ({ formid: uuid(id), shortname })),
    },
  } as never);

test("B067: a card shows each span with its week days, how often it asks, and when last", async () => {
  await openWith(painCheck, later);
  await expect.element(card("Pain Check")).toMatchTextContent(/^Pain Check1 questionweekly/);
  const spans = card("Pain Check").getByText(/^S\+/);
  expect(textsOf(spans)).toEqual(["S+1 → S+42", "S+50 → S+63"]);
  await expect.element(card("Pain Check").getByText("Mon", { exact: true })).toBeInTheDocument();
  await expect.element(card("Pain Check").getByText("Sun Wed", { exact: true })).toBeInTheDocument();
  await expect.element(card("Pain Check")).toMatchTextContent(/10 times, last on \d\d\/\d\d\/\d{4}$/);
});

test("B067: a listed day has its date, and a single one is asked one time", async () => {
  await openWith({ ...painCheck, scheduletype: "custom", schedule: [14] });
  const date = formatUs(addDays(surgery, 14));
  await expect.element(card("Pain Check")).toMatchTextContent(new RegExp(`custom.*S\\+14 · ${date.slice(0, 5)}`));
  await expect.element(card("Pain Check")).toMatchTextContent(new RegExp(`1 time, last on ${date}$`));
});

test("A302 B423: what is changed of a span is kept under its name, week days in their order", async () => {
  await openWith(painCheck, later);
  await button("Edit Pain Check").click();
  await expect.element(chip(1, "Mon")).toHaveAttribute("aria-pressed", "true");
  await chip(1, "Sat").click();
  await chip(1, "Sun").click();
  await chip(1, "Mon").click();
  await day(1, "Start").fill("+3");
  await day(1, "End").fill("+40");
  await checkbox("Skip on surgery date").click();
  await button("Save").click();
  await expect.poll(feedback).toEqual([
    { ...painCheck, schedule: [0, 6], startdate: 3, enddate: 40, skiponsurgerydate: false },
    { ...later, skiponsurgerydate: false },
  ]);
});

test("a further span begins the day after the last one and asks on Mondays for six weeks", async () => {
  await openWith(painCheck);
  await button("Edit Pain Check").click();
  expect(button("Remove span 1").elements()).toEqual([]);
  await button("Add span").click();
  await expect.element(day(2, "Start")).toHaveValue("+43");
  await expect.element(day(2, "End")).toHaveValue("+84");
  await expect.element(chip(2, "Mon")).toHaveAttribute("aria-pressed", "true");
  await button("Remove span 1").click();
  await expect.element(day(1, "Start")).toHaveValue("+43");
  await button("Save").click();
  await expect.poll(feedback).toMatchObject([{ startdate: 43, enddate: 84, schedule: [1], formid: uuid(31) }]);
});

test("B237 B238 B239: the problem of a span stands in that span", async () => {
  await openWith(painCheck, later);
  await button("Edit Pain Check").click();
  await chip(2, "Sun").click();
  await chip(2, "Wed").click();
  await button("Save").click();
  await expect.element(span(2).getByRole("alert")).toMatchTextContent(/Please select week days!/);
  expect(span(1).getByRole("alert").elements()).toEqual([]);
  await day(1, "Start").fill("");
  await expect.element(day(1, "Start")).toHaveAccessibleDescription(/Please select start date\./);
  await day(1, "End").fill("");
  await expect.element(day(1, "End")).toHaveAccessibleDescription(/Please select end date\./);
  expect(feedback()).toEqual([painCheck, later]);
});

test("what is typed as a list shows each day with its date, and outlines what is no day", async () => {
  await openWith({ ...painCheck, scheduletype: "custom", schedule: [14] });
  await button("Edit Pain Check").click();
  await expect.element(field("Days from surgery")).toHaveValue("14");
  await field("Days from surgery").fill("-3, 7O");
  const dates = page.getByRole("form").getByRole("listitem");
  await expect
    .element(dates.nth(0))
    .toMatchTextContent(new RegExp(`S-3 · ${formatUs(addDays(surgery, -3)).slice(0, 5)}`));
  await expect.element(dates.nth(0)).toHaveAttribute("data-wrong", "false");
  await expect.element(dates.nth(1)).toHaveTextContent("7O");
  await expect.element(dates.nth(1)).toHaveAttribute("data-wrong", "true");
});

test("B424: a questionnaire that the programme does not have yet is added, asked on Mondays for six weeks", async () => {
  await openWith(painCheck);
  offer([31, "Pain Check"], [32, "Sleep"]);
  void invalidateTags(["content"]);
  await expect.element(button("Add questionnaire")).toBeVisible();
  button("Add questionnaire").element().focus();
  await userEvent.keyboard("{Enter}");
  await expect.element(page.getByRole("menuitem")).toBeVisible();
  expect(textsOf(page.getByRole("menuitem"))).toEqual(["Sleep"]);
  expect(mockServer.sent(OfferedFormsDocument).at(-1)).toEqual({ surgery_type: "knee" });
  await page.getByRole("menuitem").click();
  await expect
    .poll(feedback)
    .toMatchObject([
      painCheck,
      { formid: uuid(32), scheduletype: "weekly", schedule: [1], startdate: 1, enddate: 42, skiponsurgerydate: true },
    ]);
  await expect.poll(() => document.querySelector("footer")?.textContent).toMatch(/^Cancel2 questionnaires/);
  await expect.element(button("Add questionnaire")).not.toBeInTheDocument();
});

test("questionnaires that cannot be read give the server's sentence and another try", async () => {
  await openWith(painCheck);
  mockServer.answer(OfferedFormsDocument, {
    getAllFeedbackForms: { status: "fail", message: "Try again in a minute.", forms: null },
  });
  void invalidateTags(["content"]);
  await expect
    .element(page.getByRole("alert"))
    .toMatchTextContent(/Try again in a minute\.Questionnaires could not be loaded\./);
  offer([32, "Sleep"]);
  button("Try again").element().focus();
  await userEvent.keyboard("{Enter}");
  await expect.element(button("Add questionnaire")).toBeVisible();
});

test("while a questionnaire is open the other one waits, with the reason", async () => {
  await openWith(painCheck, { ...painCheck, _id: readId(uuid(133)), formid: readId(uuid(99)) });
  await button("Edit Pain Check").click();
  for (const action of ["Edit", "Remove"]) {
    const other = button(`${action} No longer offered: Save or cancel the open one first.`);
    await expect.element(other).toHaveAttribute("aria-disabled", "true");
    await other.click({ force: true });
  }
  await expect.element(span(1)).toBeVisible();
  expect(feedback()).toHaveLength(2);
});

test("a questionnaire that is taken out goes with all its spans, and comes back with them", async () => {
  await openWith(painCheck, later);
  await button("Remove Pain Check").click();
  await expect.element(page.getByText("No questionnaires yet.")).toBeVisible();
  expect(feedback()).toEqual([]);
  await button("Undo").click();
  await expect.element(card("Pain Check")).toBeVisible();
  expect(feedback()).toEqual([painCheck, later]);
});
