import type { CalendarDate } from "@restride/domain/values/calendar-date.ts";
import { expect, test } from "vitest";
import { page } from "vitest/browser";
import { invalidateTags } from "../../platform/calls/query-client.ts";
import { region } from "../../testing/finders.ts";
import { mockServer } from "../../testing/mock-server.ts";
import { render } from "../../testing/render.tsx";
import { textsOf } from "../../testing/texts-of.ts";
import { uuid } from "../../testing/uuid.ts";
import { type GraphFragment, MeasurementDaysDocument, MeasurementGraphsDocument } from "./device-charts.graphql.ts";
import { MeasurementChartDialog } from "./MeasurementChartDialog.tsx";

const graph = (reading: string, values: (number | null)[]): GraphFragment => ({
  _id: uuid(11),
  yAxisLable: "lb",
  devicename: "Scale",
  yAxisRange: null,
  data: [
    {
      reading,
      valueIndex: 0,
      threshold: { min: 140, max: 180 },
      values: values.map((y, at) => ({ x: `2026-03-0${at + 2}T05:30:00.000Z`, y })), // 11:30 PM of the day before in Chicago
    },
  ],
});
const day = "2026-03-09" as CalendarDate;
const measured = (date: string, timesDone: number) => ({ date: date as CalendarDate, time: 2, timesDone });

const answerGraphs = (graphs = [graph("Weight", [162.4, null]), graph("Fat", [])]): void =>
  mockServer.answer(MeasurementGraphsDocument, {
    getGraphMeasurementData: { status: "success", message: "", timezone: "America/Chicago", graphs },
  });
const answerDays = (): void =>
  mockServer.answer(MeasurementDaysDocument, {
    getRangeMeasurement: {
      status: "success",
      message: "",
      today: "2026-03-09" as CalendarDate,
      measurements: [
        measured("2026-01-09", 2),
        measured("2026-03-02", 2),
        measured("2026-03-07", 0),
        measured("2026-03-08", 1),
        measured("2026-03-09", 0),
      ],
    },
  });
const open = () =>
  render(
    <MeasurementChartDialog patientId={uuid(1)} device={{ _id: uuid(2), display_name: "Scale" }} onClose={() => {}} />,
  );

test("B105 B107 B161 B426 C083: the days of a device are summed up for a week, a month, and all", async () => {
  answerGraphs();
  answerDays();
  await open();
  await expect.element(page.getByRole("dialog", { name: "Measurement Chart Scale", exact: true })).toBeVisible();
  await expect.element(region("Last 7 days")).toMatchTextContent(/0%.*skipped1partial1complete0remaining1/);
  await expect.element(region("Last 30 days")).toMatchTextContent(/25%.*skipped1partial1complete1remaining1/);
  await expect.element(region("All")).toMatchTextContent(/40%.*skipped1partial1complete2remaining1/);
  const strokes = [...region("All").element().querySelectorAll("circle[r='39']")].map((part) =>
    part.getAttribute("stroke"),
  );
  expect(strokes).toEqual(["var(--skip)", "var(--part)", "var(--ok)", "var(--rest)"]);
  expect(mockServer.sent(MeasurementDaysDocument)).toEqual([{ patientid: uuid(1), deviceid: uuid(2) }]);
  expect(mockServer.sent(MeasurementGraphsDocument)).toEqual([{ graphIn: { patientid: uuid(1), deviceid: uuid(2) } }]);
});

test("B108 B109: each line has its limits in words, its last value with unit and moment by the clinic's clock", async () => {
  answerGraphs();
  answerDays();
  await open();
  await expect
    .element(page.getByRole("figure"))
    .toMatchTextContent(
      /Weight: 1 value, the newest 162\.4 lb on 03\/01\/2026, 11:30 PM\. Limits: Max 180 lb, Min 140 lb\./,
    );
  await expect.element(page.getByRole("region", { name: "Fat" })).toMatchTextContent(/Data not available/);
  const last = page.getByRole("table").last().getByRole("row");
  expect(textsOf(last)).toEqual(["MeasurementLast RecordedValue", "Weight03/01/2026, 11:30 PM162.4 lb"]);
});

