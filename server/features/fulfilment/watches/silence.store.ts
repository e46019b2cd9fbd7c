import type { CustomerScope, EveryScope } from "@restride/domain/access/scope.ts";
import { usualSilence } from "@restride/domain/fulfilment/silence.ts";
import type { Id } from "@restride/domain/values/id.ts";
import { sql } from "kysely";
import type { Database } from "../../../platform/database/database.ts";
import { column, row, type Row, typedSql } from "../../../platform/database/typed-sql.ts";

const silentDeviceRow = row({
  customerId: column.id,
  patientId: column.id,
  itemId: column.id,
  orderId: column.id,
});

/** A delivered device that has not sent a reading. */
export type SilentDevice = Row<typeof silentDeviceRow>;

/** Maximum number of devices that one run handles. */
const together = 500;

const deviceSilenceRow = row({ hours: column.number.nullable() });

export const makeSilenceStore = (db: Database) => ({
  hours: async (scope: CustomerScope): Promise<number | null> => {
    const row = await db.row(
      scope,
      "deviceSilence",
      typedSql(deviceSilenceRow)`select hours from device_silence where customer_id = ${scope.customerId}`,
    );
    return row ? row.hours : usualSilence;
  },

  setHours: (scope: CustomerScope, hours: number | null): void =>
    db.write(
      scope,
      "setDeviceSilence",
      sql`insert into device_silence (customer_id, hours) values (${scope.customerId}, ${hours})
        on conflict (customer_id) do update set hours = excluded.hours`,
    ),

  /**
   * Returns devices that were delivered in the last thirty days and have sent nothing for the number of hours that their clinic waits, both
   * since delivery and since they are due, of active patients whose programme is running. A recorded device is not returned again.
   */
  acrossCustomersSilent: (scope: EveryScope, at: string) =>
    db.rows(
      scope,
      "silentDevicesAcrossCustomers",
      typedSql(silentDeviceRow)`
        select d.customer_id as "customerId", d.patient_id as "patientId", d.item_id as "itemId", d.order_id as "orderId"
        from patient_devices d
        join customers c on c.customer_id = d.customer_id
        join patients p on p.customer_id = d.customer_id and p.patient_id = d.patient_id and p.active
        join item_revisions r on r.customer_id = d.customer_id and r.patient_id = d.patient_id and r.item_id = d.item_id and r.valid_to is null
        left join device_silence s on s.customer_id = d.customer_id,
        lateral (select (${at}::timestamptz at time zone c.time_zone)::date as today,
          case when s.customer_id is null then ${usualSilence}::int else s.hours end * interval '1 hour' as patience,
          greatest((r.surgery_date + r.start_day)::timestamp at time zone c.time_zone, (select min(l.happened_at) from custody_lines l
            where l.customer_id = d.customer_id and l.patient_id = d.patient_id and l.item_id = d.item_id and l.word = 'delivered'
              and not exists (select from custody_lines b where b.customer_id = l.customer_id and b.corrects = l.line_id))) as since) t
        where d.status = 'Delivered' and d.delivered_on > ${at}::timestamptz::date - 31 and t.since + t.patience <= ${at}::timestamptz
          and t.today <= r.surgery_date + r.end_day
          and not exists (select from device_readings e where e.customer_id = d.customer_id and e.patient_id = d.patient_id and e.item_id = d.item_id)
          and not exists (select from custody_lines l where l.customer_id = d.customer_id and l.item_id = d.item_id and l.word = 'silent')
          and not exists (select from technical_holds h where h.customer_id = d.customer_id and h.patient_id = d.patient_id
            and h.held_from <= t.today and (h.released_on is null or h.released_on > t.today))
        order by t.since limit ${together}`,
    ),

  /** Records that a device is silent; returns false when that is recorded already. */
  note: (scope: CustomerScope, { patientId, itemId, orderId }: SilentDevice, lineId: Id, at: string) =>
    db.returnsRow(
      scope,
      "noteSilence",
      sql`insert into custody_lines (customer_id, patient_id, item_id, line_id, order_id, word, happened_at, noted_at, source)
        values (${scope.customerId}, ${patientId}, ${itemId}, ${lineId}, ${orderId}, 'silent', ${at}, ${at}, 'Rule')
        on conflict do nothing returning line_id`,
    ),
});

export type SilenceStore = ReturnType<typeof makeSilenceStore>;
