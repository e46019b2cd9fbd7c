import type { CalendarDate } from "@restride/domain/values/calendar-date.ts";
import { expect, test } from "vitest";
import { page } from "vitest/browser";
import { invalidateTags } from "../../platform/calls/query-client.ts";
import { rowTexts } from "../../testing/finders.ts";
import { mockServer } from "../../testing/mock-server.ts";
import { render } from "../../testing/render.tsx";
import { uuid } from "../../testing/uuid.ts";
import { FormDataDocument } from "./progress-page.graphql.ts";
import { ScoreChart } from "./ScoreChart.tsx";

const point = (date: string, value: number, source: string | null = null) => ({
  date: date as CalendarDate,
  value,
  source,
});
const answerScores = (oks = [point("2026-03-02", 31), point("2026-03-09", 34)]): void =>
  mockServer.answer(FormDataDocument, {
    getFormData: {
      status: "success",
      message: "",
      formdata: {
        oks,
        pain: [point("2026-03-02", 2)],
        flexion: [point("2026-03-02", 94, "Motion sensor")],
        extensiondeficit: [point("2026-03-02", 12)],
      },
    },
  });
const open = (name: "oks" | "pain" | "flexion" | "extension") =>
  render(<ScoreChart patientid={uuid(1)} link={undefined} name={name} title="Score" />);
const showTable = () => page.getByRole("button", { name: "Show Score as a table" }).click();

test("the table beside a drawing says each score with its day, the newest first", async () => {
  answerScores();
  await open("oks");
  await expect.element(page.getByRole("heading", { name: "Score of 48" })).toBeVisible();
  await showTable();
  expect(rowTexts()).toEqual(["DateValue", "03/09/202634", "03/02/202631"]);
  expect(mockServer.sent(FormDataDocument)).toEqual([{ patientid: uuid(1) }]);
});

test.each([
  ["pain", /Score 0 None, 1 Very Mild, 2 Mild, 3 Moderate, 4 Severe/, "03/02/20262"],
  ["flexion", /Score °/, "03/02/2026, Motion sensor94°"],
  ["extension", /Score degrees short of straight; 0 is straight/, "03/02/202612° short of straight"],
] as const)("%s says what its numbers mean", async (name, head, row) => {
  answerScores();
  await open(name);
  await expect.element(page.getByRole("heading")).toMatchTextContent(head);
  await showTable();
  expect(rowTexts()).toEqual(["DateValue", row]);
});

test("B405 B406: the axis of the Oxford score runs from 0 to 50", async () => {
  answerScores();
  await open("oks");
  const drawn = () => [...document.querySelectorAll("svg text")].map((text) => text.textContent);
  await expect.poll(() => drawn().filter((text) => /^\d+$/.test(text))).toEqual(["0", "10", "20", "30", "40", "50"]);
});

test("no score is not drawn; a failure gives the server's sentence; a score that is given since is drawn", async () => {
  mockServer.answer(FormDataDocument, {
    getFormData: { status: "fail", message: "Try again in a minute.", formdata: null },
  });
  await open("oks");
  await expect.element(page.getByRole("alert")).toMatchTextContent(/Try again in a minute\.The chart is not shown\./);
  answerScores([]);
  await page.getByRole("button", { name: "Try again" }).click();
  await expect.element(page.getByText("Data not available")).toBeVisible();
  answerScores();
  void invalidateTags(["questionnaires"]);
  await expect.element(page.getByRole("button", { name: "Show Score as a table" })).toBeVisible();
});
