import { account, clinic, everybody, type ExpectedPermissions } from "@restride/dev-env/requests/permission.ts";
import { mutation, fixtureOf, query, type RequestFixtures } from "@restride/dev-env/requests/request-fixture.ts";

const order = "fullfillment { _id customer { _id } patient { _id } devices { deviceid } happened { _id deviceid } }";
const saved = `{ status message ${order} }`;
const address =
  '{ shipping_address: "1 Elm St", shipping_city: "Chicago", shipping_state: "IL", shipping_zip_code: "60601", country: "US" }';

export const fulfilmentRequests = {
  getFullfillments: () =>
    fixtureOf(
      query(
        'getFullfillments(filters: { status: "Shipped" })',
        "fullfillments { _id customer { _id } patient { _id } } total",
      ),
    ),
  getFullfillmentsCount: () => fixtureOf(query("getFullfillmentsCount", "pending shipped")),
  getFullfillment: (ids) => fixtureOf(query(`getFullfillment(id: "${ids.order}")`, order)),
  getFullfillmentViewDevices: (ids) =>
    fixtureOf(query(`getFullfillmentViewDevices(id: "${ids.order}")`, "devices { deviceid status }")),
  getActiveAssignedDevices: (ids) =>
    fixtureOf(query(`getActiveAssignedDevices(patientid: "${ids.patient}")`, "devices { deviceid status }")),
  updateDeviceOrder: (ids) => fixtureOf(mutation(`updateDeviceOrder(_id: "${ids.order}", note: "Ring twice.")`, saved)),
  updateAddress: (ids) => fixtureOf(mutation(`updateAddress(id: "${ids.order}", address: ${address})`, saved)),
  updateTrackingLink: (ids) =>
    fixtureOf(mutation(`updateTrackingLink(id: "${ids.order}", tracking_link: "https://track.example/1")`, saved)),
  updateGatewayId: (ids) =>
    fixtureOf(mutation(`updateGatewayId(id: "${ids.order}", gateway_id: "${ids.order.slice(-12)}")`, saved)),
  markAsShipped: (ids) =>
    fixtureOf(
      mutation(`markAsShipped(_id: "${ids.order}", devicesids: ["${ids.refusedItem}"], unsigned: true)`, saved),
    ),
  markAsDeleted: (ids) =>
    fixtureOf(mutation(`markAsDeleted(_id: "${ids.order}", deviceid: "${ids.refusedItem}")`, saved)),
  correctCustody: (ids) =>
    fixtureOf(
      mutation(`correctCustody(_id: "${ids.order}", lineid: "${ids.refusedItem}", reason: "Wrong box.")`, saved),
    ),
  moveUnit: (ids) =>
    fixtureOf(mutation(`moveUnit(_id: "${ids.order}", deviceid: "${ids.refusedItem}", word: "returned")`, saved)),
  replaceUnit: (ids) =>
    fixtureOf(
      mutation(`replaceUnit(_id: "${ids.order}", deviceid: "${ids.refusedItem}", hardwareid: "7C21-09AE-44B0")`, saved),
    ),
  askCarrier: (ids) => fixtureOf(mutation(`askCarrier(_id: "${ids.order}")`, saved)),
  getSilentDevices: () =>
    fixtureOf(
      query("getSilentDevices", "total devices { deviceid orderid customer { _id } patient { _id } case { _id } }"),
    ),
  getUnits: () =>
    fixtureOf(
      query('getUnits(filters: { place: "all" })', "total units { _id orderid customer { _id } patient { _id } }"),
    ),
  getUnit: (ids) =>
    fixtureOf(
      query(
        `getUnit(patientid: "${ids.patient}", deviceid: "${ids.deviceItem}")`,
        "device { deviceid } unit { deviceid state } happened { _id deviceid }",
      ),
    ),
  getDeviceSilence: (ids) => fixtureOf(query(`getDeviceSilence(customerid: "${ids.customer}")`, "hours")),
  setDeviceSilence: (ids) => fixtureOf(mutation(`setDeviceSilence(customerid: "${ids.customer}", hours: 72)`)),
} satisfies RequestFixtures;

/** /fulfillment is for admin, company admin, super admin and health coach (C089). */
const fulfilling = account("admin company super coach");

export const fulfilmentPermissions = {
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
  // Staff who care for the patient read it on the patient's page; the lists are part of Fulfillment (C018).
  getUnit: clinic("admin therapist surgeon associate"),
  getDeviceSilence: clinic("admin company super coach"),
  setDeviceSilence: clinic("admin company super"),
  // Carriers sign their requests.
  carrierWebhook: everybody,
  // The roles that may see the page with this content (C018).
  downloadCustody: account("admin company super coach"),
} satisfies ExpectedPermissions;
