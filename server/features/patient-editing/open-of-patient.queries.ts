import type { CustomerScope } from "@restride/domain/access/scope.ts";
import type { OpenOrder } from "@restride/domain/patients/edit/open-of-patient.ts";
import type { CalendarDate } from "@restride/domain/values/calendar-date.ts";
import type { Id } from "@restride/domain/values/id.ts";
import { sql } from "kysely";
import type { Database } from "../../platform/database/database.ts";
import { waits } from "../fulfilment/orders.lookups.ts";

/** What of a patient is still to come. */
export const makeOpenOfPatientQueries = (db: Database) => ({
  orders: (scope: CustomerScope, patientId: Id) =>
    db.rows(
      scope,
      "openOrders",
      sql<OpenOrder & { readonly _id: Id; readonly ownaddress: boolean }>`
        select o.order_id as _id, array_agg(n.display_name order by n.display_name) as devices, min(d.ordered_on) as orderedon,
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
      sql<{ readonly reminders: number }>`
        select count(*)::int as reminders from reminders
        where customer_id = ${scope.customerId} and patient_id = ${patientId} and day >= ${today} and deleted_at is null`,
    );
    return reminders;
  },
});

export type OpenOfPatientQueries = ReturnType<typeof makeOpenOfPatientQueries>;
