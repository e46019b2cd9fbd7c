import { metricParam } from "@restride/domain/drill-down/metric.ts";
import {
  defaultOutcomeRange,
  type OutcomeKey,
  outcomeKeys,
  type OutcomeRange,
  outcomeRanges,
} from "@restride/domain/home/outcomes.ts";
import { formatMonth } from "@restride/domain/values/long-date.ts";
import { isCalendarMonth } from "@restride/domain/values/calendar-date.ts";
import { Link } from "react-router";
import { useMetricLink } from "../../platform/page/metric-link.ts";
import { mayCall } from "../../platform/session/may-call.ts";
import { roleOf } from "../../platform/session/profile.ts";
import { useSignedIn } from "../../platform/session/use-profile.ts";
import { useGraphqlQuery } from "../../platform/calls/use-graphql-query.ts";
import { BarChart } from "../../ui/chart/BarChart.tsx";
import type { BarSeries } from "../../ui/chart/bars.ts";
import { SectionHead } from "../../ui/page/PageHead.tsx";
import { Segmented } from "../../ui/field/Segmented.tsx";
import { PartFailed } from "../../ui/look/States.tsx";
import { useIsInView } from "../../ui/look/use-is-in-view.ts";
import { FormGraphDataDocument, type OutcomeFragment } from "./home.graphql.ts";
import styles from "./Home.module.css";
import { useRange } from "./use-range.ts";
import * as texts from "./home-texts.ts";

const options = outcomeRanges.map((range) => ({
  value: String(range),
  text: texts.monthCount(range),
}));

/** Color tokens of the months, the newest last, so that a month has the same color in every range. */
const colours = ["series3", "series1", "series2"] as const;

/** Maximum width of a chart in pixels. Its card is narrower, so the chart always fills it. */
const widest = 960;

const seriesOf = (months: readonly string[]): BarSeries[] =>
  months
    .filter(isCalendarMonth)
    .map((month, at) => ({ name: formatMonth(month), colour: colours[at + colours.length - months.length]! }));

interface OutcomeProps {
  area: OutcomeKey;
  range: OutcomeRange;
  months: readonly string[];
  outcome: OutcomeFragment;
  series: readonly BarSeries[];
}

function OutcomeChart({ area, range, months, outcome: { name, total, data }, series }: OutcomeProps) {
  const open = useMetricLink();
  const mayOpen = mayCall("getOksData", roleOf(useSignedIn()));
  const bars = data.map(({ label, counts }) => ({ label, values: counts.map((count) => (total > 0 ? count : null)) }));
  const submitted = texts.submittedText(total.toLocaleString("en-US"));
  const all = open(metricParam({ name: "outcomes", area, months: range }), "", total);
  return (
    <BarChart
      title={name}
      hint={mayOpen && total > 0 ? <Link {...all}>{submitted}</Link> : submitted}
      axis={texts.answer}
      bars={bars}
      series={series}
      width={widest}
      linkOfBar={mayOpen ? (band, month) => open(`outcome.${area}.${band}.${months[month]}`) : undefined}
    />
  );
}

/** Section with patients' answers in the last months: function, pain, and motion. */
export function Outcomes() {
  const { range, choose } = useRange("months", outcomeRanges, defaultOutcomeRange);
  const { place, seen } = useIsInView();
  const { data, failure, refetch } = useGraphqlQuery(FormGraphDataDocument, seen ? { range } : null, {
    tags: ["questionnaires"],
  });
  const { months, oks, pain, rom } = data?.getFormGraphData ?? {};
  const series = seriesOf(months ?? []);
  return (
    <section ref={place} className={styles.group} aria-label={texts.surveyOutcomes}>
      <SectionHead title={texts.surveyOutcomes}>
        <Segmented label={texts.rangeInMonths} value={String(range)} options={options} onValue={choose} />
      </SectionHead>
      {failure && <PartFailed message={failure} effect={texts.theSurveyOutcomesAreNot} onRetry={refetch} />}
      <div className={styles.outcomes} aria-busy={!data && !failure}>
        {outcomeKeys.map((area) => {
          const outcome = { oks, pain, rom }[area];
          return outcome && <OutcomeChart key={area} {...{ area, range, outcome, series }} months={months ?? []} />;
        })}
      </div>
    </section>
  );
}
