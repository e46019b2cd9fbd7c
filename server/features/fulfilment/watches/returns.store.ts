import type { CustomerScope, EveryScope } from "@restride/domain/access/scope.ts";
import { overdueDays, reminderHours } from "@restride/domain/fulfilment/return-reminder.ts";
import type { Id } from "@restride/domain/values/id.ts";
import { sql } from "kysely";
import type { Database } from "../../../platform/database/database.ts";
import { column, row, type Row, typedSql } from "../../../platform/database/typed-sql.ts";

const overdueDeviceRow = row({
  customerId: column.id,
  patientId: column.id,
  itemId: column.id,
  orderId: column.id,
  name: column.text,
});

/** An overdue device whose patient has not been reminded yet. */
export type OverdueDevice = Row<typeof overdueDeviceRow>;

/** Maximum number of devices that one run handles. */
const together = 500;
const [earliest, latest] = reminderHours;

export const makeReturnsStore = (db: Database) => ({
  /**
   * Returns devices that are overdue but not given up, of active patients who are not on hold, in clinics where it is daytime, grouped by
   * patient. A device with a reminder is not returned again.
   */
  acrossCustomersOverdue: (scope: EveryScope, at: string) =>
    db.rows(
      scope,
      "overdueDevicesAcrossCustomers",
      typedSql(overdueDeviceRow)`
        select u.customer_id as "customerId", u.patient_id as "patientId", u.item_id as "itemId", d.order_id as "orderId", n.display_name as name
        from customers c
        cross join lateral (select ${at}::timestamptz at time zone c.time_zone as clock) t
        join listed_units u on u.customer_id = c.customer_id and u.status in ('Shipped', 'Delivered')
          and u.over_on < t.clock::date - ${overdueDays.moreThan}::int and u.over_on >= t.clock::date - ${overdueDays.atMost}::int
        join patient_devices d on (d.customer_id, d.patient_id, d.item_id) = (u.customer_id, u.patient_id, u.item_id)
        join devices n on n.device_id = d.device_id
        join patients p on p.customer_id = u.customer_id and p.patient_id = u.patient_id and p.active
        where extract(hour from t.clock) >= ${earliest}::int and extract(hour from t.clock) < ${latest}::int
          and not exists (select from custody_lines l where l.customer_id = u.customer_id and l.item_id = u.item_id and l.word = 'askedback')
          and not exists (select from technical_holds h where h.customer_id = u.customer_id and h.patient_id = u.patient_id
            and h.held_from <= t.clock::date and (h.released_on is null or h.released_on > t.clock::date))
        order by u.customer_id, u.patient_id, n.display_name, u.item_id limit ${together}`,
    ),

  /** Records that a patient was reminded of a device; returns false when that is recorded already. */
  note: (scope: CustomerScope, { patientId, itemId, orderId }: OverdueDevice, lineId: Id, at: string) =>
    db.returnsRow(
      scope,
      "noteAskedBack",
      sql`insert into custody_lines (customer_id, patient_id, item_id, line_id, order_id, word, happened_at, noted_at, source)
        values (${scope.customerId}, ${patientId}, ${itemId}, ${lineId}, ${orderId}, 'askedback', ${at}, ${at}, 'Rule')
        on conflict do nothing returning line_id`,
    ),
});

export type ReturnsStore = ReturnType<typeof makeReturnsStore>;
