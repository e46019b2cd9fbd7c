import type { SeriesName } from "@restride/domain/progress-page/progress-series.ts";
import { shortOfStraight } from "@restride/domain/progress/motion-texts.ts";
import { painLevels } from "@restride/domain/questionnaires/pain-level.ts";
import { formatUs } from "@restride/domain/values/calendar-date.ts";
import { formatMonthDay } from "@restride/domain/values/long-date.ts";
import { useGraphqlQuery } from "../../platform/calls/use-graphql-query.ts";
import { LineChart } from "../../ui/chart/LineChart.tsx";
import { SkeletonCard } from "../../ui/look/Skeleton.tsx";
import { PartFailed } from "../../ui/look/States.tsx";
import { FormDataDocument, type FormDataQuery } from "./progress-page.graphql.ts";
import * as texts from "./progress-page-texts.ts";

interface Axis {
  readonly unit: string;
  /** Default range of the axis; values beyond it extend the range. */
  readonly range: { readonly min: number; readonly max: number };
  /** Meaning of the numbers. */
  readonly hint: string;
}

type FormDataField = keyof Omit<NonNullable<FormDataQuery["getFormData"]["formdata"]>, "__typename">;

/** Drawn series by its name; straightening is drawn as the missing degrees. */
const seriesByName: Record<SeriesName, FormDataField> = {
  oks: "oks",
  pain: "pain",
  flexion: "flexion",
  extension: "extensiondeficit",
};

const axes: Record<SeriesName, Axis> = {
  oks: { unit: "", range: { min: 0, max: 50 }, hint: texts.of48 },
  pain: { unit: "", range: { min: 0, max: 4 }, hint: painLevels.map((word, code) => `${code} ${word}`).join(", ") },
  flexion: { unit: "°", range: { min: 0, max: 150 }, hint: "°" },
  extension: { unit: shortOfStraight, range: { min: 0, max: 40 }, hint: texts.degreesShortOfStraight0 },
};

interface ScoreChartProps {
  patientid: string;
  link: string | undefined;
  name: SeriesName;
  title: string;
}

/** Chart of a score over time. */
export function ScoreChart({ patientid, link, name, title }: ScoreChartProps) {
  const { data, failure, refetch } = useGraphqlQuery(
    FormDataDocument,
    { patientid },
    { tags: ["questionnaires"], link },
  );
  const formdata = data?.getFormData.formdata;
  if (failure) return <PartFailed message={failure} effect={texts.theChartIsNotShown} onRetry={refetch} />;
  if (!formdata) return <SkeletonCard height={400} />;
  const { unit, range, hint } = axes[name];
  const points = formdata[seriesByName[name]].map(({ date, value, source }) => ({
    label: formatMonthDay(date),
    when: source ? `${formatUs(date)}, ${source}` : formatUs(date),
    value,
  }));
  return <LineChart line={{ title, unit, range, limits: [], points }} height={280} hint={hint} />;
}
