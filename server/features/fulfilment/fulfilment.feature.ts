import type { Platform } from "../../platform.ts";
import type { Feature } from "../../platform/feature.ts";
import type { ClinicClock, CompanyCustomers } from "../clinic-profile/clinic-clock.lookups.ts";
import type { Letterheads } from "../clinic-profile/letterheads.lookups.ts";
import type { PictureAsPng } from "../images/images.lookups.ts";
import type { Notify } from "../notifications/notify.commands.ts";
import type { NoteRead } from "../patients/patient-reads.commands.ts";
import type { PatientContacts } from "../patients/patients.lookups.ts";
import type { SetShipAddress } from "../patients/ship-address.commands.ts";
import { remindOverdue } from "./watches/remind-overdue.ts";
import { makeCarriersStore } from "./carriers/carriers.store.ts";
import { makeCorrectCustody } from "./correct-custody.ts";
import { custodyRoute } from "./custody.rest.ts";
import { makeCustodyStore } from "./custody.store.ts";
import { makeGetOrder } from "./get-order.ts";
import { makeListOrders } from "./list-orders.ts";
import { makeListSilent } from "./list-silent.ts";
import { makeListUnits } from "./list-units.ts";
import { makeMakeCustody } from "./make-custody.ts";
import { makeMoveDevices } from "./move-devices.ts";
import { makeOrderListQueries } from "./order-list.queries.ts";
import { makeOrderReach } from "./order-reach.ts";
import { makeOrderQueries } from "./order.queries.ts";
import { makeOrdersStore } from "./orders.store.ts";
import { makeAskForOrder } from "./carriers/ask-for-order.ts";
import { makeReturnsStore } from "./watches/returns.store.ts";
import { makeSaveOrder } from "./save-order.ts";
import { makeShipDevices } from "./ship-devices.ts";
import { makeSilenceStore } from "./watches/silence.store.ts";
import { makeSilentDevicesQueries } from "./silent-devices.queries.ts";
import { makeUnitsQueries } from "./units.queries.ts";
import { makeCompaniesStore } from "./units/companies.store.ts";
import { joinUnits } from "./units/join-units.ts";
import { makeGetUnit } from "./units/get-unit.ts";
import { makeMoveUnit } from "./units/move-unit.ts";
import { makeSourcesQueries } from "./units/sources.queries.ts";
import { makeTakeEvent } from "./carriers/take-event.ts";
import { makeAskCarriers, makeCarrierWatch, tidyCarrierEvents, watchCarriers } from "./carriers/watch-carriers.ts";
import { makeSetSilence, watchSilence } from "./watches/watch-silence.ts";
import { webhookRoute } from "./carriers/webhook.rest.ts";
import { orderTexts } from "@restride/domain/fulfilment/order-texts.ts";

interface Deps extends Platform {
  readonly clock: ClinicClock;
  readonly companyCustomers: CompanyCustomers;
  readonly letterheads: Letterheads;
  readonly noteRead: NoteRead;
  readonly notify: Notify;
  readonly patients: PatientContacts;
  readonly pictureAsPng: PictureAsPng;
  readonly setShipAddress: SetShipAddress;
}

const makeParts = (featureDeps: Deps) => {
  const { db } = featureDeps;
  const sql = {
    lists: makeOrderListQueries(db),
    queries: makeOrderQueries(db),
    store: makeOrdersStore(db),
    custody: makeCustodyStore(db),
    carriersStore: makeCarriersStore(db),
    silence: makeSilenceStore(db),
    returns: makeReturnsStore(db),
    silentDevices: makeSilentDevicesQueries(db),
    units: makeUnitsQueries(db),
    companies: makeCompaniesStore(db),
    sources: makeSourcesQueries(db),
  };
  const deps = { ...featureDeps, ...sql, reach: makeOrderReach({ ...featureDeps, ...sql }) };
  const moving = { ...deps, carrierWatch: makeCarrierWatch(deps), moveDevices: makeMoveDevices(deps) };
  const takeEvent = makeTakeEvent(moving);
  const asking = { ...moving, takeEvent, askCarriers: makeAskCarriers({ ...moving, takeEvent }) };
  return { ...asking, getOrder: makeGetOrder(asking) };
};

