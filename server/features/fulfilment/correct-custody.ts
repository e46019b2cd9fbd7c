import type { CustomerScope } from "@restride/domain/access/scope.ts";
import { mayCorrect } from "@restride/domain/fulfilment/custody.ts";
import { correctionReason } from "@restride/domain/fulfilment/shipment.ts";
import type { Id } from "@restride/domain/values/id.ts";
import { parseOrRefuse } from "@restride/domain/values/problems.ts";
import { isRefusal, refuse } from "@restride/domain/values/refusal.ts";
import type { Database } from "../../platform/database/database.ts";
import type { DomainEvents } from "../../platform/events/domain-events.ts";
import { instantOf } from "../../platform/instant.ts";
import type { CustodyStore } from "./custody.store.ts";
import type { GetOrder } from "./get-order.ts";
import type { MoveDevices } from "./move-devices.ts";
import type { OrderQueries } from "./order.queries.ts";
import type { OrdersStore } from "./orders.store.ts";
import { orderTexts } from "@restride/domain/fulfilment/order-texts.ts";

interface Deps {
  readonly db: Database;
  readonly store: OrdersStore;
  readonly custody: CustodyStore;
  readonly queries: OrderQueries;
  readonly getOrder: GetOrder;
  readonly moveDevices: MoveDevices;
  readonly domainEvents: DomainEvents;
  readonly now: () => number;
}

/** Makes the use case that takes back a custody line of a device: the line is not changed, but another line says that it was wrong. */
export const makeCorrectCustody =
  ({ db, store, custody, queries, getOrder, moveDevices, domainEvents, now }: Deps) =>
  (scope: CustomerScope, orderId: Id, lineId: Id, reasonInput: string) =>
    db.transaction(scope, async () => {
      const reason = parseOrRefuse(correctionReason, reasonInput);
      if (isRefusal(reason)) return reason;
      const order = await store.lock(scope, orderId);
      if (!order) return refuse(orderTexts.notFound);
      const [lines, devices] = await Promise.all([custody.lines(scope, orderId), queries.devices(scope, orderId)]);
      const line = lines.find((each) => each.lineId === lineId);
      if (!line || !mayCorrect(lines, lineId)) return refuse(orderTexts.notToCorrect);
      const correction = { itemId: line.itemId, word: "corrected", at: now(), note: reason, corrects: lineId } as const;
      const noted = { source: "Console", by: scope.userId, at: instantOf(now()) } as const;
      await moveDevices(scope, order, devices, [correction], noted);
      const answer = await getOrder.showOrder(scope, orderId);
      const data = { order: orderId, line: lineId, by: scope.userId };
      await domainEvents.record(scope, { kind: "DeviceCorrected", subjectId: order.patientId, data });
      return { ...answer, message: orderTexts.corrected };
    });
