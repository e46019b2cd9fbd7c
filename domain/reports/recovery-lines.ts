import { surgeryDayLabel } from "../texts/surgery-day-texts.ts";
import type { Place } from "../recovery/corridor.ts";
import {
  type Joint,
  placeTexts,
  recoveryText,
  recoveryTitle,
  type RecoveryMetric,
  sourceText,
} from "../recovery/recovery-texts.ts";
import { type CalendarDate, formatUs } from "../values/calendar-date.ts";
import * as texts from "./reports-texts.ts";

interface Chart {
  readonly metric: RecoveryMetric;
  readonly source: string;
  readonly points: readonly {
    readonly date: CalendarDate;
    readonly day: number;
    readonly value: number;
    readonly place: Place | null;
  }[];
  readonly sentence: string;
}

interface Recovery {
  readonly joint: Joint;
  readonly version: number | null;
  readonly madeon: CalendarDate | null;
  readonly cohortfrom: CalendarDate | null;
  readonly cohortto: CalendarDate | null;
  readonly charts: readonly Chart[];
}

/** Line of a report about one metric from one source: the newest value, its place in the corridor, and an explanation. */
interface RecoveryLine {
  readonly title: string;
  readonly text: string;
}

/**
 * Returns the lines of a report about recovery: one for each newest value on a day with a corridor. A value without a corridor is left out, because
 * nothing is known to compare it with.
 */
export const recoveryLines = ({ joint, charts }: Pick<Recovery, "joint" | "charts">): RecoveryLine[] =>
  charts.flatMap(({ metric, source, points, sentence }) => {
    const last = points.at(-1);
    if (!last || last.place === null) return [];
    const value = texts.valueOnDay(recoveryText(metric, last.value), formatUs(last.date), surgeryDayLabel(last.day));
    const title = texts.metricFromSource(recoveryTitle(metric, joint), sourceText(source));
    return [{ title, text: texts.valueInCorridor(value, placeTexts[last.place], sentence) }];
  });

/** Describes the cohort behind the corridors of a report: the version of the corridors, and the dates of its surgeries. */
export const recoveryCohort = ({ joint, version, madeon, cohortfrom, cohortto }: Omit<Recovery, "charts">): string =>
  madeon && cohortfrom && cohortto
    ? texts.besideTheClinicsOtherS(joint, formatUs(cohortfrom), formatUs(cohortto), version, formatUs(madeon))
    : "";
