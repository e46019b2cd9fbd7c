import { Role } from "@restride/domain/access/roles.ts";
import type { CalendarDate } from "@restride/domain/values/calendar-date.ts";
import { expect, onTestFinished, test } from "vitest";
import { page } from "vitest/browser";
import { invalidateTags } from "../../../platform/calls/query-client.ts";
import { pressTwice } from "../../../testing/press-twice.ts";
import { button, listItem, row, select } from "../../../testing/finders.ts";
import { mockServer } from "../../../testing/mock-server.ts";
import { ofCompany, render, signedIn } from "../../../testing/render.tsx";
import { catchSavedFiles } from "../../../testing/saved-files.ts";
import { textsOf } from "../../../testing/texts-of.ts";
import { uuid } from "../../../testing/uuid.ts";
import { type ListedUnitFragment, OrderCustomersDocument, UnitsDocument } from "../fulfilment.graphql.ts";
import { UnitList } from "./UnitList.tsx";

const sensor: ListedUnitFragment = {
  _id: uuid(1),
  orderid: uuid(51),
  name: "Knee Motion Sensor",
  hardware_uuid: "A1B2-C3D4",
  status: "Delivered",
  since: "2026-03-02" as CalendarDate,
  days: 1060,
  dueback: "2026-04-01" as CalendarDate,
  overdue: true,
  maybelost: false,
  customer: { name: "Harbor Clinic" },
  patient: { name: "Ann Bell" },
};
const scale: ListedUnitFragment = {
  ...sensor,
  _id: uuid(2),
  name: "Scale",
  hardware_uuid: "",
  status: "Pending",
  since: null,
  days: null,
  dueback: null,
  overdue: false,
};
const lost: ListedUnitFragment = { ...sensor, _id: uuid(3), name: "Cuff", maybelost: true };

const answerUnits = (units: ListedUnitFragment[] = [sensor, scale], total = units.length): void => {
  mockServer.answer(UnitsDocument, { getUnits: { status: "success", message: "", total, units } });
  mockServer.answer(OrderCustomersDocument, {
    getCustomersIdAndNameList: { status: "success", message: "", customers: [{ _id: uuid(41), name: "Lake Clinic" }] },
  });
};
const open = ({ at = "/fulfillment/units", profile = ofCompany() } = {}) =>
  render(<UnitList />, { at, path: "/fulfillment/units", profile });
const lastRequest = () => mockServer.sent(UnitsDocument).at(-1);
const cellsOf = (name: string) => textsOf(row(name).getByRole("cell"));

test("A293: a unit is listed with its place, its patient and when it is due back; what stands longest is first", async () => {
  answerUnits([sensor, scale, lost]);
  await open();
  await expect.element(row("Scale")).toBeVisible();
  const where = ["Ann Bell", "Harbor Clinic"];
  expect(cellsOf("Knee Motion Sensor")).toEqual([
    "Knee Motion Sensor",
    "A1B2-C3D4",
    "Delivered",
    "03/02/2026",
    "1,060",
    ...where,
    "04/01/2026 Overdue",
  ]);
  expect(cellsOf("Scale")).toEqual(["Scale", "—", "Pending", "—", "—", ...where, "—"]);
  expect(cellsOf("Cuff").at(-1)).toBe("04/01/2026 Lost?");
  expect(mockServer.sent(UnitsDocument)).toEqual([
    {
      metadata: { current: 1, pageSize: 20 },
      filters: { place: "out" },
      sorter: { field: "since", order: "ascend" },
    },
  ]);
});

test("place, customer, search and order are kept in the address, each from page 1", async () => {
  answerUnits();
  const { address } = await open({ at: "/fulfillment/units?page=2" });
  expect(textsOf(select("Where").getByRole("option"))).toEqual([
    "Out",
    "Awaited back",
    "Overdue",
    "Silent",
    "Back",
    "Lost",
    "To send",
    "All",
  ]);
  await select("Where").selectOptions("Overdue");
  await expect.poll(lastRequest).toMatchObject({ filters: { place: "overdue" }, metadata: { current: 1 } });
  await select("Customer").selectOptions("Lake Clinic");
  await expect.poll(() => lastRequest()?.filters).toEqual({ place: "overdue", customer: uuid(41) });
  await page.getByRole("searchbox", { name: "Search units" }).fill("a1b2");
  await expect.poll(() => lastRequest()?.filters).toEqual({ place: "overdue", customer: uuid(41), search: "a1b2" });
  await page.getByRole("button", { name: "Due back" }).click();
  await expect.poll(lastRequest).toMatchObject({ sorter: { field: "dueback", order: "ascend" } });
  await page.getByRole("button", { name: "Due back" }).click();
  await expect.poll(lastRequest).toMatchObject({ sorter: { field: "dueback", order: "descend" } });
  expect(address()).toBe(`/fulfillment/units?place=overdue&customer=${uuid(41)}&search=a1b2&sort=dueback+descend`);
});

