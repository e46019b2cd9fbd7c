import { calendarDate } from "@restride/domain/values/calendar-date.ts";
import { mockServer } from "../../testing/mock-server.ts";
import { ofCompany, render } from "../../testing/render.tsx";
import { uuid } from "../../testing/uuid.ts";
import { OrderByIdDocument, type OrderedDeviceFragment, type OrderFragment } from "./fulfilment.graphql.ts";
import { OrderPage } from "./OrderPage.tsx";

export const scale: OrderedDeviceFragment = {
  deviceid: uuid(11),
  note: "",
  status: "Pending",
  statusDescription: null,
  first_reading: null,
  last_reading: null,
  device: { name: "Scale", hardware_uuid: "", fulfillment_request: { shipping_tracking_link: "" } },
};
export const sensor: OrderedDeviceFragment = {
  ...scale,
  deviceid: uuid(12),
  note: "Left at the door",
  status: "Shipped",
  statusDescription: "Sensor is Shipped already.",
  device: {
    name: "Sensor",
    hardware_uuid: "A477-190C-52F0",
    fulfillment_request: { shipping_tracking_link: "https://track.example/1Z7" },
  },
};
const cuff: OrderedDeviceFragment = {
  ...scale,
  deviceid: uuid(13),
  note: "Patient has one",
  status: "Deleted",
  statusDescription: "Device Cuff is deleted",
  device: { ...scale.device, name: "Cuff" },
};
/** Order of three devices: one that can be sent, one that was sent, and one that was removed. */
export const order: OrderFragment = {
  _id: uuid(1),
  customer: { _id: uuid(41), name: "Harbor Clinic" },
  patient: {
    _id: uuid(2),
    firstname: "Ann",
    lastname: "Bell",
    active: true,
    consent: true,
    registered: false,
    surgeon: { name: "Dr. Sam Surgeon" },
    surgery: { date: calendarDate("2026-03-20") },
  },
  orderDate: calendarDate("2026-03-02"),
  isnew: true,
  cases: [{ _id: uuid(51), casenumber: "C-20418" }],
  status: "Pending",
  progress: "1 of 2 shipped",
  note: "Ring twice.",
  gateway_id: "7C21-09AE-44B0",
  tracking_link: "https://track.example/1Z9",
  shipping_name: "Ann Bell",
  address: {
    shipping_address: "30 Alder Way",
    shipping_city: "Madison",
    shipping_state: "WI",
    shipping_zip_code: "53711",
    country: "US",
  },
  devices: [scale, sensor, cuff],
  units: [],
  happened: [],
  messages: [],
  trouble: null,
  savedAt: null,
  savedBy: null,
  timezone: "America/Chicago",
  returnto: [],
  version: 3,
};

/** Opens the page of the order with changed fields; `search` names one of its devices. */
export const openOrder = (change: Partial<OrderFragment> = {}, search = "") => {
  mockServer.answer(OrderByIdDocument, ({ id: _id }) => ({
    getFullfillment: { status: "success", message: "", fullfillment: { ...order, ...change, _id } },
  }));
  return render(<OrderPage />, {
    at: `/fulfillment/${uuid(1)}${search}`,
    path: "/fulfillment/:fulfillmentid",
    profile: ofCompany(),
  });
};
