import { expect, test } from "vitest";
import { parseOrRefuse } from "../values/problems.ts";
import { isRefusal } from "../values/refusal.ts";
import { orderAddressForm, orderAddressOf, shipAddressOf } from "./order-address.ts";
import {
  correctionReason,
  deviceNote,
  gatewayField,
  type OrderedDevice,
  refuseChoice,
  refuseEmptied,
  shipHint,
  shipmentForm,
  trackingField,
} from "./shipment.ts";
import { orderTexts } from "./order-texts.ts";

const read = (schema: Parameters<typeof parseOrRefuse>[0], input: unknown): unknown => {
  const value = parseOrRefuse(schema, input);
  return isRefusal(value) ? value.message : value;
};

const tooShort = "Gateway ID should be atleast 12 characters. Allowed characters: (0-9, a-z, A-Z,/s,-).";
const notExact = "Gateway ID should be exactly 12 alphanumeric characters (0-9, a-z, A-Z).";

test("C161 C162: a gateway's id has 12 letters and digits, and is kept in groups of four", () => {
  expect(read(gatewayField, "7c2109ae44b0")).toBe("7C21-09AE-44B0");
  expect(read(gatewayField, " 7C21 09AE-44b0 ")).toBe("7C21-09AE-44B0");
  expect(read(gatewayField, "7C21-09AE-4")).toBe(tooShort);
  expect(read(gatewayField, "7C21-09AE_44B0")).toBe(tooShort);
  expect(read(gatewayField, "A477-190C-52F0-9")).toBe(notExact);
  expect(read(gatewayField, "7C21-09AE-44")).toBe(notExact);
});

test("C163: a tracking link is a web address", () => {
  expect(read(trackingField, "https://track.example/1Z9994417")).toBe("https://track.example/1Z9994417");
  for (const wrong of ["track.example/1Z", "javascript:alert(1)", "ftp://track.example/1", ""])
    expect(read(trackingField, wrong)).toBe("Invalid URL");
});

test("a shipment may be saved before it is complete, never with what is wrong", () => {
  expect(read(shipmentForm, {})).toEqual({ gateway_id: "", tracking_link: "", note: "" });
  expect(read(shipmentForm, { gateway_id: "7C21" })).toBe(tooShort);
  expect(read(shipmentForm, { tracking_link: "1Z" })).toBe("Invalid URL");
});

const device = (status: OrderedDevice["status"], assigned = true): OrderedDevice => ({
  name: "Thermometer",
  status,
  assigned,
});

test("C167 C168: what is deleted, shipped or not assigned cannot be chosen", () => {
  expect(refuseChoice(device("Deleted"))).toBe("Device Thermometer is deleted");
  expect(refuseChoice(device("Shipped"))).toBe("Thermometer is Shipped already.");
  expect(refuseChoice(device("Delivered"))).toBe("Thermometer is Delivered already.");
  expect(refuseChoice(device("Pending", false))).toBe("Thermometer is not assigned to the patient any more.");
  for (const status of ["Pending", "Unlinked", "fail"] as const) expect(refuseChoice(device(status))).toBeNull();
});

test("C144: what is shipped keeps a gateway and a tracking link", () => {
  const order = { status: "Shipped", gateway: "7C21-09AE-44B0", tracking: "https://track.example/1Z9" } as const;
  const emptied = "This order is shipped. Its gateway ID and tracking URL can be changed, not removed.";
  for (const change of [{ gateway_id: "" }, { tracking_link: "" }, { gateway_id: "", note: "Lost" }])
    expect([refuseEmptied(order, change), refuseEmptied({ ...order, status: "Pending" }, change)]).toEqual([
      emptied,
      null,
    ]);
  expect(refuseEmptied(order, { gateway_id: "7C21-09AE-44B1", note: "" })).toBeNull();
  const empty = { gateway_id: "", tracking_link: "", note: "All devices were deleted." };
  expect(refuseEmptied({ status: "Shipped", gateway: "", tracking: null }, empty)).toBeNull();
});

test("C164 C165 C166: what is missing to ship is said in order", () => {
  const filled = { gateway: "7C21-09AE-44B0", tracking: "https://track.example/1" };
  const chosen = [device("Pending")];
  expect(shipHint({ active: false, chosen: [], gateway: null, tracking: null })).toBe("This patient is inactive");
  expect(shipHint({ active: true, chosen: [], gateway: null, tracking: null })).toBe(
    "Please select at least one device from the list above to order",
  );
  expect(shipHint({ active: true, chosen: [device("Deleted")], ...filled })).toBe(
    "Please select at least one device from the list above to order",
  );
  expect(shipHint({ active: true, chosen, gateway: null, tracking: filled.tracking })).toBe(
    "Fill Gateway ID and Tracking URL",
  );
  expect(shipHint({ active: true, chosen, gateway: filled.gateway, tracking: "1Z" })).toBe(
    "Fill Gateway ID and Tracking URL",
  );
  expect(shipHint({ active: true, chosen, ...filled })).toBeNull();
});

const address = {
  shipping_address: "77 Marigold Court",
  shipping_city: "Madison",
  shipping_state: "WI",
  shipping_zip_code: "53711",
  country: "US",
};

