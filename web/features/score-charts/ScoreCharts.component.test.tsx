import type { CalendarDate } from "@restride/domain/values/calendar-date.ts";
import { expect, onTestFinished, test } from "vitest";
import { type Locator, page, userEvent } from "vitest/browser";
import { invalidateTags } from "../../platform/calls/query-client.ts";
import { mockServer } from "../../testing/mock-server.ts";
import { render } from "../../testing/render.tsx";
import { textsOf } from "../../testing/texts-of.ts";
import { uuid } from "../../testing/uuid.ts";
import { ScoreChartsDocument } from "./score-charts.graphql.ts";
import { ScoreCharts } from "./ScoreCharts.tsx";

const day = (date: string) => date as CalendarDate;
const patient = (type = "knee") => ({
  _id: uuid(1),
  firstname: "Ann",
  lastname: "Bell",
  today: day("2026-03-20"),
  surgery: { type, date: day("2026-03-02") },
});
const series = (...points: { score: number; extensiondeficit?: number }[]) => ({
  status: "success",
  message: "",
  series: points.map(({ score, extensiondeficit = null as number | null }) => ({
    date: day("2026-03-09"),
    score,
    extensiondeficit,
    source: "Oxford Knee",
  })),
  leftout: null,
  threshold: null,
});
const answerScores = (oks = 31, flexion: { score: number }[] = []): void =>
  mockServer.answer(ScoreChartsDocument, {
    getOksData: series({ score: oks }),
    getPainData: series({ score: 2 }),
    getFlexionData: series(...flexion),
    getExtensionData: series({ score: 78, extensiondeficit: 12 }),
  });
const open = (type?: string) => render(<ScoreCharts patient={patient(type)} />);

test("B040 B042: four charts say their newest value, the straightening as what is missing", async () => {
  answerScores();
  await open();
  await expect.element(page.getByText("31/48").first()).toBeVisible();
  const charts = page.getByRole("region", { name: "Score charts" });
  await expect
    .element(charts)
    .toMatchTextContent(
      /Oxford Knee score.*31\/48.*Pain Level.*Mild.*Flexion.*Data not available.*Extension.*12° short of straight/,
    );
  expect(mockServer.sent(ScoreChartsDocument)).toEqual([{ patientid: uuid(1) }]);
});

test("B405: the axis of the Oxford score runs from 0 to 50, on the card and in full screen", async () => {
  answerScores();
  await open();
  const drawn = (part: Locator) =>
    [...part.element().querySelectorAll("svg text")]
      .map((text) => text.textContent)
      .filter((text) => /^\d+$/.test(text));
  const axis = ["0", "10", "20", "30", "40", "50"];
  await expect.poll(() => drawn(page.getByRole("region", { name: "Oxford Knee score" }))).toEqual(axis);
  await page.getByRole("button", { name: "Show Oxford Knee score in full screen" }).click();
  await expect.poll(() => drawn(page.getByRole("dialog"))).toEqual(axis);
});

test("B040: a hip has the score of hips", async () => {
  answerScores();
  await open("hip");
  await expect.element(page.getByRole("region", { name: "Oxford Hip score" })).toBeVisible();
});

test.each(["Oxford Knee score", "Pain Level", "Flexion", "Extension"])(
  "B041: each chart has a table and a full-screen view: %s",
  async (title) => {
    answerScores(31, [{ score: 94 }]);
    await open();
    const chart = page.getByRole("region", { name: title, exact: true });
    await chart.getByRole("button", { name: `Show ${title} as a table` }).click();
    await expect.element(chart.getByRole("table")).toBeVisible();
    await page.getByRole("button", { name: `Show ${title} in full screen` }).click();
    await expect.element(page.getByRole("dialog", { name: new RegExp(title) })).toBeVisible();
  },
);

