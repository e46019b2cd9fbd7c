import { expect, onTestFinished, test, vi } from "vitest";
import { page } from "vitest/browser";
import { invalidateTags } from "../../platform/calls/query-client.ts";
import { toasts } from "../../platform/notices/toasts.ts";
import { mockServer } from "../../testing/mock-server.ts";
import { render } from "../../testing/render.tsx";
import { uuid } from "../../testing/uuid.ts";
import { type GraphFragment, MeasurementGraphsDocument } from "./device-charts.graphql.ts";
import { DeviceChartsPage } from "./DeviceChartsPage.tsx";

const graph = (values: (number | null)[]): GraphFragment => ({
  _id: uuid(11),
  yAxisLable: "lb",
  devicename: "Scale",
  yAxisRange: null,
  data: [
    {
      reading: "Weight",
      valueIndex: 0,
      threshold: { min: 140, max: 180 },
      values: values.map((y, at) => ({ x: `2026-03-0${at + 2}T05:30:00.000Z`, y })), // 11:30 PM of the day before in Chicago
    },
  ],
});
const answerGraphs = (graphs: GraphFragment[]): void =>
  mockServer.answer(MeasurementGraphsDocument, {
    getGraphMeasurementData: { status: "success", message: "", timezone: "America/Chicago", graphs },
  });
const open = () => {
  const greeted: string[][] = [];
  const greeting = (...args: string[]) => {
    greeted.push(args);
    return <p>Hello</p>;
  };
  return render(<DeviceChartsPage greeting={greeting} />, {
    profile: null,
    at: `/measurement/device/of-the-link/${uuid(1)}/${uuid(2)}`,
    path: "/measurement/device/:token/:patientid/:deviceid",
  }).then((screen) => ({ ...screen, greeted }));
};

test("A050 A305 A314 B104: whoever has the link sees the charts of its device by the link's token, with the newest value that is there, above the year", async () => {
  const authorizations: (string | null)[] = [];
  const { fetch: mockFetch } = globalThis;
  const spied = vi.spyOn(globalThis, "fetch").mockImplementation((input, init) => {
    authorizations.push(new Headers(init?.headers).get("authorization"));
    return mockFetch(input, init);
  });
  onTestFinished(() => spied.mockRestore());
  answerGraphs([graph([150, 162.4, null])]);
  const { greeted } = await open();
  await expect.element(page.getByRole("heading", { name: "Scale" })).toBeVisible();
  await expect.element(page.getByRole("region", { name: "Weight" })).toMatchTextContent(/162\.4 lb/);
  await expect
    .element(page.getByRole("figure"))
    .toMatchTextContent(/Weight: 2 values, the newest 162\.4 lb on 03\/02\/2026, 11:30 PM/);
  expect(mockServer.sent(MeasurementGraphsDocument)).toEqual([{ graphIn: { patientid: uuid(1), deviceid: uuid(2) } }]);
  expect(authorizations).toEqual(["Bearer of-the-link"]);
  expect(greeted[0]).toEqual([uuid(1), "of-the-link"]);
  await expect.element(page.getByRole("contentinfo")).toHaveTextContent(`© ${new Date().getFullYear()} Restride`);
});

test("A283 C314: its notices last 5 s", async () => {
  answerGraphs([]);
  await open();
  toasts.error("Please try again.");
  expect(toasts.current()).toMatchObject([{ duration: 5_000 }]);
});

test("a device without charts says that there are no data", async () => {
  answerGraphs([]);
  await open();
  await expect.element(page.getByRole("heading", { name: "Measurement" })).toBeVisible();
  await expect.element(page.getByText("Data not available")).toBeVisible();
});

test("moments are those of the clinic that answers, and a value without a reading shows its unit alone", async () => {
  mockServer.answer(MeasurementGraphsDocument, {
    getGraphMeasurementData: {
      status: "success",
      message: "",
      timezone: "America/New_York",
      graphs: [graph([150]), { ...graph([null]), data: [{ ...graph([null]).data[0]!, reading: "Fat" }] }],
    },
  });
  await open();
  await expect.element(page.getByRole("region", { name: "Weight" })).toMatchTextContent(/on 03\/02\/2026, 12:30 AM/);
  await expect.element(page.getByRole("region", { name: "Fat" })).toMatchTextContent(/^Fat\s*lb/);
});

test("readings that come while the page is open are drawn", async () => {
  answerGraphs([graph([150])]);
  await open();
  await expect.element(page.getByRole("region", { name: "Weight" })).toMatchTextContent(/150 lb/);
  answerGraphs([graph([150, 162])]);
  void invalidateTags(["readings"]);
  await expect.element(page.getByRole("region", { name: "Weight" })).toMatchTextContent(/162 lb/);
});

test("A050: a link that is refused leads to the sign-in page", async () => {
  mockServer.answer(MeasurementGraphsDocument, {
    getGraphMeasurementData: { status: "fail", message: "No.", timezone: null, graphs: null },
  });
  const { address } = await open();
  await expect.poll(address).toBe("/login");
});

test("without a line the page says so, and comes with the line", async () => {
  mockServer.setReachable(false);
  const { address } = await open();
  await expect.element(page.getByRole("button", { name: "Try again" })).toBeVisible();
  expect(address()).toMatch(/^\/measurement\//);
  answerGraphs([graph([150])]);
  mockServer.setReachable(true);
  await expect.element(page.getByRole("heading", { name: "Scale" })).toBeVisible();
});
