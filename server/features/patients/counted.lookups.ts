import { type RawBuilder, sql } from "kysely";

/** What was due or done in an area, of sums `s`; the area is a value, so that one statement serves all of them. */
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

/** The sums `s` of each patient over some days: days are summed by themselves, so that an index alone answers. */
export const sumsOf = (days: RawBuilder<unknown>) =>
  sql`(select patient_id, ${sums} from patient_days where ${days} group by patient_id) s`;

/** Who is counted at all: active patients `p`, of one joint or of `all`. */
export const isCounted = (joint: RawBuilder<unknown>) => sql`p.active and ${joint} in ('all', p.surgery_type)`;

/** The bucket that sums `s` of an area are in, by the rule of `domain/progress/buckets.ts`. */
export const bucketIn = (area: RawBuilder<unknown>) => sql`bucket_of(${sumIn(area, "due")}, ${sumIn(area, "done")})`;

/** Whether sums `s` of an area are in a bucket; `due` takes all in which anything was due. */
export const isIn = (area: RawBuilder<unknown>, bucket: RawBuilder<unknown>) =>
  sql`case ${bucket} when 'due' then ${bucketIn(area)} <> 'none' else ${bucketIn(area)} = ${bucket} end`;
