import { expect, onTestFinished, test } from "vitest";
import { page } from "vitest/browser";
import { invalidateTags } from "../../platform/calls/query-client.ts";
import { mockServer } from "../../testing/mock-server.ts";
import { render } from "../../testing/render.tsx";
import { textsOf } from "../../testing/texts-of.ts";
import { uuid } from "../../testing/uuid.ts";
import { type GraphFragment, MeasurementGraphsDocument } from "./device-charts.graphql.ts";
import { MetricChart } from "./MetricChart.tsx";

const graph = (reading: string, valueIndex: number, y: number): GraphFragment => ({
  _id: uuid(10 + valueIndex),
  yAxisLable: "°",
  devicename: "Knee Motion Sensor",
  yAxisRange: { min: 0, max: 150 },
  data: [{ reading, valueIndex, threshold: { min: null, max: null }, values: [{ x: "2026-03-02T05:30:00.000Z", y }] }],
});
const answerGraphs = (flexion = 94): void =>
  mockServer.answer(MeasurementGraphsDocument, {
    getGraphMeasurementData: {
      status: "success",
      message: "",
      timezone: "America/Chicago",
      graphs: [graph("Flexion", 0, flexion), graph("Extension", 1, 5)],
    },
  });
const open = () => render(<MetricChart patientid={uuid(1)} deviceid={uuid(2)} valueIndex={0} link={undefined} />);

test("B097: of a device's values the one that is asked for is drawn, with a table of its readings", async () => {
  answerGraphs();
  await open();
  await page.getByRole("button", { name: "Show Flexion as a table" }).click();
  expect(textsOf(page.getByRole("row"))).toEqual(["DateValue", "03/01/2026, 11:30 PM94°"]);
  expect(page.getByRole("region", { name: "Extension" }).elements()).toEqual([]);
  expect(mockServer.sent(MeasurementGraphsDocument)).toEqual([{ graphIn: { patientid: uuid(1), deviceid: uuid(2) } }]);
});

test("a chart that cannot be read gives the server's sentence and another try; a new reading is drawn", async () => {
  mockServer.answer(MeasurementGraphsDocument, {
    getGraphMeasurementData: { status: "fail", message: "Try again in a minute.", timezone: null, graphs: null },
  });
  await open();
  await expect.element(page.getByRole("alert")).toMatchTextContent(/Try again in a minute\.The chart is not shown\./);
  answerGraphs();
  await page.getByRole("button", { name: "Try again" }).click();
  await expect.element(page.getByRole("figure")).toMatchTextContent(/the newest 94°/);
  answerGraphs(101);
  void invalidateTags(["readings"]);
  await expect.element(page.getByRole("figure")).toMatchTextContent(/the newest 101°/);
});

test("a chart on a page that was opened by a link is asked for by that link", async () => {
  const authorizations: (string | null)[] = [];
  const { fetch: mockFetch } = globalThis;
  onTestFinished(() => void (globalThis.fetch = mockFetch));
  globalThis.fetch = (input, init) => {
    if (input === "/graphql") authorizations.push(new Headers(init?.headers).get("authorization"));
    return mockFetch(input, init);
  };
  answerGraphs();
  await render(<MetricChart patientid={uuid(1)} deviceid={uuid(2)} valueIndex={0} link="of-this-page" />, {
    profile: null,
  });
  await expect.element(page.getByRole("figure")).toMatchTextContent(/the newest 94°/);
  expect(authorizations).toEqual(["Bearer of-this-page"]);
});
