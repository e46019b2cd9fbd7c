import {
  activityBar,
  activityChart,
  activitySentence,
  activitySeries,
} from "@restride/domain/progress/activity-bars.ts";
import { addDays, type CalendarDate } from "@restride/domain/values/calendar-date.ts";
import { formatAxisDay } from "@restride/domain/values/long-date.ts";
import { useGraphqlQuery } from "../../platform/calls/use-graphql-query.ts";
import { BarChart } from "../../ui/chart/BarChart.tsx";
import type { BarSeries } from "../../ui/chart/bars.ts";
import { PartFailed } from "../../ui/look/States.tsx";
import { ActivityDaysDocument } from "./progress-page.graphql.ts";
import styles from "./Progress.module.css";
import * as texts from "./progress-page-texts.ts";

const [all, part, open] = activitySeries;
const series: readonly BarSeries[] = [
  { name: all, colour: "ok" },
  { name: part, colour: "part", fill: "hatched" },
  { name: open, colour: "rest", fill: "outlined" },
];
/** Maximum width of a chart in pixels. */
const widest = 1_080;

/** Chart of the exercises of the last weeks, day by day: completed days, and partly completed ones. */
export function ActivityChart({ patientid, today }: { patientid: string; today: CalendarDate }) {
  const variables = { patientid, startdate: addDays(today, 1 - activityChart.days), enddate: today };
  const { data, failure, refetch } = useGraphqlQuery(ActivityDaysDocument, variables, { tags: ["progress"] });
  const days = data?.getDateRangeActivities.activities;
  if (failure) return <PartFailed message={failure} effect={texts.theChartIsNotShown} onRetry={refetch} />;
  if (!days) return <div className={styles.chart} aria-busy />;
  const bars = days.map(({ date, exercise }) => ({ label: formatAxisDay(date), values: activityBar(exercise) }));
  return (
    <BarChart
      title={texts.exerciseDays(activityChart.visible)}
      lead={<p className={styles.sentence}>{activitySentence(days.slice(-activityChart.visible), today)}</p>}
      axis={texts.day}
      bars={bars}
      series={series}
      stacked
      visible={activityChart.visible}
      width={widest}
    />
  );
}
