import type { ProgrammeExercise, Window } from "@restride/domain/programmes/programme.ts";

/** The exercises of a regimen in a programme; those that were added for the patient have none. */
export interface RegimenGroup {
  readonly id: string | null;
  readonly rows: readonly ProgrammeExercise[];
  readonly window: Window;
}

/** The regimens of a programme in order of their first day, each with its exercises, whichever of its versions brought them. */
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
