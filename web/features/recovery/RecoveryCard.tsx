import { formatUs } from "@restride/domain/values/calendar-date.ts";
import { useAsked } from "../../platform/calls/use-asked.ts";
import { PartFailed } from "../../ui/look/States.tsx";
import { jointOf, type Recovery } from "./drawn-recovery.ts";
import { RecoveryDocument } from "./recovery.graphql.ts";
import { RecoveryChart } from "./RecoveryChart.tsx";
import styles from "./Recovery.module.css";

const [large, small] = [340, 200];

function Charts({ recovery }: { recovery: Recovery }) {
  const { charts } = recovery;
  if (charts.length === 0) return <p className={styles.none}>Nothing was measured or answered since surgery yet.</p>;
  return (
    <ul className={styles.grid} data-count={charts.length}>
      {charts.map((chart, at) => (
        <li key={`${chart.metric} ${chart.source}`}>
          <RecoveryChart
            chart={chart}
            recovery={recovery}
            isOneOfSome={charts.filter(({ metric }) => metric === chart.metric).length > 1}
            height={at === 0 ? large : small}
          />
        </li>
      ))}
    </ul>
  );
}

/** Beside whom the patient is drawn, and since when. */
function Source({ recovery }: { recovery: Recovery }) {
  const { version, madeon, cohortfrom, cohortto } = recovery;
  const joint = jointOf(recovery);
  if (!version || !madeon || !cohortfrom || !cohortto)
    return <p className={styles.source}>The corridors of this clinic are made once a week; they are not there yet.</p>;
  return (
    <p className={styles.source}>
      The corridor is what other {joint}s of this clinic had, one value each, without this patient: surgeries{" "}
      {formatUs(cohortfrom)}–{formatUs(cohortto)}, version {version} of {formatUs(madeon)}. The dashed line is half of
      them; a hollow point lies outside. It is what was, not what must be.
    </p>
  );
}

/** A patient's recovery beside that of others of the clinic on the same days after surgery. */
export function RecoveryCard({ patientId }: { patientId: string }) {
  const asking = { about: ["patients", "questionnaires", "readings"] } as const;
  const { data, failure, askAgain } = useAsked(RecoveryDocument, { patientid: patientId }, asking);
  const recovery = data?.getRecovery.recovery;
  return (
    <>
      {failure && <PartFailed message={failure} what="The recovery is not shown." onRetry={askAgain} />}
      {recovery && <Charts recovery={recovery} />}
      {recovery && recovery.charts.length > 0 && <Source recovery={recovery} />}
    </>
  );
}
