import { measuredName, measuredSentence } from "@restride/domain/progress-page/measurement-texts.ts";
import type { SeriesName } from "@restride/domain/progress-page/progress-series.ts";
import { vitalSentence } from "@restride/domain/progress-page/vital-texts.ts";
import { deficitUnit, numberText } from "@restride/domain/progress/motion-texts.ts";
import { scoreLabels } from "@restride/domain/progress/score-texts.ts";
import { painLevelOf } from "@restride/domain/questionnaires/pain-level.ts";
import type { CalendarDate } from "@restride/domain/values/calendar-date.ts";
import type { SurveyFragment } from "./progress-page.graphql.ts";
import * as texts from "./progress-page-texts.ts";

/** Source of a vital's chart: a score, or a value of a device. */
export type ChartSource =
  | { readonly kind: "score"; readonly name: SeriesName }
  | { readonly kind: "device"; readonly deviceid: string; readonly valueIndex: number };

/** Last value of a vital; null when there is none. */
export interface Vital {
  readonly label: string;
  readonly value: string | null;
  readonly unit: string;
  readonly date: CalendarDate | null;
  /** Meaning of the number and change of a score, as text; null without a number. */
  readonly meaning: string | null;
  /** Questionnaire or device that the value comes from, when several can provide it. */
  readonly source: string | null;
  readonly chart: ChartSource;
}

/** Returns the unit as written after the value: a word has a space before it. */
export const unitBehind = ({ unit }: Vital): string => (/^\p{L}/u.test(unit) ? ` ${unit}` : unit);

type OptionalNumber = number | null | undefined;

const isKnown = (value: OptionalNumber): value is number => value !== null && value !== undefined;

const number = (value: OptionalNumber): string | null => (isKnown(value) ? numberText(value) : null);

type OptionalDate = CalendarDate | null | undefined;
type Source = string | null | undefined;

interface ScoreValue {
  readonly name: SeriesName;
  readonly label: string;
  readonly last: OptionalNumber;
  readonly weekAgo: OptionalNumber;
  readonly unit: string;
  readonly date: OptionalDate;
  readonly source?: Source;
}

const scoresOf = (survey: SurveyFragment): readonly ScoreValue[] => {
  const { flexion, extensiondeficit: deficit, weekago: then } = survey;
  const joint =
    survey.surgerytype === "hip"
      ? { label: texts.hipScore, last: survey.hipscore, date: survey.hipscoredate }
      : { label: texts.kneeScore, last: survey.kneescore, date: survey.kneescoredate };
  const extension = { last: deficit, weekAgo: then?.extensiondeficit, unit: deficitUnit(deficit ?? 0) };
  return [
    { name: "oks", ...joint, weekAgo: then?.score, unit: "/48" },
    {
      name: "pain",
      label: texts.painLevel,
      last: survey.painlevel,
      weekAgo: then?.painlevel,
      unit: "",
      date: survey.painleveldate,
    },
    {
      name: "flexion",
      label: scoreLabels.flexion,
      last: flexion,
      weekAgo: then?.flexion,
      unit: "°",
      date: survey.flexiondate,
      source: survey.flexionsource,
    },
    {
      name: "extension",
      label: scoreLabels.extension,
      ...extension,
      date: survey.extensiondate,
      source: survey.extensionsource,
    },
  ];
};

/** Returns the vitals of a patient: the scores, and each value of each assigned device. */
export const vitalsOf = (survey: SurveyFragment): Vital[] => [
  ...scoresOf(survey).map(({ name, label, last, weekAgo, unit, date, source }) => ({
    label,
    value: name === "pain" ? painLevelOf(last ?? null) : number(last),
    unit,
    date: date ?? null,
    meaning: isKnown(last) ? vitalSentence(name, last, weekAgo ?? null) : null,
    source: source ?? null,
    chart: { kind: "score" as const, name },
  })),
  ...survey.measurements.map(({ deviceid, devicename, valueIndex, metric, parameter, unit, value, date }) => ({
    label: `${devicename}, ${measuredName(metric)}`,
    value: number(value),
    unit,
    date: date ?? null,
    meaning: isKnown(value) ? measuredSentence(parameter) : null,
    source: null,
    chart: { kind: "device" as const, deviceid, valueIndex },
  })),
];
