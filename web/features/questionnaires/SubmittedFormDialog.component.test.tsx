import type { CalendarDate } from "@restride/domain/values/calendar-date.ts";
import { expect, onTestFinished, test, vi } from "vitest";
import { page, userEvent } from "vitest/browser";
import { invalidateTags } from "../../platform/calls/query-client.ts";
import { dialog } from "../../testing/finders.ts";
import { mockServer } from "../../testing/mock-server.ts";
import { render } from "../../testing/render.tsx";
import { uuid } from "../../testing/uuid.ts";
import { SubmittedFormDialog } from "./SubmittedFormDialog.tsx";
import type { SubmittedForm } from "./FormTable.tsx";
import { SubmittedFormDocument } from "./questionnaires.graphql.ts";

const day = (date: string) => date as CalendarDate;
const questions: SubmittedForm["questions"] = [
  { questnumber: 1, question: "Pain?", options: [{ optnumber: 4, option: "Never", selected: true }] },
];
const form = (number: number, change: Partial<SubmittedForm> = {}): SubmittedForm => ({
  _id: uuid(number),
  shortname: "Oxford Knee",
  date: day(`2026-03-0${number}`),
  submittime: `2026-03-0${number}T05:30:00.000Z`, // 11:30 PM of the day before in Chicago
  score: 30 + number,
  licence: "",
  kind: "oxford-knee",
  laterid: number < 3 ? uuid(number + 1) : null,
  place: number,
  count: 3,
  before: number > 1 ? { _id: uuid(number - 1), date: day(`2026-03-0${number - 1}`), score: 33, answers: [0] } : null,
  questions,
  ...change,
});
const answerForms = (change: Partial<SubmittedForm> = {}): void =>
  mockServer.answer(SubmittedFormDocument, ({ id }) => ({
    getFormByScheduleSubId: { status: "success", message: "", form: form(Number(id.at(-1)), change) },
  }));
const open = (number = 2, surgery: CalendarDate | null = day("2026-03-01")) =>
  render(
    <SubmittedFormDialog
      patientId={uuid(9)}
      answerId={uuid(number)}
      name="Oxford Knee"
      subject="Ann Bell"
      timeZone="America/Chicago"
      surgery={surgery}
      onClose={() => {}}
    />,
  );
const sentIds = () => mockServer.sent(SubmittedFormDocument).map(({ id }) => id);

test("B043: a form that was filled in says when it was for and sent, its score, and its change since the one before", async () => {
  answerForms();
  await open();
  await expect.element(dialog()).toMatchTextContent(/Oxford Knee.*Ann Bell/);
  await expect.element(dialog()).toMatchTextContent(/03\/02\/2026S\+1 · sent 03\/01\/2026, 11:30 PM · 2 of 3/);
  await expect
    .element(dialog())
    .toMatchTextContent(/32 \/ 48−1 since 03\/01\/202648 is best\. A change of \d points matters to people\./);
  expect(page.getByText("Data not recorded").elements()).toEqual([]);
  expect(mockServer.sent(SubmittedFormDocument)).toEqual([{ patientid: uuid(9), id: uuid(2) }]);
});

test("B044: previous and next move between submissions, by buttons and by arrow keys, and end with a reason; the form is printed", async () => {
  answerForms();
  await open();
  await page.getByRole("button", { name: "The one after" }).click();
  await expect.element(dialog()).toMatchTextContent(/3 of 3/);
  await expect
    .element(page.getByRole("button", { name: "The one after: This is the newest one." }))
    .toHaveAttribute("aria-disabled", "true");
  await userEvent.keyboard("{ArrowLeft}");
  await expect.element(dialog()).toMatchTextContent(/2 of 3/);
  await userEvent.keyboard("{ArrowLeft}");
  await expect.element(dialog()).toMatchTextContent(/1 of 3/);
  await expect
    .element(page.getByRole("button", { name: "The one before: This is the first one." }))
    .toHaveAttribute("aria-disabled", "true");
  expect(sentIds()).toEqual([uuid(2), uuid(3), uuid(2), uuid(1)]);
  const print = vi.spyOn(window, "print").mockImplementation(() => {});
  onTestFinished(() => print.mockRestore());
  await page.getByRole("button", { name: "Print" }).click();
  expect(print).toHaveBeenCalledOnce();
});

test("who reads no days from surgery is told none", async () => {
  answerForms();
  await open(2, null);
  await expect.element(dialog()).toMatchTextContent(/03\/02\/2026sent 03\/01\/2026, 11:30 PM · 2 of 3/);
});

test("a score that is missing says why, and its licence stands below", async () => {
  const options = questions[0]!.options.map((option) => ({ ...option, selected: false }));
  answerForms({ score: null, questions: [{ ...questions[0]!, options }], licence: "© Oxford" });
  await open();
  await expect.element(dialog()).toMatchTextContent(/No score: 1 answer is missing.*© Oxford$/);
});

test("B043: a form without questions says 'Data not recorded', in place of a table", async () => {
  answerForms({ questions: [] });
  await open();
  await expect.element(page.getByText("Data not recorded", { exact: true })).toBeVisible();
  expect(page.getByRole("table").elements()).toEqual([]);
});

test("a form that cannot be read gives the server's sentence and another try; a newer one is read", async () => {
  mockServer.answer(SubmittedFormDocument, {
    getFormByScheduleSubId: { status: "fail", message: "Try again in a minute.", form: null },
  });
  await open();
  await expect
    .element(page.getByRole("alert"))
    .toMatchTextContent(/Try again in a minute\.The form could not be loaded\./);
  answerForms();
  await page.getByRole("button", { name: "Try again" }).click();
  await expect.element(dialog()).toMatchTextContent(/2 of 3/);
  answerForms({ count: 4 });
  void invalidateTags(["questionnaires"]);
  await expect.element(dialog()).toMatchTextContent(/2 of 4/);
});

test.each([
  [30, "+2 since 03/01/2026"],
  [32, "No change since 03/01/2026"],
  [null, "48 is best"],
])("after a score of %s it says %s", async (score, text) => {
  answerForms({ before: { _id: uuid(1), date: day("2026-03-01"), score, answers: [0] } });
  await open();
  await expect.element(dialog()).toMatchTextContent(new RegExp(`32 / 48${text.replace("+", "\\+")}`));
});

test("at its ends the arrow keys ask for nothing", async () => {
  answerForms();
  await open(3);
  await expect.element(dialog()).toMatchTextContent(/3 of 3/);
  await userEvent.keyboard("{ArrowRight}");
  await userEvent.keyboard("{ArrowLeft}");
  await expect.element(dialog()).toMatchTextContent(/2 of 3/);
  expect(sentIds()).toEqual([uuid(3), uuid(2)]);
});

test("a form that was opened by a link is asked for by it, and names nobody", async () => {
  const authorizations: (string | null)[] = [];
  const { fetch: mockFetch } = globalThis;
  const spied = vi.spyOn(globalThis, "fetch").mockImplementation((input, init) => {
    authorizations.push(new Headers(init?.headers).get("authorization"));
    return mockFetch(input, init);
  });
  onTestFinished(() => spied.mockRestore());
  answerForms();
  await render(
    <SubmittedFormDialog
      patientId={uuid(9)}
      answerId={uuid(2)}
      name="Oxford Knee"
      timeZone="America/Chicago"
      link="of-the-link"
      onClose={() => {}}
    />,
    { profile: null },
  );
  await expect.element(dialog()).toMatchTextContent(/2 of 3/);
  expect(authorizations).toEqual(["Bearer of-the-link"]);
});
