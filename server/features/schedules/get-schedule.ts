import { holdText } from "@restride/domain/schedules/hold-texts.ts";
import { isRefusal } from "@restride/domain/values/refusal.ts";
import type { Recordings } from "../recording/recording.lookups.ts";
import type { PatientAreas } from "./patient-areas.ts";
import { type AreaRequest, readArea, type ReadArea, type ReadDeps, type ProgressSums } from "./read-area.ts";
import type { ExerciseRow } from "./schedules.queries.ts";

interface Deps extends ReadDeps {
  readonly areas: PatientAreas;
  readonly recordings: Recordings;
}

const rowOf = (item: ExerciseRow, { stageOf, sumsOf }: ReadArea<ExerciseRow>) => ({
  _id: item.id,
  exercise: { _id: item.contentId, name: item.name, image: item.image },
  regimen: item.regimenId && item.regimen ? { _id: item.regimenId, name: item.regimen } : null,
  startdate: item.start,
  enddate: item.end,
  interval: item.interval,
  skiponsurgerydate: item.skipOnSurgeryDate,
  hold: item.holdSeconds,
  repeat: item.repeats,
  set: item.sets,
  time: item.times,
  nextexerciseid: item.nextId,
  stage: stageOf(item),
  sums: sumsOf(item),
});

const totalSums = (sums: readonly ProgressSums[]): ProgressSums => ({
  totaldays: sums.reduce((sum, each) => sum + each.totaldays, 0),
  completeddays: sums.reduce((sum, each) => sum + each.completeddays, 0),
});

/** Makes the use case that returns a patient's exercises with their recordings. */
export const makeGetSchedule =
  ({ areas, recordings, ...deps }: Deps) =>
  async (request: AreaRequest) => {
    const read = await readArea(deps, areas.exercise, request, recordings.timesDone);
    if (isRefusal(read)) return read;
    return {
      schedules: {
        ...read.frame,
        exercises: read.rows.map((item) => rowOf(item, read)),
        exercisedateschedule: (request.selects("exercisedateschedule") ? read.days : []).map(({ date, items }) => ({
          date,
          exercises: items.map(({ item, isDone }) => ({
            exerciseid: item.id,
            status: isDone,
            meta: { name: item.name, description: item.description },
            hold: holdText(item.holdSeconds),
            repeat: item.repeats,
            set: item.sets,
            time: item.times,
          })),
        })),
        weeklyactivity_summary: (request.selects("weeklyactivity_summary") ? read.weeks() : []).map(
          ({ weekdate, sums }) => ({ weekdate, ...totalSums(sums) }),
        ),
        summary: totalSums(read.toDate),
      },
    };
  };
