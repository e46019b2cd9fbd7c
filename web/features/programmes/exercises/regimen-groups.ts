import type { ProgrammeExercise, Window } from "@restride/domain/programmes/programme.ts";

/** The exercises of a regimen in a programme; those that were added for the patient have none. */
export interface RegimenGroup {
  readonly id: string | null;
  readonly rows: readonly ProgrammeExercise[];
  readonly window: Window;
}

/** The regimens of a programme in order of their first day, each with its exercises. */
export const regimenGroups = (exercises: readonly ProgrammeExercise[]): RegimenGroup[] => {
  const groups = Map.groupBy(exercises, ({ regimen }) => regimen);
  return [...groups]
    .map(([id, rows]) => ({
      id,
      rows,
      window: {
        startdate: Math.min(...rows.map(({ startdate }) => startdate)),
        enddate: Math.max(...rows.map(({ enddate }) => enddate)),
      },
    }))
    .toSorted((one, other) => one.window.startdate - other.window.startdate);
};