test("B041: a chart opens in full screen, and Escape leads back", async () => {
  answerScores();
  await open();
  await page.getByRole("button", { name: "Show Oxford Knee score in full screen" }).click();
  await expect.element(page.getByRole("dialog", { name: /Oxford Knee score/ })).toBeVisible();
  expect(textsOf(page.getByRole("dialog").getByRole("radio"))).toHaveLength(4);
  await userEvent.keyboard("{Escape}");
  await expect.element(page.getByRole("dialog")).not.toBeInTheDocument();
});

test("charts that cannot be read give the server's sentence and another try; new readings and forms are drawn", async () => {
  const failed = { status: "fail", message: "Try again in a minute.", series: null, leftout: null, threshold: null };
  mockServer.answer(ScoreChartsDocument, {
    getOksData: failed,
    getPainData: failed,
    getFlexionData: failed,
    getExtensionData: failed,
  });
  await open();
  await expect.element(page.getByRole("alert")).toMatchTextContent(/Try again in a minute\.The charts are not shown\./);
  answerScores();
  await page.getByRole("button", { name: "Try again" }).click();
  await expect.element(page.getByText("31/48").first()).toBeVisible();
  for (const [at, subject] of (["questionnaires", "readings"] as const).entries()) {
    answerScores(40 + at);
    void invalidateTags([subject]);
    await expect.element(page.getByText(`${40 + at}/48`).first()).toBeVisible();
  }
});

test("charts are asked for when they come into view, and not before", async () => {
  answerScores();
  await render(
    <>
      <p style={{ height: 4000 }}>A long page</p>
      <ScoreCharts patient={patient()} />
    </>,
  );
  const heading = page.getByRole("heading", { name: /^Charts/ });
  await expect.element(heading).toBeInTheDocument();
  await new Promise(requestAnimationFrame);
  expect(mockServer.sent(ScoreChartsDocument)).toEqual([]);
  heading.element().scrollIntoView();
  await expect.element(page.getByText("31/48").first()).toBeVisible();
  expect(mockServer.sent(ScoreChartsDocument)).toHaveLength(1);
});

test("charts that are on the way have their room, in grey", async () => {
  answerScores();
  mockServer.delay(ScoreChartsDocument);
  await open();
  await expect.poll(() => document.querySelector("[aria-busy]")?.getBoundingClientRect().height).toBeGreaterThan(80);
});

test("B042: charts without a value say 'Data not available'", async () => {
  mockServer.answer(ScoreChartsDocument, {
    getOksData: series(),
    getPainData: series(),
    getFlexionData: series(),
    getExtensionData: series(),
  });
  await open();
  await expect.element(page.getByText("Data not available", { exact: true })).toHaveLength(4);
});

test("B040: on a phone one of four charts is in view, and the buttons of a chart are within its card", async () => {
  onTestFinished(() => page.viewport(1440, 900));
  await page.viewport(390, 844);
  answerScores();
  await open();
  await expect.element(page.getByText("1 of 4 charts")).toBeVisible();
  for (const title of ["Oxford Knee score", "Pain Level"]) {
    const card = page.getByRole("region", { name: title });
    const { left, right } = card.element().getBoundingClientRect();
    for (const button of card.getByRole("button").elements()) {
      const box = button.getBoundingClientRect();
      expect(box.left).toBeGreaterThanOrEqual(left);
      expect(box.right).toBeLessThanOrEqual(right);
    }
  }
});

test("a chart says when and where its newest value is from, and after the full screen its button has the focus again", async () => {
  answerScores();
  await open();
  const chart = page.getByRole("region", { name: "Oxford Knee score", exact: true });
  await expect.element(chart).toMatchTextContent(/31\/48\s*03\/09\/2026 · Oxford Knee/);
  const expand = page.getByRole("button", { name: "Show Pain Level in full screen" });
  await expand.click();
  await expect.element(page.getByRole("dialog", { name: /Pain Level/ })).toBeVisible();
  await expect.element(page.getByRole("dialog").getByRole("radio", { name: "Pain Level" })).toBeChecked();
  await userEvent.keyboard("{Escape}");
  await expect.element(expand).toHaveFocus();
});
