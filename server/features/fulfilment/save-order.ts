import { type CustomerScope, systemScope } from "@restride/domain/access/scope.ts";
import { type OrderAddress, orderAddressForm, shipAddressOf } from "@restride/domain/fulfilment/order-address.ts";
import { refuseEmptied, type Shipment, shipmentForm } from "@restride/domain/fulfilment/shipment.ts";
import type { Id } from "@restride/domain/values/id.ts";
import { parseOrRefuse } from "@restride/domain/values/problems.ts";
import { isRefusal, refuse, type Refusal } from "@restride/domain/values/refusal.ts";
import { withoutNull } from "@restride/domain/values/without-null.ts";
import { isStale } from "@restride/domain/values/version.ts";
import type { Database } from "../../platform/database/database.ts";
import type { DomainEvents } from "../../platform/events/domain-events.ts";
import { instantOf } from "../../platform/instant.ts";
import type { SetShipAddress } from "../patients/ship-address.commands.ts";
import type { GetOrder } from "./get-order.ts";
import type { CallerScope, OrderReach } from "./order-reach.ts";
import type { LockedOrder, OrderChange, OrdersStore } from "./orders.store.ts";
import { orderTexts } from "@restride/domain/fulfilment/order-texts.ts";

interface Deps {
  readonly db: Database;
  readonly reach: OrderReach;
  readonly store: OrdersStore;
  readonly getOrder: GetOrder;
  readonly setShipAddress: SetShipAddress;
  readonly domainEvents: DomainEvents;
  readonly now: () => number;
}

/** The fields of an order to save; omitted fields do not change. */
export interface SentOrder {
  readonly gateway_id?: string | null | undefined;
  readonly tracking_link?: string | null | undefined;
  readonly note?: string | null | undefined;
  readonly address?: object | null | undefined;
  /** Whether the address is saved in the patient's record too. */
  readonly record?: boolean | null | undefined;
  /** The version that was read. */
  readonly version?: number | null | undefined;
}

/** Returns whether the viewer may see which clinic holds a gateway. */
type IsGatewayVisible = (customerId: Id) => Promise<boolean>;

const readShipment = (sent: SentOrder): Partial<Shipment> | Refusal => {
  const { gateway_id, tracking_link, note } = sent;
  const fields = withoutNull({ gateway_id, tracking_link, note }) as Partial<Shipment>;
  const read = parseOrRefuse(shipmentForm, fields);
  if (isRefusal(read)) return read;
  return Object.fromEntries(Object.entries(read).filter(([field]) => fields[field as keyof Shipment] !== undefined));
};

/** Makes the use case that saves the fields of a shipment before it is sent: gateway, tracking link, note and address. */
export const makeSaveOrder = ({ db, reach, store, getOrder, setShipAddress, domainEvents, now }: Deps) => {
  const read = (
    sent: SentOrder,
    order: LockedOrder,
  ): { change: OrderChange; address: OrderAddress | null } | Refusal => {
    const shipment = readShipment(sent);
    if (isRefusal(shipment)) return shipment;
    const emptied = refuseEmptied(order, shipment);
    if (emptied) return refuse(emptied);
    const address = sent.address ? parseOrRefuse(orderAddressForm, sent.address) : null;
    if (isRefusal(address)) return address;
    return { change: { ...shipment, ...(address && { ship_address: address }) }, address };
  };

  /** Refuses a gateway that another open order holds; only viewers who may see that order are told which one it is. */
  const gatewayRefused = async (
    order: LockedOrder,
    { gateway_id }: OrderChange,
    isGatewayVisible: IsGatewayVisible,
  ) => {
    if (!gateway_id || gateway_id === order.gateway) return null;
    const holder = await store.acrossCustomersHolder(systemScope("gateway-holder"), gateway_id, order.orderId);
    if (!holder) return null;
    const message = (await isGatewayVisible(holder.customerId))
      ? orderTexts.gatewayTaken(gateway_id, holder.name)
      : orderTexts.gatewayUnknown(gateway_id);
    return refuse(message, [{ field: "gateway_id", message }]);
  };

  const inClinic = (
    scope: CustomerScope,
    orderId: Id,
    sent: SentOrder,
    isGatewayVisible: IsGatewayVisible,
    message: string,
  ) =>
    db.transaction(scope, async () => {
      const order = await store.lock(scope, orderId);
      if (!order) return refuse(orderTexts.notFound);
      const filled = read(sent, order);
      if (isRefusal(filled)) return filled;
      if (isStale(sent.version, order.version))
        return { ...refuse(orderTexts.changed), data: await getOrder.showOrder(scope, orderId) };
      const gatewayRefusal = await gatewayRefused(order, filled.change, isGatewayVisible);
      if (gatewayRefusal) return gatewayRefusal;
      store.save(scope, orderId, filled.change, instantOf(now()));
      if (filled.address && sent.record) setShipAddress(scope, order.patientId, shipAddressOf(filled.address));
      const answer = await getOrder.showOrder(scope, orderId);
      const about = { subjectId: order.patientId };
      if (filled.address && sent.record)
        await domainEvents.record(scope, {
          kind: "PatientEdited",
          ...about,
          data: { by: scope.userId, part: "address" },
        });
      await domainEvents.record(scope, { kind: "OrderChanged", ...about, data: { order: orderId, by: scope.userId } });
      return { ...answer, message };
    });

  return (caller: CallerScope, orderId: Id, sent: SentOrder, message: string) =>
    reach.inClinicOf(caller, orderId, (clinic) =>
      inClinic(clinic, orderId, sent, (customerId) => reach.reaches(caller.scope, customerId), message),
    );
};

export type SaveOrder = ReturnType<typeof makeSaveOrder>;
