import type { CalendarDate } from "@restride/domain/values/calendar-date.ts";
import { Role } from "@restride/domain/access/roles.ts";
import { expect, onTestFinished, test } from "vitest";
import { page, userEvent } from "vitest/browser";
import { button, listItem, row } from "../../testing/finders.ts";
import { expectReadAgain } from "../../testing/read-again.ts";
import { mockServer } from "../../testing/mock-server.ts";
import { ofCompany, render, signedIn } from "../../testing/render.tsx";
import { textsOf } from "../../testing/texts-of.ts";
import { uuid } from "../../testing/uuid.ts";
import { SilentDevicesDocument, type SilentDeviceFragment } from "./fulfilment.graphql.ts";
import { SilentDevices } from "./SilentDevices.tsx";

const device: SilentDeviceFragment = {
  deviceid: uuid(11),
  orderid: uuid(1),
  name: "Scale",
  deliveredOn: "2026-03-02" as CalendarDate,
  customer: { _id: uuid(41), name: "Lake Clinic" },
  patient: { _id: uuid(2), name: "Ann Bell", surgeon: { name: "Dr. Sam Surgeon" } },
  case: { _id: uuid(51), casenumber: "C-20418" },
};
const open = async (
  devices: SilentDeviceFragment[],
  { total = devices.length, profile = ofCompany(), enters = true } = {},
) => {
  mockServer.answer(SilentDevicesDocument, { getSilentDevices: { status: "success", message: "", total, devices } });
  const entered: string[] = [];
  const enter = async (id: string): Promise<boolean> => entered.push(id) > 0 && enters;
  const silent = <SilentDevices customer={uuid(41)} enter={enter} onClose={() => {}} />;
  const { address } = await render(silent, { profile, at: "/fulfillment" });
  return { address, entered };
};

test("each silent device stands with its patient, clinic, delivery and case, and leads to where it has been", async () => {
  await open([device, { ...device, deviceid: uuid(12), case: null }], { total: 1200 });
  await expect.element(page.getByText(/The first 2 of 1,200 are listed\.$/)).toBeVisible();
  const [, first, second] = textsOf(page.getByRole("row"));
  expect(first).toBe("ScaleAnn BellLake ClinicDr. Sam Surgeon03/02/2026C-20418");
  expect(second).toMatch(/—$/);
  await expect
    .element(page.getByRole("link", { name: "Scale" }).first())
    .toHaveAttribute("href", `/fulfillment/${uuid(1)}?device=${uuid(11)}`);
  expect(mockServer.sent(SilentDevicesDocument)).toEqual([{ customer: uuid(41) }]);
});

test.for([
  ["Ann Bell", `/patient/${uuid(2)}`],
  ["C-20418", `/cases/${uuid(51)}`],
] as const)("%s of another clinic is opened once that is entered", async ([name, target]) => {
  const { address, entered } = await open([device]);
  await page.getByRole("button", { name }).click();
  await expect.poll(address).toBe(target);
  expect(entered).toEqual([uuid(41)]);
});

test("a clinic that is not entered leads nowhere", async () => {
  const { address, entered } = await open([device], { enters: false });
  await page.getByRole("button", { name: "Ann Bell" }).click();
  await expect.poll(() => entered).toEqual([uuid(41)]);
  expect(address()).toBe("/fulfillment");
});

test("who is in the clinic already follows a link", async () => {
  const here = { ...device, customer: { _id: uuid(9001), name: "Harbor Clinic" } };
  await open([here], { profile: signedIn(Role.admin) });
  await expect.element(page.getByRole("link", { name: "Ann Bell" })).toHaveAttribute("href", `/patient/${uuid(2)}`);
});

test("where every device measures that is said", async () => {
  await open([]);
  await expect.element(page.getByText("No silent devices")).toBeVisible();
});

test("the arrows move from device to device", async () => {
  await open([device, { ...device, deviceid: uuid(12), name: "Cuff" }]);
  await expect.element(row("Scale")).toBeVisible();
  (row("Scale").element() as HTMLElement).focus();
  await userEvent.keyboard("{ArrowDown}");
  await expect.element(row("Cuff")).toHaveFocus();
});

test("on a phone a silent device is a card that leads to the device, its patient and its case", async () => {
  onTestFinished(() => page.viewport(1440, 900));
  await page.viewport(390, 844);
  const { address } = await open([device, { ...device, deviceid: uuid(12), name: "Cuff", case: null }]);
  await expect
    .element(listItem("Scale"))
    .toMatchTextContent(
      /^Scale.*Customer: Lake Clinic.*Provider: Dr\. Sam Surgeon.*Delivered: 03\/02\/2026.*Ann Bell.*C-20418$/,
    );
  await expect.element(listItem("Cuff")).toMatchTextContent(/Ann Bell$/);
  const link = listItem("Scale").getByRole("link", { name: "Scale" });
  await expect.element(link).toHaveAttribute("href", `/fulfillment/${uuid(1)}?device=${uuid(11)}`);
  await listItem("Scale").getByRole("button", { name: "Ann Bell" }).click();
  await expect.poll(address).toBe(`/patient/${uuid(2)}`);
});

test("silent devices that cannot be read say so, and are read again", async () => {
  mockServer.answer(SilentDevicesDocument, {
    getSilentDevices: { status: "fail", message: "Try again in a moment.", total: null, devices: null },
  });
  await render(<SilentDevices customer={undefined} enter={async () => true} onClose={() => {}} />, {
    profile: ofCompany(),
  });
  await expect.element(page.getByText("Try again in a moment.")).toBeVisible();
  expect(page.getByRole("row").elements()).toEqual([]);
  mockServer.answer(SilentDevicesDocument, {
    getSilentDevices: { status: "success", message: "", total: 1, devices: [device] },
  });
  await button("Try again").click();
  await expect.element(row("Scale")).toBeVisible();
});

test("silent devices are read again once an order, a patient, a reading or a case changes", async () => {
  await open([device]);
  await expectReadAgain(SilentDevicesDocument, "orders", "patients", "readings", "cases");
});
