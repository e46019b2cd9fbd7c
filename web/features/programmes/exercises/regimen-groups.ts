import type { ProgrammeExercise, Window } from "@restride/domain/programmes/programme.ts";

/** Exercises of a regimen in a programme; the group of exercises added for the patient has no regimen. */
export interface RegimenGroup {
  readonly id: string | null;
  readonly rows: readonly ProgrammeExercise[];
  readonly window: Window;
}

/** Returns the regimens of a programme in order of their first day, each with its exercises of all versions. */
export const regimenGroups = (
  exercises: readonly ProgrammeExercise[],
  contentOf: (regimen: string) => string = (version) => version,
): RegimenGroup[] => {
  const groups = Map.groupBy(exercises, ({ regimen }) => regimen && contentOf(regimen));
  return [...groups.values()]
    .map((rows) => ({
      id: rows[0]!.regimen,
      rows,
      window: {
        startdate: Math.min(...rows.map(({ startdate }) => startdate)),
        enddate: Math.max(...rows.map(({ enddate }) => enddate)),
      },
    }))
    .toSorted((one, other) => one.window.startdate - other.window.startdate);
};
