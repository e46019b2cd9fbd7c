import type { ShipAddress } from "@restride/domain/patients/ship-address.ts";
import type { CalendarDate } from "@restride/domain/values/calendar-date.ts";
import type { Id } from "@restride/domain/values/id.ts";
import { sql } from "kysely";
import { column, row, type Row } from "../../platform/database/typed-sql.ts";

interface OrderedFor {
  readonly _id: Id;
  readonly firstname: string;
  readonly lastname: string;
  readonly active: boolean;
  readonly consent: boolean;
  readonly registered: boolean;
  readonly shipaddress: Partial<ShipAddress>;
  readonly surgeon: string;
  readonly surgery: CalendarDate;
}

/** The columns of `listedColumns`. */
export const listedOrderRow = row({
  _id: column.id,
  customer: column.json<{ readonly _id: Id; readonly name: string; readonly logo: string | null }>(),
  patient: column.json<OrderedFor>(),
  createdAt: column.text,
  orderDate: column.date,
  noOfDevice: column.number,
  isnew: column.boolean,
  cases: column.json<{ readonly _id: Id; readonly status: string; readonly casenumber: string }[]>(),
});

/** An order as the list shows it. */
export type ListedOrder = Row<typeof listedOrderRow>;

/** SQL joins of an order `o` with its clinic `k`, patient `p` and surgeon `s`. */
export const ofOrder = sql`
  join customers k on k.customer_id = o.customer_id
  join patients p on p.customer_id = o.customer_id and p.patient_id = o.patient_id
  join surgeons s on s.customer_id = p.customer_id and s.surgeon_id = p.surgeon_id`;

/** SQL columns of an order in the list. */
export const listedColumns = sql`o.order_id as _id, o.ordered_at as "createdAt",
  (o.ordered_at at time zone k.time_zone)::date as "orderDate", not o.is_reorder as isnew,
  json_build_object('_id', k.customer_id, 'name', k.name, 'logo', k.logo) as customer,
  json_build_object('_id', p.patient_id, 'firstname', p.first_name, 'lastname', p.last_name, 'active', p.active,
    'consent', p.consented_at is not null, 'registered', p.registered_at is not null, 'shipaddress', p.ship_address,
    'surgeon', s.name, 'surgery', p.surgery_date) as patient,
  (select count(*)::int from patient_devices d where d.customer_id = o.customer_id and d.order_id = o.order_id) as "noOfDevice",
  (select coalesce(json_agg(json_build_object('_id', a.case_id, 'status', a.status, 'casenumber', 'C-' || a.case_number)), '[]')
    from (select * from cases a where a.customer_id = o.customer_id and a.patient_id = o.patient_id and a.archived_at is null
      and a.type in ('New Device Order', 'Patient Technical') order by a.created_at desc limit 1) a) as cases`;
