import { type RawBuilder, sql } from "kysely";

/** SQL with the due or done count of an area from sums `s`. The area is a value, so that one statement serves all areas. */
export const sumIn = (area: RawBuilder<unknown>, suffix: "due" | "done") => {
  const of = (one: string) => sql.raw(`s.${one}_${suffix}`);
  return sql`case ${area} when 'exercise' then ${of("exercise")} when 'measurement' then ${of("measurement")}
    when 'questionnaire' then ${of("questionnaire")} else ${of("exercise")} + ${of("measurement")} + ${of("questionnaire")} end`;
};

const sums = sql.raw(
  ["exercise", "measurement", "questionnaire"]
    .flatMap((area) => [`${area}_due`, `${area}_done`])
    .map((column) => `sum(${column})::int as ${column}`)
    .join(", "),
);

/**
 * SQL with the sums `s` of each patient over some days. The days are summed in a subquery of their own, so that an index-only scan is
 * enough.
 */
export const sumsOf = (days: RawBuilder<unknown>) =>
  sql`(select patient_id, ${sums} from patient_days where ${days} group by patient_id) s`;

/** SQL condition for the patients `p` who are counted: active ones, of one joint or of `all`. */
export const isCounted = (joint: RawBuilder<unknown>) => sql`p.active and ${joint} in ('all', p.surgery_type)`;

/** SQL with the bucket of the sums `s` of an area, by the rule of `domain/progress/buckets.ts`. */
export const bucketIn = (area: RawBuilder<unknown>) => sql`bucket_of(${sumIn(area, "due")}, ${sumIn(area, "done")})`;

/** SQL condition: the sums `s` of an area are in a bucket; `due` matches all buckets in which anything was due. */
export const isIn = (area: RawBuilder<unknown>, bucket: RawBuilder<unknown>) =>
  sql`case ${bucket} when 'due' then ${bucketIn(area)} <> 'none' else ${bucketIn(area)} = ${bucket} end`;
