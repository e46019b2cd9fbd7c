import type { Id } from "@restride/domain/values/id.ts";
import type { Pauses } from "@restride/domain/schedules/hold.ts";
import { dayProgress, type DayProgress } from "@restride/domain/progress/day-progress.ts";
import { spanOfItem } from "@restride/domain/schedules/due-days.ts";
import { areas, type AnyItem, type Area } from "@restride/domain/schedules/schedule-item.ts";
import { addDays, type CalendarDate, datesBetween } from "@restride/domain/values/calendar-date.ts";
import type pg from "pg";
import { checkLastScores } from "./check-progress/last-scores.ts";
import { type Difference, itemsOf, ofPatient, type Patient, pausesOf, rowsOf } from "./check-progress/patient-items.ts";
import { checkRecordings } from "./check-progress/recordings.ts";
import { checkSchedule } from "./check-progress/schedule.ts";

const recordings = `
  select item_id::text || day::text as key, times_done::int as times from exercise_done where ${ofPatient}
  union all select item_id::text || day::text, count(*)::int from device_readings where ${ofPatient} group by item_id, day
  union all select item_id::text || day::text, 1 from questionnaire_answers where ${ofPatient}`;

type StoredDay = Record<`${Area}_${"due" | "done"}`, number> & { day: CalendarDate; on_hold: boolean };

const sumColumns = (of: (column: string, area: Area) => string): string =>
  areas.flatMap((area) => [of(`${area}_due`, area), of(`${area}_done`, area)]).join(", ");

const storedDaysSql = `select day::text, on_hold, ${sumColumns((column) => column)} from patient_days where ${ofPatient} order by patient_days.day`;

const textOf = (counts: (area: Area) => { due: number; done: number }, isOnHold: boolean): string =>
  `${areas.map((area) => `${area} ${counts(area).done}/${counts(area).due}`).join(" ")}${isOnHold ? " held" : ""}`;

const textOfStored = (storedDay: StoredDay): string =>
  textOf((area) => ({ due: storedDay[`${area}_due`], done: storedDay[`${area}_done`] }), storedDay.on_hold);
const textOfEngine = (day: DayProgress): string => textOf((area) => day[area], day.isOnHold);
const isEmpty = (day: DayProgress): boolean => areas.every((area) => day[area].due === 0);

/** Returns every day from the first to the last stored day; with `complete`, planned days count too. */
const spanOf = (storedDays: readonly StoredDay[], items: readonly AnyItem[], complete: boolean): CalendarDate[] => {
  const planned = complete
    ? items.flatMap((item) => {
        const { start, end } = spanOfItem(item);
        return [addDays(item.surgeryDate, start), addDays(item.surgeryDate, end)];
      })
    : [];
  const days = [...storedDays.map(({ day }) => day), ...planned].toSorted();
  return days.length > 0 ? datesBetween(days[0]!, days.at(-1)!) : [];
};

const checkDays = async (
  client: pg.ClientBase,
  patient: Patient,
  items: readonly AnyItem[],
  pauses: Pauses,
  complete: boolean,
): Promise<Difference[]> => {
  const done = await rowsOf<{ key: string; times: number }>(client, recordings, patient);
  const times = new Map(done.map(({ key, times: count }) => [key, count]));
  const days = await rowsOf<StoredDay>(client, storedDaysSql, patient);
  const daysByDate = new Map(days.map((day) => [day.day, day]));
  return spanOf(days, items, complete).flatMap((day) => {
    const engine = dayProgress(items, day, pauses, (id) => times.get(id + day) ?? 0);
    const row = daysByDate.get(day);
    const [is, should] = [row ? textOfStored(row) : null, textOfEngine(engine)];
    return is === should || (row === undefined && isEmpty(engine))
      ? []
      : [{ patientId: patient.id, day, storedText: is, engine: should }];
  });
};

/**
 * Statement for patients whose stored sums differ from their days. Of today only done items count, as both due and done, because today is not over.
 */
const wrongSums = `
  select p.patient_id::text as "patientId", p.as_of::text as day from patient_progress p
  left join patient_days d on d.customer_id = p.customer_id and d.patient_id = p.patient_id and d.day <= p.as_of
  group by p.customer_id, p.patient_id
  having (${sumColumns((column) => `p.${column}`)})
    is distinct from (${sumColumns((column, area) => `coalesce(sum(case when d.day < p.as_of then d.${column} else d.${area}_done end), 0)`)})`;

const patients = `
  select customer_id as customer, patient_id as id, p.surgery_date::text as surgery, as_of::text as "asOf", p.active
  from patients p join patient_progress using (customer_id, patient_id) order by patient_id limit $1`;

/**
 * Compares stored data of patients with the rules: their days with the schedule engine, their sums with their days, last scores with their series,
 * and schedules and recordings with their possible values. Returns the differences, none in a healthy database. `limit` checks only some patients;
 * large worlds (`complete` false) store sums and last scores without the days behind them.
 */
export const checkProgress = async (
  client: pg.ClientBase,
  limit = 1_000_000,
  complete = true,
): Promise<Difference[]> => {
  const differences: Difference[] = [];
  for (const patient of (await client.query<Patient>(patients, [limit])).rows) {
    const items = await itemsOf(client, patient);
    differences.push(...(await checkSchedule(client, patient, items)));
    differences.push(...(await checkDays(client, patient, items, await pausesOf(client, patient), complete)));
    if (complete) differences.push(...(await checkLastScores(client, patient)));
  }
  differences.push(...(await checkRecordings(client)));
  if (!complete) return differences;
  const wrong = await client.query<{ patientId: Id; day: string }>(wrongSums);
  return [...differences, ...wrong.rows.map((row) => ({ ...row, storedText: "sums", engine: "the sums of the days" }))];
};
