import type { CustomerScope } from "@restride/domain/access/scope.ts";
import type { DeviceState } from "@restride/domain/fulfilment/device-state.ts";
import type { ExercisePlan } from "@restride/domain/programmes/programme.ts";
import type { Area, QuestionnaireItem, ScheduleItem } from "@restride/domain/schedules/schedule-item.ts";
import type { CalendarDate } from "@restride/domain/values/calendar-date.ts";
import type { Id } from "@restride/domain/values/id.ts";
import type { Interval } from "@restride/domain/schedules/interval.ts";
import { sql } from "kysely";
import { revisionRow } from "../../scheduled-items/scheduled-items.lookups.ts";
import { compiledOnce, type Database } from "../../../platform/database/database.ts";
import { column, row, type Row, typedSql } from "../../../platform/database/typed-sql.ts";

interface OfPatient {
  readonly customerId: Id;
  readonly patientId: Id;
}

/** The name of an item, its regimen, and the state of its order. */
export interface ItemName {
  readonly area: Area;
  readonly name: string;
  readonly regimen: string | null;
  readonly status: DeviceState | null;
}

/** An item of any area: a questionnaire has a type and its days, other items have an interval, and an exercise also has its dose. */
const movingRow = row({
  area: column.textOf<Area>(),
  name: column.text,
  regimen: column.text.nullable(),
  status: column.textOf<DeviceState>().nullable(),
  ...revisionRow,
  interval: column.numberOf<Interval>().nullable(),
  times: column.number.nullable(),
  sets: column.number.nullable(),
  repeats: column.number.nullable(),
  holdSeconds: column.number.nullable(),
  type: column.textOf<QuestionnaireItem["type"]>().nullable(),
  weekdays: column.list(column.number).nullable(),
  days: column.list(column.number).nullable(),
});

/**
 * SQL with the item of a revision `r` in one of the tables of items. The limit makes PostgreSQL look it up: it expects few items of a patient, and
 * would read all of them for each revision.
 */
const joinItem = (table: string, alias: string) => sql`
  left join lateral (select * from ${sql.table(table)} i where i.customer_id = r.customer_id and i.patient_id = r.patient_id
    and i.item_id = r.item_id limit 1) ${sql.ref(alias)} on true`;

const items = compiledOnce(
  ({ customerId, patientId }: OfPatient) => typedSql(movingRow)`
    select case when e.item_id is not null then 'exercise' when d.item_id is not null then 'measurement' else 'questionnaire' end as area,
      coalesce(x.name, v.display_name, q.short_name) as name, g.name as regimen, d.status, r.item_id as id, r.valid_from as "validFrom",
      r.valid_to as "validTo", r.surgery_date as "surgeryDate", r.start_day as start, r.end_day as "end",
      r.skip_on_surgery_date as "skipOnSurgeryDate", r.interval, r.times, r.sets, r.repeats, r.hold_seconds as "holdSeconds",
      r.schedule_type as type, r.weekdays, r.days
    from item_revisions r
      ${joinItem("patient_exercises", "e")}
      left join exercises x on x.exercise_id = e.exercise_id left join regimens g on g.regimen_id = e.regimen_id
      ${joinItem("patient_devices", "d")}
      left join devices v on v.device_id = d.device_id
      ${joinItem("patient_questionnaires", "p")}
      left join questionnaires q on q.questionnaire_id = p.questionnaire_id
    where r.customer_id = ${customerId} and r.patient_id = ${patientId}
    order by area, r.start_day, name, r.item_id, r.valid_from`,
);

/** An item of a patient in the form that the rule of a move needs. */
export type MovingItem =
  | (ScheduleItem & (Pick<ExercisePlan, "sets" | "repeats" | "holdSeconds"> | object))
  | QuestionnaireItem;

const itemOf = (moving: Row<typeof movingRow>): MovingItem => {
  const { area, id, validFrom, validTo, surgeryDate, start, end, skipOnSurgeryDate } = moving;
  const shared = { id, validFrom, validTo, surgeryDate, start, end, skipOnSurgeryDate };
  const { type, weekdays, days, interval, times, sets, repeats, holdSeconds } = moving;
  if (area === "questionnaire") return { ...shared, type: type!, weekdays: weekdays!, days: days! };
  const dosed = { ...shared, area, interval: interval!, times: times! };
  return area === "exercise" ? { ...dosed, sets: sets!, repeats: repeats!, holdSeconds: holdSeconds! } : dosed;
};

/** Number of times that an item was done on a day: for questionnaires on all days, for other items since a date. */
const doneRow = row({
  area: column.textOf<Area>(),
  itemId: column.id,
  day: column.date,
  times: column.number,
});

const doneDaysRow = row({ days: column.number });

/** Returns the queries of the data of a surgery move, in few statements. */
export const makeSurgeryQueries = (db: Database) => ({
  items: async ({ rls, customerId }: CustomerScope, patientId: Id) => {
    const rows = await db.rows({ rls }, "itemsToMove", items({ customerId, patientId }));
    const names = new Map(rows.map(({ id, area, name, regimen, status }) => [id, { area, name, regimen, status }]));
    return { items: rows.map(itemOf), names };
  },

  done: ({ rls, customerId }: CustomerScope, patientId: Id, since: CalendarDate) => {
    const isOfPatient = sql`customer_id = ${customerId} and patient_id = ${patientId}`;
    return db.rows(
      { rls },
      "doneToMove",
      typedSql(doneRow)`
        select 'exercise' as area, item_id as "itemId", day, times_done as times from exercise_done where ${isOfPatient} and day >= ${since}
        union all select 'measurement', item_id, day, count(*)::int from device_readings where ${isOfPatient} and day >= ${since} group by item_id, day
        union all select 'questionnaire', item_id, day, 1 from questionnaire_answers where ${isOfPatient}`,
    );
  },

  /** Returns the number of days before a date on which something was done. */
  doneDays: async ({ rls, customerId }: CustomerScope, patientId: Id, before: CalendarDate): Promise<number> => {
    const { days } = await db.one(
      { rls },
      "doneDays",
      typedSql(doneDaysRow)`
        select count(*)::int as days from patient_days where customer_id = ${customerId} and patient_id = ${patientId} and day < ${before}
          and exercise_done + measurement_done + questionnaire_done > 0`,
    );
    return days;
  },
});

export type SurgeryQueries = ReturnType<typeof makeSurgeryQueries>;