/** Feature with the orders of devices: devices to send, the custody of units, and events of carriers. */
export const fulfilmentFeature = (featureDeps: Deps): Feature => {
  const deps = makeParts(featureDeps);
  const { reach, getOrder, silence } = deps;
  const orders = makeListOrders(deps);
  const save = makeSaveOrder(deps);
  const { ship, remove } = makeShipDevices(deps);
  const correct = makeCorrectCustody(deps);
  const moveUnit = makeMoveUnit(deps);
  const askForOrder = makeAskForOrder(deps);
  const listSilent = makeListSilent(deps);
  const listUnits = makeListUnits(deps);
  const getUnit = makeGetUnit(deps);
  const setSilence = makeSetSilence(deps);
  return {
    resolvers: {
      Query: {
        getFullfillments: (request, { scope }) => orders.list(scope, request),
        getFullfillmentsCount: ({ filters }, { scope }) => orders.count(scope, filters),
        getFullfillment: ({ id }, call) => reach.inClinicOf(call, id, (clinic) => getOrder.showOrder(clinic, id)),
        getFullfillmentViewDevices: ({ id }, call) =>
          reach.inClinicOf(call, id, (clinic) => getOrder.devices(clinic, id)),
        getActiveAssignedDevices: ({ patientid }, call) =>
          reach.inClinicOfPatient(call, patientid, (clinic) => getOrder.assigned(clinic, patientid)),
        getSilentDevices: (_, { scope }) => listSilent(scope),
        getUnits: (request, { scope }) => listUnits(scope, request),
        getUnit: ({ patientid, deviceid }, { scope }) => getUnit(scope, patientid, deviceid),
        getDeviceSilence: async (_, { scope }) => ({ hours: await silence.hours(scope) }),
      },
      Mutation: {
        updateDeviceOrder: ({ _id, gateway_url, tracking_url, shipping_address, ...sent }, call) =>
          save(
            call,
            _id,
            { ...sent, gateway_id: gateway_url, tracking_link: tracking_url, address: shipping_address },
            orderTexts.saved,
          ),
        updateAddress: ({ id, ...sent }, call) => save(call, id, sent, orderTexts.address),
        updateTrackingLink: ({ id, ...sent }, call) => save(call, id, sent, orderTexts.saved),
        updateGatewayId: ({ id, ...sent }, call) => save(call, id, sent, orderTexts.saved),
        markAsShipped: ({ _id, devicesids, unsigned }, call) =>
          reach.inClinicOf(call, _id, (clinic) => ship(clinic, _id, devicesids, unsigned ?? false)),
        markAsDeleted: ({ _id, deviceid, note }, call) =>
          reach.inClinicOf(call, _id, (clinic) => remove(clinic, _id, deviceid, note)),
        correctCustody: ({ _id, lineid, reason }, call) =>
          reach.inClinicOf(call, _id, (clinic) => correct(clinic, _id, lineid, reason)),
        moveUnit: ({ _id, deviceid, word, note, seen }, call) =>
          moveUnit.move(call, { orderId: _id, itemId: deviceid, note, seen }, word),
        replaceUnit: ({ _id, deviceid, hardwareid, note, seen }, call) =>
          moveUnit.replace(call, { orderId: _id, itemId: deviceid, note, seen }, hardwareid),
        askCarrier: ({ _id }, call) => reach.inClinicOf(call, _id, (clinic) => askForOrder(clinic, _id)),
        setDeviceSilence: ({ hours }, { scope }) => setSilence(scope, hours),
      },
    },
    routes: [webhookRoute(deps), custodyRoute({ reach, makeCustody: makeMakeCustody(deps) })],
    timed: [watchCarriers(deps), tidyCarrierEvents(deps), watchSilence(deps), remindOverdue(deps), joinUnits(deps)],
  };
};
