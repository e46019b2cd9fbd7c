import type { CalendarDate } from "@restride/domain/values/calendar-date.ts";
import { expect, test } from "vitest";
import { page } from "vitest/browser";
import { field } from "../../../testing/finders.ts";
import { requiredLabels } from "../../../testing/required-labels.ts";
import { mockServer } from "../../../testing/mock-server.ts";
import { render } from "../../../testing/render.tsx";
import { uuid } from "../../../testing/uuid.ts";
import { AddeditShipAddressDocument, OpenOfPatientDocument } from "./patient-form.graphql.ts";
import { ShipAddressDialog } from "./ShipAddressDialog.tsx";

const address = {
  addressline1: "1 Lake Street",
  addressline2: "Apt 2",
  city: "Chicago",
  state: "IL",
  zip: "60601",
  country: "US",
};
const orders = [
  { _id: uuid(11), devices: ["Motion sensor"], orderedon: "2026-03-02" as CalendarDate, ownaddress: false },
  { _id: uuid(12), devices: ["Scale"], orderedon: "2026-03-03" as CalendarDate, ownaddress: true },
];

const open = async (stored: typeof address | null, waiting: typeof orders = []) => {
  let closings = 0;
  mockServer.answer(OpenOfPatientDocument, {
    getOpenOfPatient: { status: "success", message: "", reminders: 0, orders: waiting },
  });
  await render(<ShipAddressDialog patientId={uuid(1)} address={stored} onClose={() => (closings += 1)} />);
  return { closings: () => closings };
};

test("B091 B118 B222 B335: an address is added: every line arrives", async () => {
  mockServer.answer(AddeditShipAddressDocument, {
    addeditShipAddress: { status: "success", message: "Address saved" },
  });
  const { closings } = await open(null);
  await field("Address line 1").fill("5 Oak Road");
  expect(requiredLabels()).toEqual(["Address line 1", "City", "State", "Zip", "Country"]);
  await field("Address line 2").fill("Floor 3");
  await field("City").fill("Austin");
  await page.getByRole("combobox", { name: "State" }).selectOptions("TX");
  await field("Zip").fill("73301");
  await page.getByRole("button", { name: "Save" }).click();
  await expect.poll(closings).toBe(1);
  expect(mockServer.sent(AddeditShipAddressDocument)).toEqual([
    {
      patientid: uuid(1),
      shipaddress: {
        addressline1: "5 Oak Road",
        addressline2: "Floor 3",
        city: "Austin",
        state: "TX",
        zip: "73301",
        country: "US",
      },
      known: { addressline1: "", addressline2: "", city: "", state: "", zip: "", country: "US" },
      orders: [],
    },
  ]);
  await expect.element(page.getByText("Address saved")).toBeVisible();
});

test("B091: an address is edited: a changed city is sent beside the stored address, and each open order follows as it is ticked", async () => {
  mockServer.answer(AddeditShipAddressDocument, { addeditShipAddress: { status: "success", message: "" } });
  const { closings } = await open(address, orders);
  await expect.element(field("Address line 2")).toHaveValue("Apt 2");
  await expect.element(page.getByRole("checkbox", { name: /Motion sensor/ })).toBeChecked();
  await expect.element(page.getByRole("checkbox", { name: /Scale/ })).not.toBeChecked();
  await page.getByRole("checkbox", { name: /Scale/ }).click();
  await page.getByRole("checkbox", { name: /Motion sensor/ }).click();
  await field("City").fill("Evanston");
  await page.getByRole("button", { name: "Save" }).click();
  await expect.poll(closings).toBe(1);
  expect(mockServer.sent(AddeditShipAddressDocument)).toEqual([
    {
      patientid: uuid(1),
      shipaddress: { ...address, city: "Evanston" },
      known: address,
      orders: [
        { orderid: uuid(11), follows: false },
        { orderid: uuid(12), follows: true },
      ],
    },
  ]);
});

test("B217 B218 B219 B221 C159 C160 C308: what is required is named, the state only in the US, and lines take no more than they may", async () => {
  await open(null);
  await page.getByRole("button", { name: "Save" }).click();
  for (const text of [
    "Please enter your address.",
    "Please select your city name.",
    "Please enter your zip code",
    "Please select your state.",
  ])
    await expect.element(page.getByText(text, { exact: true })).toBeVisible();
  for (const [name, label, most] of [
    ["Address line 1", "Address Line 1", 100],
    ["City", "City", 20],
    ["Zip", "Zip", 20],
  ] as const) {
    await field(name).fill("x".repeat(most + 1));
    await page.getByRole("button", { name: "Save" }).click();
    await expect.element(page.getByText(`${label} must be ${most} characters or less`)).toBeVisible();
    await field(name).fill("x".repeat(most));
  }
  await expect.element(page.getByRole("combobox", { name: "Country" })).toHaveValue("US");
  await page.getByRole("combobox", { name: "Country" }).selectOptions("NO");
  await expect.element(page.getByText("Please select your state.")).not.toBeInTheDocument();
});

test("who saves before the open orders are there names none, which takes along those that follow", async () => {
  mockServer.answer(AddeditShipAddressDocument, { addeditShipAddress: { status: "success", message: "" } });
  await open(address);
  const loadWithRetries = mockServer.delay(OpenOfPatientDocument);
  await field("City").fill("Evanston");
  await page.getByRole("button", { name: "Save" }).click();
  await expect.poll(() => mockServer.sent(AddeditShipAddressDocument)).toMatchObject([{ orders: [] }]);
  loadWithRetries({ getOpenOfPatient: { status: "success", message: "", reminders: 0, orders } });
});

test("B217 B218 B219: an address that is edited needs its lines too", async () => {
  await open(address);
  for (const name of ["Address line 1", "City", "Zip"]) await field(name).fill("");
  await page.getByRole("button", { name: "Save" }).click();
  for (const text of ["Please enter your address.", "Please select your city name.", "Please enter your zip code"])
    await expect.element(page.getByText(text, { exact: true })).toBeVisible();
  expect(mockServer.sent(AddeditShipAddressDocument)).toEqual([]);
});

test("an address without its lines is not sent", async () => {
  await open(null);
  await page.getByRole("button", { name: "Save" }).click();
  await expect.element(field("Address line 1")).toHaveAttribute("aria-invalid", "true");
  await expect.element(field("City")).toHaveAttribute("aria-invalid", "true");
  await expect.element(field("Zip")).toHaveAttribute("aria-invalid", "true");
  expect(mockServer.sent(AddeditShipAddressDocument)).toEqual([]);
});

test("a refusal is shown and the typed address stays", async () => {
  mockServer.answer(AddeditShipAddressDocument, {
    addeditShipAddress: { status: "fail", message: "Someone else just changed this address." },
  });
  const { closings } = await open(address);
  await field("Zip").fill("60602");
  await page.getByRole("button", { name: "Save" }).click();
  await expect.element(page.getByRole("alert")).toMatchTextContent(/Someone else just changed this address\./);
  await expect.element(field("Zip")).toHaveValue("60602");
  expect(closings()).toBe(0);
});
