import type { CustomerScope } from "@restride/domain/access/scope.ts";
import type { Id } from "@restride/domain/values/id.ts";
import type { Database } from "../../../platform/database/database.ts";
import { column, row, type Row, typedSql } from "../../../platform/database/typed-sql.ts";

const sourceRow = row({
  itemId: column.id,
  hardware: column.text,
  from: column.text.nullable(),
  to: column.text.nullable(),
  first: column.text.nullable(),
  last: column.text.nullable(),
  days: column.number,
  readings: column.number,
});

/** A hardware of a device, with the plausible readings of the device from its time. */
export type SourceRow = Row<typeof sourceRow>;

/** Returns the queries of the sources of an order's readings. */
export const makeSourcesQueries = (db: Database) => ({
  /**
   * Returns the hardware of each device in order. A device has the hardware it was sent with until its first valid replacement, and so on.
   */
  ofOrder: (scope: CustomerScope, orderId: Id) =>
    db.rows(
      scope,
      "readingSources",
      typedSql(sourceRow)`
        with replacements as (
          select l.item_id, l.hardware_id, l.replaced_id, l.happened_at, l.line_id from custody_lines l
          where l.customer_id = ${scope.customerId} and l.order_id = ${orderId} and l.word = 'replaced'
            and not exists (select from custody_lines b where b.customer_id = l.customer_id and b.corrects = l.line_id)),
        spans as (
          select s.*, lead(s.starts) over (partition by s.item_id order by s.starts nulls first, s.line_id) as ends
          from (
            select d.patient_id, d.item_id, null::uuid as line_id, null::timestamptz as starts, coalesce((select r.replaced_id from replacements r
              where r.item_id = d.item_id order by r.happened_at, r.line_id limit 1), d.hardware_id, '') as hardware
            from patient_devices d where d.customer_id = ${scope.customerId} and d.order_id = ${orderId}
            union all
            select d.patient_id, d.item_id, r.line_id, r.happened_at, r.hardware_id from replacements r
            join patient_devices d on d.customer_id = ${scope.customerId} and d.order_id = ${orderId} and d.item_id = r.item_id) s)
        select s.item_id as "itemId", s.hardware, s.starts as "from", s.ends as "to", e.first, e.last, e.days, e.readings
        from spans s, lateral (
          select min(e.taken_at) as first, max(e.taken_at) as last, count(distinct e.day)::int as days, count(*)::int as readings
          from device_readings e where e.customer_id = ${scope.customerId} and e.patient_id = s.patient_id and e.item_id = s.item_id
            and e.plausible and e.taken_at >= coalesce(s.starts, '-infinity') and e.taken_at < coalesce(s.ends, 'infinity')) e
        order by s.item_id, s.starts nulls first, s.line_id`,
    ),
});

export type SourcesQueries = ReturnType<typeof makeSourcesQueries>;
