import type { Id } from "@restride/domain/values/id.ts";
import type { CustomerScope } from "@restride/domain/access/scope.ts";
import type { Area } from "@restride/domain/schedules/schedule-item.ts";
import type { AreasOn } from "@restride/domain/progress-page/progress-weeks.ts";
import type { CalendarDate } from "@restride/domain/values/calendar-date.ts";
import { sql } from "kysely";
import { build, compiledOnce, type Database, type Statement } from "../../platform/database/database.ts";
import type { RowOf } from "../../platform/database/row-of.ts";
import { column, row, type Row, typedSql } from "../../platform/database/typed-sql.ts";

const doneRow = row({
  itemId: column.id,
  day: column.date,
  times: column.number,
});

/** Number of times that an item was done on a day. */
export type DoneCount = Row<typeof doneRow>;

/** Converts a stored day to the counts that the rules of progress use. */
export const toAreaCounts = (day: StoredDay): AreasOn => ({
  date: day.day,
  exercise: { due: day.exercise_due, done: day.exercise_done },
  measurement: { due: day.measurement_due, done: day.measurement_done },
  questionnaire: { due: day.questionnaire_due, done: day.questionnaire_done },
});

interface Range {
  readonly customerId: Id;
  readonly patientId: Id;
  readonly from: CalendarDate;
  readonly to: CalendarDate;
}

const days = compiledOnce(({ customerId, patientId, from, to }: Range) =>
  build
    .selectFrom("patient_days")
    .select(["day", "exercise_due", "exercise_done", "measurement_due", "measurement_done"])
    .select(["questionnaire_due", "questionnaire_done", "on_hold"])
    .where("customer_id", "=", customerId)
    .where("patient_id", "=", patientId)
    .where("day", ">=", from)
    .where("day", "<=", to)
    .orderBy("day"),
);

/** A patient's day as progress stores it. */
export type StoredDay = RowOf<typeof days>;

const exercisesDone = compiledOnce(({ customerId, patientId, from, to }: Range) =>
  build
    .selectFrom("exercise_done")
    .select(["item_id as itemId", "day", "times_done as times", sql<string[]>`array[last_at]`.as("at")])
    .where("customer_id", "=", customerId)
    .where("patient_id", "=", patientId)
    .where("day", ">=", from)
    .where("day", "<=", to),
);

const timesDoneRow = row({ itemId: column.id, times: column.number, days: column.list(column.date) });

const timesDone = compiledOnce(
  ({ customerId, patientId, from, to }: Range) => typedSql(timesDoneRow)`
    select item_id as "itemId", times_done as times, array_agg(day) as days from exercise_done
    where customer_id = ${customerId} and patient_id = ${patientId} and day >= ${from} and day <= ${to} group by item_id, times_done`,
);

const readingsTaken = compiledOnce(({ customerId, patientId, from, to }: Range) =>
  build
    .selectFrom("device_readings")
    .select(["item_id as itemId", "day", sql<number>`count(*)::int`.as("times")])
    .select(sql<string[]>`array_agg(taken_at order by taken_at)`.as("at"))
    .where("customer_id", "=", customerId)
    .where("patient_id", "=", patientId)
    .where("day", ">=", from)
    .where("day", "<=", to)
    .groupBy(["item_id", "day"]),
);

/** Number of times that an item was done on a day, with the stored instants: the last round of an exercise, each reading of a device. */
export type DoneCountWithInstants = RowOf<typeof exercisesDone>;

const submissions = compiledOnce(({ customerId, patientId, from, to }: Range) =>
  build
    .selectFrom("questionnaire_answers")
    .select(["item_id as itemId", "day", "answer_id as answerId", "submitted_at as submittedAt"])
    .where("customer_id", "=", customerId)
    .where("patient_id", "=", patientId)
    .where("day", ">=", from)
    .where("day", "<=", to),
);

/** A questionnaire that was filled in on a day. */
export type Submission = RowOf<typeof submissions>;

