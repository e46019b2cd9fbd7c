import type { CustomerScope, EveryScope } from "@restride/domain/access/scope.ts";
import { type EventResult } from "@restride/domain/fulfilment/carrier-event.ts";
import { type Id, noId } from "@restride/domain/values/id.ts";
import { type Insertable, sql } from "kysely";
import type { CarrierEvents } from "../../../generated/database.ts";
import { build, type Database } from "../../../platform/database/database.ts";
import { column, row, typedSql } from "../../../platform/database/typed-sql.ts";
import { refusalTexts } from "@restride/domain/fulfilment/refusal-texts.ts";

/** An event of a carrier, and its result. */
export interface StoredMessage {
  readonly messageId: Id;
  readonly orderId: Id | null;
  readonly carrier: string;
  readonly eventId: string;
  readonly eventType: string;
  readonly at: string;
  readonly source: "Webhook" | "Poll";
  readonly result: EventResult;
  readonly outcome: string;
}

const maxRefusals = 1_000;

const messageRow = (
  customerId: Id,
  { messageId, orderId, eventId, at, carrier, eventType, source, result, outcome }: StoredMessage,
) =>
  ({
    customer_id: customerId,
    message_id: messageId,
    order_id: orderId,
    event_id: eventId,
    received_at: at,
    carrier,
    event_type: eventType,
    source,
    result,
    outcome,
  }) satisfies Insertable<CarrierEvents>;

const parcelsOutRow = row({ customerId: column.id, tracking: column.text });

const orderOfEventRow = row({ customerId: column.id, orderId: column.id });

const carrierNewsRow = row({
  lastTaken: column.number.nullable(),
  refusals: column.json<number[]>(),
  outSince: column.number.nullable(),
});

export const makeCarriersStore = (db: Database) => ({
  add: (scope: CustomerScope, message: StoredMessage): void =>
    db.write(
      scope,
      "addCarrierMessage",
      build.insertInto("carrier_events").values(messageRow(scope.customerId, message)),
    ),

  /** Stores an event that names no known order. */
  acrossCustomersAdd: (scope: EveryScope, message: StoredMessage) =>
    db.rows(scope, "addForeignCarrierMessage", build.insertInto("carrier_events").values(messageRow(noId, message))),

  isKnown: (scope: CustomerScope, carrier: string, eventId: string) =>
    db.returnsRow(
      scope,
      "isKnownEvent",
      sql`select 1 from carrier_events where customer_id = ${scope.customerId} and carrier = ${carrier} and event_id = ${eventId}
        and result in ('Taken', 'Late')`,
    ),

  /** Deletes old events that named no known order. */
  acrossCustomersForgetStrange: (scope: EveryScope, before: string) =>
    db.rows(
      scope,
      "forgetStrangeMessages",
      build.deleteFrom("carrier_events").where("customer_id", "=", noId).where("received_at", "<", before),
    ),

  /** Returns the order that an event names, by its id or by the tracking link of one of its parcels. */
  acrossCustomersOrder: (
    scope: EveryScope,
    { order, tracking }: { order?: Id | undefined; tracking?: string | undefined },
  ) =>
    order
      ? db.row(
          scope,
          "orderOfEventAcrossCustomers",
          typedSql(orderOfEventRow)`select customer_id as "customerId", order_id as "orderId" from device_orders
            where order_id = ${order} limit 1`,
        )
      : db.row(
          scope,
          "orderOfParcelAcrossCustomers",
          typedSql(orderOfEventRow)`select customer_id as "customerId", order_id as "orderId" from patient_devices
            where tracking_link = ${tracking ?? ""} limit 1`,
        ),

  /** Returns the data by which missing events of carriers are detected; times in milliseconds. */
  acrossCustomersNews: (scope: EveryScope) =>
    db.one(
      scope,
      "carrierNewsAcrossCustomers",
      typedSql(carrierNewsRow)`
        with taken as (select max(received_at) as at from carrier_events where source = 'Webhook' and result in ('Taken', 'Late', 'Known')),
        refused as (select received_at as at from carrier_events where source = 'Webhook' and result = 'Refused'
          and outcome = ${refusalTexts.unreadable} and received_at > coalesce((select at from taken), '-infinity') order by received_at desc limit ${maxRefusals})
        select (select (extract(epoch from at) * 1000)::float from taken) as "lastTaken",
          (select coalesce(json_agg((extract(epoch from at) * 1000)::float order by at), '[]') from refused) as refusals,
          (select (extract(epoch from min(l.noted_at)) * 1000)::float from patient_devices d
            join custody_lines l on l.customer_id = d.customer_id and l.patient_id = d.patient_id and l.item_id = d.item_id
            where d.status = 'Shipped' and l.word = 'shipped') as "outSince"`,
    ),

  /** Returns the parcels in transit, those of the clinic that has waited longest first. */
  acrossCustomersOut: (scope: EveryScope) =>
    db.rows(
      scope,
      "parcelsOutAcrossCustomers",
      typedSql(parcelsOutRow)`
        select customer_id as "customerId", tracking_link as tracking from patient_devices
        where status = 'Shipped' and tracking_link is not null group by 1, 2 order by min(shipped_on), 1, 2 limit 5000`,
    ),

  /** Stores the beginning of an outage, unless one is open; returns whether it is new. */
  acrossCustomersBegin: (scope: EveryScope, customerId: Id, caseId: Id, since: string, at: string) =>
    db.returnsRow(
      scope,
      "beginTroubleAcrossCustomers",
      sql`insert into carrier_troubles (customer_id, case_id, since, noticed_at) values (${customerId}, ${caseId}, ${since}, ${at})
        on conflict do nothing returning case_id`,
    ),

  acrossCustomersEnd: (scope: EveryScope, at: string) =>
    db.rows(
      scope,
      "endTroubleAcrossCustomers",
      sql`update carrier_troubles set ended_at = ${at} where ended_at is null`,
    ),
});

export type CarriersStore = ReturnType<typeof makeCarriersStore>;
