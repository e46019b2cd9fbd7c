import { formatUs } from "@restride/domain/values/calendar-date.ts";
import { ChevronDown, ChevronRight } from "lucide-react";
import { useState } from "react";
import { useGraphqlQuery } from "../../platform/calls/use-graphql-query.ts";
import { SkeletonCard } from "../../ui/look/Skeleton.tsx";
import { PartFailed } from "../../ui/look/States.tsx";
import { useNarrow } from "../../ui/look/use-width.ts";
import { jointOf, type Recovery } from "./drawn-recovery.ts";
import { RecoveryDocument } from "./recovery.graphql.ts";
import { RecoveryChart } from "./RecoveryChart.tsx";
import styles from "./Recovery.module.css";
import * as texts from "./recovery-texts.ts";

type Chart = Recovery["charts"][number];

/**
 * Heights of the drawings in pixels. The large one ends at the same height as those beside it, except on a phone, where charts are not side by side.
 */
const heights = { large: [320, 400], small: 92, other: 200 } as const;

const keyOf = ({ metric, source }: Chart): string => `${metric} ${source}`;

/** Button that shows further charts of metrics that already have a chart, from other sources. */
function OtherSources({ recovery, charts }: { recovery: Recovery; charts: readonly Chart[] }) {
  const [open, setOpen] = useState(false);
  const count = texts.chartFromOtherSources(charts.length);
  return (
    <div className={styles.others}>
      <button type="button" className={styles.toggle} aria-expanded={open} onClick={() => setOpen(!open)}>
        {open ? <ChevronDown /> : <ChevronRight />}
        {count}
      </button>
      {open && (
        <ul className={styles.metricList}>
          {charts.map((chart) => (
            <li key={keyOf(chart)}>
              <RecoveryChart chart={chart} recovery={recovery} height={heights.other} isOther />
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}

/** One chart for each metric, the first one large. The server returns the source with the most values first. */
function Charts({ recovery }: { recovery: Recovery }) {
  const { charts } = recovery;
  const narrow = useNarrow();
  if (charts.length === 0) return <p className={styles.none}>{texts.nothingWasMeasuredOrAnswered}</p>;
  const ofMetric = Map.groupBy(charts, ({ metric }) => metric);
  const first = [...ofMetric.values()].map(([chart]) => chart!);
  const others = charts.filter((chart) => !first.includes(chart));
  const large = first.length === 2 ? 2 : 1;
  const largest = heights.large[first.length > 3 ? 1 : 0];
  const heightOf = (at: number): number => {
    if (at < large) return largest;
    return narrow ? heights.other : heights.small;
  };
  return (
    <>
      <ul className={styles.grid} data-count={first.length}>
        {first.map((chart, at) => (
          <li key={keyOf(chart)}>
            <RecoveryChart chart={chart} recovery={recovery} height={heightOf(at)} isSmall={at >= large && !narrow} />
          </li>
        ))}
      </ul>
      {others.length > 0 && <OtherSources recovery={recovery} charts={others} />}
    </>
  );
}

/** Text about the cohort that the patient is compared with, and its dates. */
function Source({ recovery }: { recovery: Recovery }) {
  const { version, madeon, cohortfrom, cohortto } = recovery;
  const joint = jointOf(recovery);
  if (!version || !madeon || !cohortfrom || !cohortto)
    return <p className={styles.source}>{texts.theCorridorsOfThisClinic}</p>;
  return (
    <p className={styles.source}>
      {texts.theCorridorIsWhatOther(joint, formatUs(cohortfrom), formatUs(cohortto), version, formatUs(madeon))}
    </p>
  );
}

/** Placeholder as high as the three charts of a knee. */
function Waiting() {
  const rooms = useNarrow() ? [522, 402, 402] : [456, 218, 218];
  return (
    <ul className={styles.grid} data-count={3}>
      {rooms.map((height, at) => (
        <li key={at}>
          <SkeletonCard height={height} />
        </li>
      ))}
    </ul>
  );
}

/** Charts of a patient's recovery compared with others of the clinic on the same days after surgery. */
export function RecoveryCard({ patientId }: { patientId: string }) {
  const asking = { tags: ["patients", "questionnaires", "readings"] } as const;
  const { data, failure, refetch } = useGraphqlQuery(RecoveryDocument, { patientid: patientId }, asking);
  const recovery = data?.getRecovery.recovery;
  return (
    <>
      {!data && !failure && <Waiting />}
      {failure && <PartFailed message={failure} effect={texts.theRecoveryIsNotShown} onRetry={refetch} />}
      {recovery && <Charts recovery={recovery} />}
      {recovery && recovery.charts.length > 0 && <Source recovery={recovery} />}
    </>
  );
}