const doneSince = compiledOnce(({ customerId, patientId, from }: Omit<Range, "to">) => {
  const isOfPatient = sql`customer_id = ${customerId} and patient_id = ${patientId} and day >= ${from}`;
  return typedSql(doneRow)`
    select item_id as "itemId", day, times_done as times from exercise_done where ${isOfPatient}
    union all select item_id, day, count(*)::int from device_readings where ${isOfPatient} group by item_id, day
    union all select item_id, day, 1 from questionnaire_answers where ${isOfPatient}`;
});

const lastDoneRow = row({ itemId: column.id, day: column.date, times: column.number });

const lastDone = compiledOnce(({ customerId, patientId }: Pick<Range, "customerId" | "patientId">) => {
  const isOfPatient = sql`customer_id = ${customerId} and patient_id = ${patientId}`;
  return typedSql(lastDoneRow)`
    select distinct on (item_id) item_id as "itemId", day, times from (
      select item_id, day, times_done as times from exercise_done where ${isOfPatient}
      union all select item_id, day, count(*)::int from device_readings where ${isOfPatient} group by item_id, day
      union all select item_id, day, 1 from questionnaire_answers where ${isOfPatient}) done
    order by item_id, day desc`;
});

const areaActivityRow = row({
  area: column.textOf<Area>(),
  lastactivity: column.date.nullable(),
  futureactivity: column.date.nullable(),
});

/** Last day on which something of an area was done, and next day on which something is due. */
export type AreaActivity = Row<typeof areaActivityRow>;

const activity = compiledOnce(
  ({ customerId, patientId, today }: Pick<Range, "customerId" | "patientId"> & { today: CalendarDate }) => {
    const isOfPatient = sql`customer_id = ${customerId} and patient_id = ${patientId}`;
    const area = (name: Area, table: string) => sql`
    select ${sql.lit(name)} as area, (select max(day) from ${sql.table(table)} where ${isOfPatient}) as lastactivity,
      (select min(day) from patient_days where ${isOfPatient} and day > ${today} and ${sql.ref(`${name}_due`)} > 0) as futureactivity`;
    return typedSql(
      areaActivityRow,
    )`${area("exercise", "exercise_done")} union all ${area("measurement", "device_readings")}
    union all ${area("questionnaire", "questionnaire_answers")}`;
  },
);

/** Returns the lookups of a patient's recordings, mostly for a range of days, both ends included. */
export const makeRecordings = (db: Database) => {
  const inRange =
    <Row>(name: string, statement: (range: Range) => Statement<Row>) =>
    ({ rls, customerId }: CustomerScope, patientId: Id, from: CalendarDate, to: CalendarDate): Promise<Row[]> =>
      db.rows({ rls }, name, statement({ customerId, patientId, from, to }));
  const daysOfTimes = inRange("timesDone", timesDone);
  return {
    days: inRange("patientDays", days),
    exercisesDone: inRange("exercisesDone", exercisesDone),
    /** Returns how often exercises were done per item and day, without instants; cheaper for many days. */
    timesDone: async (
      scope: CustomerScope,
      patientId: Id,
      from: CalendarDate,
      to: CalendarDate,
    ): Promise<DoneCount[]> => {
      const rows = await daysOfTimes(scope, patientId, from, to);
      return rows.flatMap(({ itemId, times, days: on }) => on.map((day) => ({ itemId, day, times })));
    },
    readingsTaken: inRange("readingsTaken", readingsTaken),
    submissions: inRange("submissions", submissions),
    /** Returns all recordings of a patient's items, from a day on. */
    doneSince: ({ rls, customerId }: CustomerScope, patientId: Id, from: CalendarDate) =>
      db.rows({ rls }, "doneSince", doneSince({ customerId, patientId, from })),
    /** Returns for each area when something was last done, and the first day after today on which something is due. */
    activity: ({ rls, customerId }: CustomerScope, patientId: Id, today: CalendarDate) =>
      db.rows({ rls }, "patientActivity", activity({ customerId, patientId, today })),
    /** Returns the last day on which each item was recorded, even if only partly done, and how many times it was. */
    lastDone: ({ rls, customerId }: CustomerScope, patientId: Id) =>
      db.rows({ rls }, "lastDone", lastDone({ customerId, patientId })),
  };
};

export type Recordings = ReturnType<typeof makeRecordings>;