test("each part that fails says so by itself, and is asked again", async () => {
  mockServer.answer(MeasurementGraphsDocument, {
    getGraphMeasurementData: { status: "fail", message: "No charts now.", timezone: null, graphs: null },
  });
  mockServer.answer(MeasurementDaysDocument, {
    getRangeMeasurement: { status: "fail", message: "No days now.", today: null, measurements: null },
  });
  await open();
  const [days, charts] = [page.getByRole("alert").first(), page.getByRole("alert").last()];
  await expect.element(days).toMatchTextContent(/No days now\.The summary of days is not shown\./);
  await expect.element(charts).toMatchTextContent(/No charts now\.The charts are not shown\./);
  answerGraphs();
  await charts.getByRole("button", { name: "Try again" }).click();
  await expect.element(page.getByRole("region", { name: "Weight" })).toBeVisible();
  await expect.element(page.getByRole("alert")).toMatchTextContent(/No days now\./);
});

test("a limit that is missing is neither drawn nor said", async () => {
  const [weight] = graph("Weight", [150]).data;
  const above = { ...weight!, reading: "Above", threshold: { min: null, max: 180 } };
  const below = { ...weight!, reading: "Below", threshold: { min: 0, max: null } };
  answerGraphs([{ ...graph("Weight", []), data: [above, below] }]);
  answerDays();
  await open();
  const lines = page.getByRole("region", { name: /^(Above|Below)$/ });
  await expect.element(lines.first()).toMatchTextContent(/Limits?: Max 180 lb\./);
  await expect.element(lines.last()).toMatchTextContent(/Limits?: Min 0 lb\./);
});

test("days and charts that are on the way have their room, in grey, each until it is there", async () => {
  const sendDays = mockServer.delay(MeasurementDaysDocument);
  const sendGraphs = mockServer.delay(MeasurementGraphsDocument);
  await open();
  await expect.poll(() => document.querySelectorAll("[aria-busy]").length).toBe(2);
  sendDays({ getRangeMeasurement: { status: "success", message: "", today: day, measurements: [] } });
  await expect.element(region("All")).toMatchTextContent(/skipped0partial0complete0remaining0/);
  expect(document.querySelectorAll("[aria-busy]")).toHaveLength(1);
  sendGraphs({
    getGraphMeasurementData: { status: "success", message: "", timezone: "America/Chicago", graphs: [] },
  });
  await expect.element(page.getByText("Data not available")).toBeVisible();
  expect(document.querySelectorAll("[aria-busy]")).toHaveLength(0);
});

test("a reading that comes meanwhile is drawn", async () => {
  answerGraphs([graph("Weight", [])]);
  answerDays();
  await open();
  await expect.element(page.getByText("Data not available").first()).toBeVisible();
  answerGraphs([graph("Weight", [150])]);
  void invalidateTags(["readings"]);
  await expect.element(page.getByRole("figure")).toMatchTextContent(/the newest 150 lb/);
  expect(mockServer.sent(MeasurementDaysDocument)).toHaveLength(2);
});

test("B108: the last measurements stand under Measurement, Last Recorded, Value; without one they say 'Data not available'", async () => {
  answerGraphs([graph("Weight", [])]);
  answerDays();
  await open();
  const table = page.getByRole("table").last();
  await expect.element(table.getByRole("cell", { name: "Data not available", exact: true })).toBeVisible();
  expect(textsOf(table.getByRole("columnheader"))).toEqual(["Measurement", "Last Recorded", "Value"]);
});

test("B109 B139 B425: line charts have threshold lines, six points a page, a gap for an empty value, and tooltips", async () => {
  answerGraphs([graph("Weight", [150, 152, 154, null, 158, 160, 162, 164])]);
  answerDays();
  await open();
  const weight = page.getByRole("region", { name: "Weight" });
  await expect.element(weight.getByText("3–8 of 8")).toBeVisible();
  await expect.element(weight.getByText("Min 140")).toBeVisible();
  await expect.element(weight.getByText("Max 180")).toBeVisible();
  await expect.element(weight.getByRole("figure")).toMatchTextContent(/Weight: 7 values, the newest 164 lb/);
  const { width, height } = weight.getByRole("figure").element().getBoundingClientRect();
  await weight.getByRole("figure").hover({ position: { x: width - 30, y: height / 2 } });
  await expect.poll(() => weight.element().querySelector("figure b")?.textContent).toBe("164 lb");
  await weight.getByRole("button", { name: "Older values of Weight" }).click();
  await expect.element(weight.getByText("1–2 of 8")).toBeVisible();
});
