import type { CustomerScope } from "@restride/domain/access/scope.ts";
import type { Id } from "@restride/domain/values/id.ts";
import { sql } from "kysely";
import type { Database } from "../../platform/database/database.ts";

/** How other features take back what was ordered, and read why it was refused. */
export const makeOrders = (db: Database, newId: () => Id) => ({
  /** What the vendor said when it refused devices of a patient, each in its newest words, which may be none. */
  refusals: (scope: CustomerScope, patientId: Id): Promise<{ itemId: Id; note: string }[]> =>
    db.rows(
      scope,
      "refusals",
      sql`
        select distinct on (l.item_id) l.item_id as "itemId", l.note from custody_lines l
        where l.customer_id = ${scope.customerId} and l.patient_id = ${patientId} and l.word = 'refused'
          and not exists (select from custody_lines c where c.customer_id = l.customer_id and c.corrects = l.line_id)
        order by l.item_id, l.happened_at desc, l.line_id desc`,
    ),

  /** Deletes devices from their orders that were not sent yet. */
  withdraw: (scope: CustomerScope, patientId: Id, itemIds: readonly Id[], at: string): void => {
    if (itemIds.length === 0) return;
    const given = JSON.stringify(itemIds.map((item_id) => ({ item_id, line_id: newId() })));
    db.write(
      scope,
      "withdrawDevices",
      sql`
        with given as (select * from json_to_recordset(${given}::json) as g (item_id uuid, line_id uuid)),
        gone as (
          update patient_devices d set status = 'Deleted' from given g
          where d.customer_id = ${scope.customerId} and d.patient_id = ${patientId} and d.item_id = g.item_id
            and d.status in ('Pending', 'Unlinked', 'fail')
          returning d.item_id, d.order_id, g.line_id),
        said as (
          insert into custody_lines (customer_id, patient_id, item_id, line_id, order_id, word, happened_at, noted_at, source, noted_by, note)
          select ${scope.customerId}, ${patientId}, item_id, line_id, order_id, 'deleted', ${at}, ${at}, 'Console', ${scope.userId},
            'Taken out of the schedule' from gone)
        update device_orders o set status = 'Shipped'
        where o.customer_id = ${scope.customerId} and o.status = 'Pending' and o.order_id in (select order_id from gone)
          and not exists (select from patient_devices d where d.customer_id = o.customer_id and d.order_id = o.order_id
            and d.status in ('Pending', 'Unlinked', 'fail') and d.item_id not in (select item_id from gone))`,
    );
  },
});

export type Orders = ReturnType<typeof makeOrders>;
