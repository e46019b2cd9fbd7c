import type { Scope } from "@restride/domain/access/scope.ts";
import type { Id } from "@restride/domain/values/id.ts";
import { sql } from "kysely";
import type { Database } from "../../platform/database/database.ts";
import { silentUnits } from "./silent-devices.lookups.ts";
import { column, row, typedSql } from "../../platform/database/typed-sql.ts";

/** A silent device with its patient and the case about it. */
const listedSilenceRow = row({
  deviceid: column.id,
  orderid: column.id,
  name: column.text,
  deliveredOn: column.date,
  customer: column.json<{ readonly _id: Id; readonly name: string; readonly logo: string | null }>(),
  patient: column.json<{ readonly _id: Id; readonly name: string; readonly surgeon: string }>(),
  case: column.json<{ readonly _id: Id; readonly status: string; readonly casenumber: string }>().nullable(),
});

const silentUnitsOf = (customerIds: readonly Id[]) => silentUnits(sql`= any(${customerIds}::uuid[])`);

const silentDevicesTotalRow = row({ total: column.number });

export const makeSilentDevicesQueries = (db: Database) => ({
  /** Returns the silent devices, in order of delivery. The case has the id of the line that recorded the silence. */
  acrossCustomersSilentDevices: (scope: Scope, customerIds: readonly Id[], limit: number) =>
    db.rows(
      scope,
      "listedSilentDevicesAcrossCustomers",
      typedSql(listedSilenceRow)`
        with l as (select l.*, u.stands_since as delivered_on ${silentUnitsOf(customerIds)} order by u.stands_since, l.line_id limit ${limit})
        select l.item_id as deviceid, l.order_id as orderid, n.display_name as name, l.delivered_on as "deliveredOn",
          json_build_object('_id', k.customer_id, 'name', k.name, 'logo', k.logo) as customer,
          json_build_object('_id', p.patient_id, 'name', p.first_name || ' ' || p.last_name, 'surgeon', s.name) as patient,
          (select json_build_object('_id', c.case_id, 'status', c.status, 'casenumber', 'C-' || c.case_number) from cases c
            where c.customer_id = l.customer_id and c.case_id = l.line_id) as case
        from l join patient_devices d on (d.customer_id, d.patient_id, d.item_id) = (l.customer_id, l.patient_id, l.item_id)
        join devices n on n.device_id = d.device_id
        join customers k on k.customer_id = l.customer_id
        join patients p on p.customer_id = l.customer_id and p.patient_id = l.patient_id
        join surgeons s on s.customer_id = p.customer_id and s.surgeon_id = p.surgeon_id
        order by l.delivered_on, l.line_id`,
    ),

  acrossCustomersCountSilent: async (scope: Scope, customerIds: readonly Id[]): Promise<number> =>
    (
      await db.one(
        scope,
        "silentDevicesTotalAcrossCustomers",
        typedSql(silentDevicesTotalRow)`select count(*)::int as total ${silentUnitsOf(customerIds)}`,
      )
    ).total,
});

export type SilentDevicesQueries = ReturnType<typeof makeSilentDevicesQueries>;
