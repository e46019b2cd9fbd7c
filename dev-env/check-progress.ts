import { dayProgress, type DayProgress } from "@restride/domain/progress/day-progress.ts";
import { areas, type AnyItem, type Area } from "@restride/domain/schedules/schedule-item.ts";
import type { Interval } from "@restride/domain/schedules/interval.ts";
import type { Hold } from "@restride/domain/patients/hold.ts";
import { calendarDate, type CalendarDate, datesBetween } from "@restride/domain/values/calendar-date.ts";
import type pg from "pg";

/** A day whose kept progress is not what the schedule engine says; `kept` is null where no row is. */
export type Difference = {
  readonly patientId: string;
  readonly day: string;
  readonly kept: string | null;
  readonly engine: string;
};

type Patient = {
  readonly customer: string;
  readonly id: string;
  readonly surgery: CalendarDate;
  readonly asOf: CalendarDate;
};

const own = "customer_id = $1 and patient_id = $2";

const rowsOf = async <Row>(client: pg.ClientBase, sql: string, { customer, id }: Patient): Promise<Row[]> =>
  (await client.query(sql, [customer, id])).rows as Row[];

type Window = { id: string; start_day: number; end_day: number; skip: boolean };
type Dose = Window & { interval: Interval; times: number };
type Asked = Window & { type: "weekly" | "custom"; weekdays: number[]; days: number[] };

const windowSql = "item_id as id, start_day, end_day, skip_on_surgery_date as skip";

const toItem =
  (area: "exercise" | "measurement") =>
  ({ id, start_day, end_day, skip, interval, times }: Dose): AnyItem => ({
    id,
    area,
    start: start_day,
    end: end_day,
    interval,
    times,
    skipOnSurgeryDate: skip,
  });

const toQuestionnaire = ({ id, start_day, end_day, skip, type, weekdays, days }: Asked): AnyItem => ({
  id,
  type,
  weekdays,
  days,
  start: start_day,
  end: end_day,
  skipOnSurgeryDate: skip,
});

const itemsOf = async (client: pg.ClientBase, patient: Patient): Promise<AnyItem[]> => {
  const dosed = (table: string, more = "") =>
    rowsOf<Dose>(client, `select ${windowSql}, interval, times from ${table} where ${own} ${more}`, patient);
  const asked = `select ${windowSql}, schedule_type as type, weekdays, days from patient_questionnaires where ${own}`;
  return [
    ...(await dosed("patient_exercises")).map(toItem("exercise")),
    ...(await dosed("patient_devices", "and status <> 'Deleted'")).map(toItem("measurement")),
    ...(await rowsOf<Asked>(client, asked, patient)).map(toQuestionnaire),
  ];
};

const recordings = `
  select item_id::text || day::text as key, times_done::int as times from exercise_done where ${own}
  union all select item_id::text || day::text, count(*)::int from device_readings where ${own} group by item_id, day
  union all select item_id::text || day::text, 1 from questionnaire_answers where ${own}`;

type Kept = Record<`${Area}_${"due" | "done"}`, number> & { day: CalendarDate; on_hold: boolean };

const sums = (of: (column: string) => string): string =>
  areas.flatMap((area) => [of(`${area}_due`), of(`${area}_done`)]).join(", ");

const keptSql = `select day::text, on_hold, ${sums((column) => column)} from patient_days where ${own} order by patient_days.day`;

const textOf = (counts: (area: Area) => { due: number; done: number }, held: boolean): string =>
  `${areas.map((area) => `${area} ${counts(area).done}/${counts(area).due}`).join(" ")}${held ? " held" : ""}`;

const textOfKept = (kept: Kept): string =>
  textOf((area) => ({ due: kept[`${area}_due`], done: kept[`${area}_done`] }), kept.on_hold);
const textOfEngine = (day: DayProgress): string => textOf((area) => day[area], day.held);
const isEmpty = (day: DayProgress): boolean => !day.held && areas.every((area) => day[area].due === 0);

const checkPatient = async (client: pg.ClientBase, patient: Patient): Promise<Difference[]> => {
  const items = await itemsOf(client, patient);
  const holdsSql = `select held_from::text as from, released_on::text as to from technical_holds where ${own}`;
  const holds = await rowsOf<Hold>(client, holdsSql, patient);
  const done = await rowsOf<{ key: string; times: number }>(client, recordings, patient);
  const times = new Map(done.map(({ key, times: count }) => [key, count]));
  const days = await rowsOf<Kept>(client, keptSql, patient);
  const [first, last] = [days[0]?.day, days.at(-1)?.day];
  if (!first || !last) return [];
  const kept = new Map(days.map((day) => [day.day, day]));
  return datesBetween(first, last).flatMap((day) => {
    const context = { surgeryDate: patient.surgery, holds };
    const engine = dayProgress(items, day, context, (id) => times.get(id + day) ?? 0);
    const row = kept.get(day);
    const [is, should] = [row ? textOfKept(row) : null, textOfEngine(engine)];
    return is === should || (row === undefined && isEmpty(engine))
      ? []
      : [{ patientId: patient.id, day, kept: is, engine: should }];
  });
};

const wrongSums = `
  select p.patient_id::text as "patientId", p.as_of::text as day from patient_progress p
  left join patient_days d on d.customer_id = p.customer_id and d.patient_id = p.patient_id and d.day <= p.as_of
  group by p.customer_id, p.patient_id
  having (${sums((column) => `p.${column}`)})
    is distinct from (${sums((column) => `coalesce(sum(d.${column}), 0)`)})`;

/**
 * Compares the kept progress of patients with the schedule engine, day by day, and their sums with their days. Answers the
 * differences: none in a healthy database. `limit` checks only some patients; large worlds keep sums without their days.
 */
export const checkProgress = async (
  client: pg.ClientBase,
  limit = 1_000_000,
  withSums = true,
): Promise<Difference[]> => {
  const { rows } = await client.query<{ customer: string; id: string; surgery: string; asOf: string }>(
    `select customer_id as customer, patient_id as id, surgery_date::text as surgery, as_of::text as "asOf"
     from patients join patient_progress using (customer_id, patient_id) order by patient_id limit $1`,
    [limit],
  );
  const differences: Difference[] = [];
  for (const { surgery, asOf, ...row } of rows)
    differences.push(
      ...(await checkPatient(client, { ...row, surgery: calendarDate(surgery), asOf: calendarDate(asOf) })),
    );
  if (!withSums) return differences;
  const wrong = await client.query<{ patientId: string; day: string }>(wrongSums);
  return [...differences, ...wrong.rows.map((row) => ({ ...row, kept: "sums", engine: "the sums of the days" }))];
};
