import { systemCustomerScope } from "@restride/domain/access/scope.ts";
import { calendarDate } from "@restride/domain/values/calendar-date.ts";
import type { Id } from "@restride/domain/values/id.ts";
import { expect } from "vitest";
import type { SmallDatabase } from "../../../dev-env/database/small-database.ts";
import { small } from "../../../dev-env/small-clinics/ids.ts";
import { makeOutcomeCountersStore } from "./outcome-counters.store.ts";

export const clinic = small.customers[0]!;
export const scope = systemCustomerScope(clinic, "test");
export const patients = [1, 2, 3].map((number) => small.patient(0, number)) as [Id, Id, Id];
export const surgeons = [small.surgeon(0, 1), small.surgeon(0, 2)] as const;
export const everybody = "00000000-0000-0000-0000-000000000000";
export const today = calendarDate("2026-11-20");
export const kinds = ["pain", "oxford-knee", "range-of-motion"] as const;
export const formOf = (at: number) => `0192f000-0f0f-7000-8000-00000000000${at}`;

/** Removes all forms and counters, and gives each questionnaire its kind. */
export const beginWithoutForms = async ({ owner }: SmallDatabase): Promise<void> => {
  await owner.query("delete from outcome_fills; delete from outcome_counters; delete from questionnaire_answers");
  await owner.query("update patients set active = true");
  for (const [at, kind] of kinds.entries())
    await owner.query(
      `insert into questionnaires (questionnaire_id, code, short_name, kind) values ($1::text::uuid, $1, $1, $2)
       on conflict (questionnaire_id) do update set kind = excluded.kind`,
      [formOf(at), kind],
    );
};

export const countNext = ({ db }: SmallDatabase) => makeOutcomeCountersStore(db).countNext(scope, 1);
export const countAll = async (database: SmallDatabase): Promise<void> => {
  while (await countNext(database));
};

const answering = `insert into questionnaire_answers (customer_id, patient_id, answer_id, item_id, questionnaire_id, day, submitted_at, answers, score)
  values ($1, $2, gen_random_uuid(), $2, $3, $4, now(), $5, $6)`;
export const answer = (
  { owner }: SmallDatabase,
  patient: Id,
  form = 0,
  day: string = today,
  score: number | null = 2,
) => owner.query(answering, [clinic, patient, formOf(form), day, [score], score]);

/** Counters as the forms say, added up outside the database. */
const recount = async ({ owner }: SmallDatabase): Promise<string[]> => {
  const { rows } = await owner.query(
    `select p.surgeon_id, q.kind, a.day::text, a.answers[1] as bend, a.score::float from questionnaire_answers a
     join patients p using (customer_id, patient_id) join questionnaires q using (questionnaire_id) where a.customer_id = $1 and p.active`,
    [clinic],
  );
  const sums = new Map<string, number>();
  for (const { surgeon_id, kind, day, bend, score } of rows)
    for (const surgeon of [surgeon_id, everybody]) {
      const key = [surgeon, kind, day.slice(0, 7), (kind === "range-of-motion" ? bend : score) ?? "NaN"].join(" ");
      sums.set(key, (sums.get(key) ?? 0) + 1);
    }
  return [...sums].map(([key, forms]) => `${key}: ${forms}`).toSorted();
};

export const stored = async ({ owner }: SmallDatabase): Promise<string[]> => {
  const { rows } = await owner.query(
    `select concat_ws(' ', surgeon_id, kind, to_char(month, 'YYYY-MM'), value) || ': ' || sum(forms) as line from outcome_counters
     where customer_id = $1 group by surgeon_id, kind, month, value having sum(forms) <> 0`,
    [clinic],
  );
  return rows.map(({ line }) => String(line)).toSorted();
};

export const expectEqual = async (database: SmallDatabase, when = ""): Promise<void> =>
  expect(await stored(database), when).toEqual(await recount(database));
