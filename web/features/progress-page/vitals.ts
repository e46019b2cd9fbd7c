import type { SeriesName } from "@restride/domain/progress-page/progress-series.ts";
import { deficitUnit, numberText } from "@restride/domain/progress/motion-words.ts";
import { scoreLabels } from "@restride/domain/progress/score-labels.ts";
import { painLevelOf } from "@restride/domain/questionnaires/pain-level.ts";
import type { CalendarDate } from "@restride/domain/values/calendar-date.ts";
import type { SurveyFragment } from "./progress-page.graphql.ts";

/** Where the chart of a vital comes from: the scores, or a value of a device. */
export type ChartSource =
  | { readonly kind: "score"; readonly name: SeriesName }
  | { readonly kind: "device"; readonly deviceid: string; readonly valueIndex: number };

/** The last value of a vital; null where there is none. */
export interface Vital {
  readonly label: string;
  readonly value: string | null;
  readonly unit: string;
  readonly date: CalendarDate | null;
  /** What the number means; null where its name and unit say it. */
  readonly meaning: string | null;
  /** The questionnaire or device it comes from, where several can give it. */
  readonly source: string | null;
  readonly chart: ChartSource;
}

type Known = number | null | undefined;

const number = (value: Known): string | null => (value === null || value === undefined ? null : numberText(value));

type Given = CalendarDate | null | undefined;
type Source = string | null | undefined;

const scoresOf = (
  survey: SurveyFragment,
): readonly [SeriesName, string, string | null, string, date: Given, source?: Source][] => {
  const isHip = survey.surgerytype === "hip";
  const { flexion, extensiondeficit: deficit } = survey;
  return [
    isHip
      ? ["oks", "Hip score", number(survey.hipscore), "/48", survey.hipscoredate]
      : ["oks", "Knee score", number(survey.kneescore), "/48", survey.kneescoredate],
    ["pain", "Pain level", painLevelOf(survey.painlevel ?? null), "", survey.painleveldate],
    ["flexion", scoreLabels.flexion, number(flexion), "°", survey.flexiondate, survey.flexionsource],
    [
      "extension",
      scoreLabels.extension,
      number(deficit),
      deficitUnit(deficit ?? 0),
      survey.extensiondate,
      survey.extensionsource,
    ],
  ];
};

/** Short words for who never saw such a number before. */
const meanings: Record<SeriesName, string> = {
  oks: "48 is best.",
  pain: "How bad it was.",
  flexion: "How far the knee bends.",
  extension: "0° is a straight leg.",
};

/** The vitals of a patient: the scores, and each value of each assigned device. */
export const vitalsOf = (survey: SurveyFragment): Vital[] => [
  ...scoresOf(survey).map(([name, label, value, unit, date, source]) => ({
    label,
    value,
    unit,
    date: date ?? null,
    meaning: value === null ? null : meanings[name],
    source: source ?? null,
    chart: { kind: "score" as const, name },
  })),
  ...survey.measurements.map(({ deviceid, devicename, valueIndex, metric, unit, value, date }) => ({
    label: `${devicename}, ${metric}`,
    value: number(value),
    unit,
    date: date ?? null,
    meaning: null,
    source: null,
    chart: { kind: "device" as const, deviceid, valueIndex },
  })),
];