test("C155 C156 C157 C158 C159 C160: every line of an order's address is needed, each with its own words", () => {
  expect(read(orderAddressForm, address)).toEqual(address);
  expect(read(orderAddressForm, { ...address, shipping_address: " " })).toBe("Please enter address.");
  expect(read(orderAddressForm, { ...address, shipping_city: "" })).toBe("Please select city name.");
  expect(read(orderAddressForm, { ...address, shipping_zip_code: "" })).toBe("Please enter zip code");
  expect(read(orderAddressForm, { ...address, shipping_state: "" })).toBe("Please select state.");
  expect(read(orderAddressForm, { ...address, country: "DE", shipping_state: "" })).toBe("Please select state.");
  expect(read(orderAddressForm, { ...address, country: "" })).toBe("Please select country.");
  expect(read(orderAddressForm, { ...address, shipping_address: "x".repeat(150) })).not.toBeTypeOf("string");
  expect(read(orderAddressForm, { ...address, shipping_address: "x".repeat(151) })).toBe(
    "Address must be 150 characters or less",
  );
  const longest = { shipping_city: "x".repeat(50), shipping_zip_code: "x".repeat(50) };
  expect(read(orderAddressForm, { ...address, ...longest })).toMatchObject(longest);
  expect(read(orderAddressForm, { ...address, shipping_city: "x".repeat(51) })).toBe(
    "City must be 50 characters or less",
  );
  expect(read(orderAddressForm, { ...address, shipping_zip_code: "x".repeat(51) })).toBe(
    "Zip must be 50 characters or less",
  );
});

test("an order begins with the patient's address, and may give it its own", () => {
  const patient = {
    addressline1: "418 Wellington Ave",
    addressline2: "Apt 3B",
    city: "Chicago",
    state: "IL",
    zip: "60657",
    country: "US",
  };
  expect(orderAddressOf(patient)).toEqual({
    shipping_address: "418 Wellington Ave, Apt 3B",
    shipping_city: "Chicago",
    shipping_state: "IL",
    shipping_zip_code: "60657",
    country: "US",
  });
  expect(shipAddressOf(address)).toEqual({
    addressline1: "77 Marigold Court",
    addressline2: "",
    city: "Madison",
    state: "WI",
    zip: "53711",
    country: "US",
  });
});

test("a gateway's id is read whole, whatever stands before or behind it", () => {
  for (const wrong of ["_7C21-09AE-44B0", "7C21-09AE-44B0_"]) expect(read(gatewayField, wrong), wrong).toBe(tooShort);
  expect(read(trackingField, "http://track.example/1")).toBe("http://track.example/1");
  for (const wrong of [
    "xhttp://track.example/1",
    "https2://track.example/1",
    `https://track.example/${"1".repeat(500)}`,
  ])
    expect(read(trackingField, wrong), wrong).toBe("Invalid URL");
});

test("what is typed around a shipment's fields is left away, and notes have a length", () => {
  const typed = { gateway_id: "  ", tracking_link: " https://track.example/1 ", note: " Call first. " };
  expect(read(shipmentForm, typed)).toEqual({
    gateway_id: "",
    tracking_link: "https://track.example/1",
    note: "Call first.",
  });
  expect(read(shipmentForm, { note: "n".repeat(1_000) })).toMatchObject({ note: "n".repeat(1_000) });
  expect(read(shipmentForm, { note: "n".repeat(1_001) })).toBe("A note has at most 1000 characters.");
  expect([read(deviceNote, undefined), read(deviceNote, " Left one. ")]).toEqual(["", "Left one."]);
  expect(read(deviceNote, "n".repeat(200))).toBe("n".repeat(200));
  expect(read(deviceNote, "n".repeat(201))).toBe("A note has at most 200 characters.");
  expect(read(correctionReason, " Wrong box ")).toBe("Wrong box");
  expect(read(correctionReason, " ")).toBe("Please say what was wrong.");
  expect(read(correctionReason, "n".repeat(201))).toBe("A reason has at most 200 characters.");
});

test("what a carrier told is counted in words, and whose a gateway is is said as far as it is known", () => {
  expect([0, 1, 2].map(orderTexts.carrierAnswer)).toEqual([
    "The carrier has no news of this order.",
    "The carrier told 1 event.",
    "The carrier told 2 events.",
  ]);
  expect(orderTexts.gatewayTaken("7C21", "Ann Lee")).toBe("7C21 is with Ann Lee. A gateway serves one open order.");
  expect(orderTexts.gatewayUnknown("7C21")).toBe("7C21 cannot be used here. Check the ID on the device.");
});

test("an address of lines that are not known is empty, and one of two lines is one", () => {
  expect(orderAddressOf({})).toEqual({
    shipping_address: "",
    shipping_city: "",
    shipping_state: "",
    shipping_zip_code: "",
    country: "",
  });
  expect(orderAddressOf({ addressline1: "1 Elm St", addressline2: "" }).shipping_address).toBe("1 Elm St");
  expect(orderAddressOf({ addressline1: "1 Elm St", addressline2: "Apt 2" }).shipping_address).toBe("1 Elm St, Apt 2");
});

test("C179: the lines of an order's address have a length, said by their names", () => {
  const address = orderAddressOf({
    addressline1: "1 Elm St",
    city: "Chicago",
    state: "IL",
    zip: "60601",
    country: "US",
  });
  const wrong = orderAddressForm.safeParse({
    ...address,
    shipping_address: "a".repeat(151),
    shipping_city: "c".repeat(51),
    shipping_state: "s".repeat(51),
    shipping_zip_code: "z".repeat(51),
  });
  expect(wrong.error?.issues.map(({ message }) => message)).toEqual([
    "Address must be 150 characters or less",
    "City must be 50 characters or less",
    "State must be 50 characters or less",
    "Zip must be 50 characters or less",
  ]);
});
