import type { CustomerScope } from "@restride/domain/access/scope.ts";
import type { CalendarDate } from "@restride/domain/values/calendar-date.ts";
import type { Id } from "@restride/domain/values/id.ts";
import type { Database } from "../../platform/database/database.ts";
import { waits } from "../fulfilment/orders.commands.ts";
import { column, row, typedSql } from "../../platform/database/typed-sql.ts";

const openOrderRow = row({
  _id: column.id,
  devices: column.list(column.text),
  orderedon: column.date,
  ownaddress: column.boolean,
});

const openRemindersRow = row({ reminders: column.number });

/** Returns the queries of a patient's orders that are not sent yet, and of coming reminders. */
export const makeOpenOfPatientQueries = (db: Database) => ({
  orders: (scope: CustomerScope, patientId: Id) =>
    db.rows(
      scope,
      "openOrders",
      typedSql(openOrderRow)`
        select o.order_id as _id, array_agg(n.display_name order by n.display_name) as devices, coalesce(min(d.ordered_on), o.ordered_at::date) as orderedon,
          o.ship_address is not null as ownaddress
        from device_orders o
          join patient_devices d on d.customer_id = o.customer_id and d.order_id = o.order_id and ${waits}
          join devices n on n.device_id = d.device_id
        where o.customer_id = ${scope.customerId} and o.patient_id = ${patientId} and o.status = 'Pending'
        group by o.customer_id, o.order_id order by o.ordered_at, o.order_id`,
    ),

  remindersFrom: async (scope: CustomerScope, patientId: Id, today: CalendarDate): Promise<number> => {
    const { reminders } = await db.one(
      scope,
      "openReminders",
      typedSql(openRemindersRow)`
        select count(*)::int as reminders from reminders
        where customer_id = ${scope.customerId} and patient_id = ${patientId} and day >= ${today} and deleted_at is null`,
    );
    return reminders;
  },
});

export type OpenOfPatientQueries = ReturnType<typeof makeOpenOfPatientQueries>;
