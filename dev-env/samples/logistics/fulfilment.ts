import { account, clinic, type Rights } from "../../right.ts";
import { mutation, only, query, type Samples } from "../sample.ts";

const order = "fullfillment { _id customer { _id } patient { _id } devices { deviceid } happened { _id deviceid } }";
const saved = `{ status message ${order} }`;
const address =
  '{ shipping_address: "1 Elm St", shipping_city: "Chicago", shipping_state: "IL", shipping_zip_code: "60601", country: "US" }';

export const fulfilmentSamples = {
  getFullfillments: () =>
    only(
      query(
        'getFullfillments(filters: { status: "Shipped" })',
        "fullfillments { _id customer { _id } patient { _id } } total",
      ),
    ),
  getFullfillmentsCount: () => only(query("getFullfillmentsCount", "pending shipped")),
  getFullfillment: (aim) => only(query(`getFullfillment(id: "${aim.order}")`, order)),
  getFullfillmentViewDevices: (aim) =>
    only(query(`getFullfillmentViewDevices(id: "${aim.order}")`, "devices { deviceid status }")),
  getActiveAssignedDevices: (aim) =>
    only(query(`getActiveAssignedDevices(patientid: "${aim.patient}")`, "devices { deviceid status }")),
  updateDeviceOrder: (aim) => only(mutation(`updateDeviceOrder(_id: "${aim.order}", note: "Ring twice.")`, saved)),
  updateAddress: (aim) => only(mutation(`updateAddress(id: "${aim.order}", address: ${address})`, saved)),
  updateTrackingLink: (aim) =>
    only(mutation(`updateTrackingLink(id: "${aim.order}", tracking_link: "https://track.example/1")`, saved)),
  updateGatewayId: (aim) =>
    only(mutation(`updateGatewayId(id: "${aim.order}", gateway_id: "${aim.order.slice(-12)}")`, saved)),
  markAsShipped: (aim) =>
    only(mutation(`markAsShipped(_id: "${aim.order}", devicesids: ["${aim.refusedItem}"], unsigned: true)`, saved)),
  markAsDeleted: (aim) => only(mutation(`markAsDeleted(_id: "${aim.order}", deviceid: "${aim.refusedItem}")`, saved)),
  correctCustody: (aim) =>
    only(mutation(`correctCustody(_id: "${aim.order}", lineid: "${aim.refusedItem}", reason: "Wrong box.")`, saved)),
  moveUnit: (aim) =>
    only(mutation(`moveUnit(_id: "${aim.order}", deviceid: "${aim.refusedItem}", word: "returned")`, saved)),
  replaceUnit: (aim) =>
    only(
      mutation(`replaceUnit(_id: "${aim.order}", deviceid: "${aim.refusedItem}", hardwareid: "7C21-09AE-44B0")`, saved),
    ),
  askCarrier: (aim) => only(mutation(`askCarrier(_id: "${aim.order}")`, saved)),
  getSilentDevices: () =>
    only(query("getSilentDevices", "total devices { deviceid orderid customer { _id } patient { _id } case { _id } }")),
  getUnits: () =>
    only(query('getUnits(filters: { place: "all" })', "total units { _id orderid customer { _id } patient { _id } }")),
  getUnit: (aim) =>
    only(
      query(
        `getUnit(patientid: "${aim.patient}", deviceid: "${aim.deviceItem}")`,
        "device { deviceid } unit { deviceid state } happened { _id deviceid }",
      ),
    ),
  getDeviceSilence: (aim) => only(query(`getDeviceSilence(customerid: "${aim.customer}")`, "hours")),
  setDeviceSilence: (aim) => only(mutation(`setDeviceSilence(customerid: "${aim.customer}", hours: 72)`)),
} satisfies Samples;

/** /fulfillment is for admin, company admin, super admin and health coach (C089). */
const fulfilling = account("admin company super coach");

export const fulfilmentRights = {
  getFullfillments: fulfilling,
  getFullfillmentsCount: fulfilling,
  getFullfillment: fulfilling,
  getFullfillmentViewDevices: fulfilling,
  getActiveAssignedDevices: fulfilling,
  updateDeviceOrder: fulfilling,
  updateAddress: fulfilling,
  updateTrackingLink: fulfilling,
  updateGatewayId: fulfilling,
  markAsShipped: fulfilling,
  markAsDeleted: fulfilling,
  correctCustody: fulfilling,
  moveUnit: fulfilling,
  replaceUnit: fulfilling,
  askCarrier: fulfilling,
  getSilentDevices: fulfilling,
  getUnits: fulfilling,
  // Who cares for the patient reads it from the patient's page; the lists stay with Fullfillment (C018).
  getUnit: clinic("admin therapist surgeon associate"),
  getDeviceSilence: clinic("admin company super coach"),
  setDeviceSilence: clinic("admin company super"),
} satisfies Rights;
