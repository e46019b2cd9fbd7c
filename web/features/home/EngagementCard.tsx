import { metricFilter, metricParam } from "@restride/domain/drill-down/metric.ts";
import { metricQuestion } from "@restride/domain/drill-down/metric-texts.ts";
import type { EngagementRange } from "@restride/domain/home/engagement.ts";
import { pathOf } from "@restride/domain/access/routes.ts";
import { patientListPath } from "@restride/domain/patients/list/patient-list-path.ts";
import { countsLabel } from "@restride/domain/progress/percent.ts";
import { PanelRightOpen } from "lucide-react";
import type { ReactNode } from "react";
import { Link } from "react-router";
import { useMetricLink } from "../../platform/page/metric-link.ts";
import { AdherenceMark } from "../../ui/look/Marks.tsx";
import { PartFailed } from "../../ui/look/States.tsx";
import type { EngagedFragment } from "./home.graphql.ts";
import styles from "./Home.module.css";
import * as texts from "./home-texts.ts";

const columns = [
  { state: "skipped", label: texts.skippedLabel, colour: "skip" },
  { state: "partial", label: texts.partial, colour: "part" },
  { state: "complete", label: texts.complete, colour: "ok" },
] as const;

type BucketData = EngagedFragment | null | undefined;
type Buckets = Record<(typeof columns)[number]["state"], BucketData>;

const countOf = (bucket: BucketData): number => bucket?.count ?? 0;

/** Shares of the buckets as one bar; their numbers are below it. */
const Shares = ({ buckets }: { buckets: Buckets }) => (
  <div className={styles.shares} aria-hidden>
    {columns.map(({ state, colour }) => (
      <span key={state} style={{ flexGrow: countOf(buckets[state]), background: `var(--${colour})` }} />
    ))}
  </div>
);

/** Area and days that a card counts. */
interface EngagementCount {
  area: "exercise" | "measurement";
  days: EngagementRange;
}

interface ColumnProps extends EngagementCount {
  column: (typeof columns)[number];
  slice: BucketData;
}

function Column({ column: { state, label }, slice, area, days }: ColumnProps) {
  const open = useMetricLink();
  const number = { name: "engagement", area, bucket: state, days } as const;
  const head = (
    <>
      <AdherenceMark state={state} label="" />
      <span>{label}</span>
      <b>{slice?.count.toLocaleString("en-US") ?? "—"}</b>
    </>
  );
  if (!slice || slice.count === 0)
    return (
      <li>
        <span className={styles.bucket}>{head}</span>
      </li>
    );
  const list = patientListPath(metricFilter(number));
  return (
    <li>
      <div className={styles.head}>
        <Link className={styles.bucket} to={list}>
          {head}
        </Link>
        <Link
          {...open(metricParam(number), "", slice.count)}
          className={`no-print ${styles.openButton}`}
          aria-label={metricQuestion(number)}
        >
          <PanelRightOpen />
        </Link>
      </div>
      <ul className={styles.people}>
        {slice.patients.map(({ _id, name, due, done }) => (
          <li key={_id}>
            <Link to={pathOf("patientDetail", { id: _id })}>{name}</Link>
            <small>
              <Link {...open(metricParam(number), _id)}>{countsLabel({ due, done })}</Link>
            </small>
          </li>
        ))}
      </ul>
      {slice.count > slice.patients.length && (
        <Link className={`no-print ${styles.allLink}`} to={list} aria-label={texts.viewAllOf(label)}>
          {texts.viewAll}
        </Link>
      )}
    </li>
  );
}

interface CardProps extends EngagementCount {
  title: string;
  icon: ReactNode;
  buckets: Buckets;
  failure: string | null;
  refetch: () => void;
}

/** Card of an area: its patients by bucket, each count a link into the patient list. */
export function EngagementCard({ title, icon, buckets, failure, refetch, area, days }: CardProps) {
  const open = useMetricLink();
  const total = columns.reduce((sum, { state }) => sum + countOf(buckets[state]), 0);
  const hint = texts.patientCount(total);
  return (
    <section className={styles.card} aria-label={title}>
      <h3>
        {icon} {title}{" "}
        <small>
          {buckets.skipped && (
            <Link {...open(metricParam({ name: "engagement", area, bucket: "due", days }), "", total)}>{hint}</Link>
          )}
        </small>
      </h3>
      {failure ? (
        <PartFailed message={failure} effect={texts.cardNotShown(title)} onRetry={refetch} />
      ) : (
        <>
          <Shares buckets={buckets} />
          <ul className={styles.buckets}>
            {columns.map((column) => (
              <Column key={column.state} column={column} slice={buckets[column.state]} area={area} days={days} />
            ))}
          </ul>
        </>
      )}
    </section>
  );
}