test("who works in one clinic chooses no customer", async () => {
  answerUnits();
  await open({ profile: signedIn(Role.admin) });
  await expect.element(row("Scale")).toBeVisible();
  expect(select("Customer").elements()).toEqual([]);
  expect(mockServer.sent(OrderCustomersDocument)).toEqual([]);
});

test("a row opens where its unit has been", async () => {
  answerUnits();
  const { address } = await open();
  await row("Scale").getByText("Pending").click();
  expect(address()).toBe(`/fulfillment/${uuid(51)}?device=${uuid(2)}`);
});

test("CSV saves all rows that the filter finds, of all pages", async () => {
  const files = catchSavedFiles();
  answerUnits();
  await open({ at: "/fulfillment/units?place=all" });
  await page.getByRole("button", { name: "CSV" }).click();
  const lines = [
    '"Device","Hardware ID","Status","Since","Days","Patient","Customer","Due back","Overdue"',
    '"Knee Motion Sensor","A1B2-C3D4","Delivered","03/02/2026","1060","Ann Bell","Harbor Clinic","04/01/2026","Yes"',
    '"Scale","","Pending","","","Ann Bell","Harbor Clinic","","No"',
  ];
  await expect.poll(() => files.map(({ name }) => name)).toEqual(["units.csv"]);
  expect(files[0]!.text.trim().split("\r\n")).toEqual(lines);
  expect(lastRequest()).toMatchObject({ filters: { place: "all" } });
});

test("a file that cannot hold all units says what it leaves out", async () => {
  catchSavedFiles();
  answerUnits([sensor, scale], 1200);
  await open();
  await page.getByRole("button", { name: "CSV" }).click();
  await expect
    .element(page.getByText(/^The file has the first .* of 1,200 units\. Narrow the list for the rest\.$/))
    .toBeVisible();
});

test("nothing is out, or nothing matches", async () => {
  answerUnits([]);
  await open();
  await expect.element(page.getByText("Nothing is out")).toBeVisible();
  await select("Where").selectOptions("Lost");
  await expect.element(page.getByText("No units match")).toBeVisible();
});

test("units are read again when an order, a patient or a schedule changes", async () => {
  answerUnits([scale]);
  await open();
  await expect.element(row("Scale")).toBeVisible();
  for (const [at, subject] of (["orders", "patients", "schedules"] as const).entries()) {
    answerUnits([{ ...scale, name: `Device ${at}` }]);
    void invalidateTags([subject]);
    await expect.element(row(`Device ${at}`)).toBeVisible();
  }
});

test("where no unit is out nothing is there; where a choice leaves none, that is said", async () => {
  answerUnits([]);
  await open();
  await expect.element(page.getByText("Nothing is out")).toBeVisible();
  await select("Customer").selectOptions("Lake Clinic");
  await expect.element(page.getByText("No units match")).toBeVisible();
  await select("Customer").selectOptions("All customers");
  await expect.element(page.getByText("Nothing is out")).toBeVisible();
  await select("Where").selectOptions("Overdue");
  await expect.element(page.getByText("No units match")).toBeVisible();
});

test("on a phone a unit is a card with its place, for how long, whom it is with, its number and when it is due back", async () => {
  onTestFinished(() => page.viewport(1440, 900));
  await page.viewport(390, 844);
  const inTime = { ...sensor, _id: uuid(4), name: "Band", days: 1, overdue: false };
  answerUnits([sensor, scale, lost, inTime]);
  await open();
  await expect
    .element(listItem("Knee Motion Sensor"))
    .toMatchTextContent(
      /^Knee Motion SensorDelivered · 1060 daysAnn Bell · Harbor ClinicA1B2-C3D4Overdue, was due back 04\/01\/2026$/,
    );
  await expect.element(listItem("Scale")).toMatchTextContent(/^ScalePendingAnn Bell · Harbor Clinic$/);
  await expect.element(listItem("Cuff")).toMatchTextContent(/Lost\? Was due back 04\/01\/2026$/);
  await expect
    .element(listItem("Band"))
    .toMatchTextContent(/Delivered · 1 dayAnn Bell.*A1B2-C3D4Due back 04\/01\/2026$/);
});

test("pressed twice on a slow line, CSV saves one file", async () => {
  const files = catchSavedFiles();
  answerUnits();
  await open();
  await expect.element(row("Scale")).toBeVisible();
  const answer = mockServer.delay(UnitsDocument);
  const requests = mockServer.sent(UnitsDocument).length;
  await pressTwice(button("CSV"));
  answer({ getUnits: { status: "success", message: "", total: 0, units: [] } });
  await expect.element(button("CSV")).not.toHaveAttribute("aria-busy");
  expect([files.length, mockServer.sent(UnitsDocument).length - requests]).toEqual([1, 1]);
});
