import { metricFilter, metricParam, type PopulationMetric } from "@restride/domain/drill-down/metric.ts";
import { metricQuestion } from "@restride/domain/drill-down/metric-texts.ts";
import { metricAreaLabels } from "@restride/domain/drill-down/metric-filter.ts";
import { patientListPath } from "@restride/domain/patients/list/patient-list-path.ts";
import { bucketLabels } from "@restride/domain/progress/buckets.ts";
import { percent, percentLabel } from "@restride/domain/progress/percent.ts";
import { PanelRightOpen } from "lucide-react";
import { Link } from "react-router";
import { useMetricLink } from "../../platform/page/metric-link.ts";
import { AdherenceMark } from "../../ui/look/Marks.tsx";
import { Ring } from "../../ui/look/Ring.tsx";
import type { SummaryFragment } from "./compliance.graphql.ts";
import styles from "./Compliance.module.css";
import * as texts from "./compliance-texts.ts";

const rows = [
  { bucket: "incomplete", label: bucketLabels.skipped, state: "skipped", colour: "skip" },
  { bucket: "partially", label: bucketLabels.partial, state: "partial", colour: "part" },
  { bucket: "completed", label: bucketLabels.complete, state: "complete", colour: "ok" },
] as const;

/** Number that a ring shows, without the bucket. */
type ComplianceNumber = Omit<Extract<PopulationMetric, { name: "compliance" }>, "name" | "bucket">;

type BucketRow = (typeof rows)[number];

interface RowProps {
  row: BucketRow;
  slice: SummaryFragment[BucketRow["bucket"]] | undefined;
  share: string;
  question: ComplianceNumber;
}

/** Row of a bucket: a link to the list of its patients and, when there are patients, a link to what each of them did. */
function Row({ row: { label, state }, slice, share, question }: RowProps) {
  const open = useMetricLink();
  const number = { name: "compliance", ...question, bucket: state } as const;
  const words = (
    <>
      <AdherenceMark state={state} label="" />
      <span>{label}</span>
      <b>{slice?.count.toLocaleString("en-US") ?? "—"}</b>
      <small>{share}</small>
    </>
  );
  if (!slice || slice.count === 0) return <span className={styles.row}>{words}</span>;
  return (
    <>
      <Link className={styles.row} to={patientListPath(metricFilter(number))}>
        {words}
      </Link>
      <Link
        {...open(metricParam(number), "", slice.count)}
        className={`no-print ${styles.openButton}`}
        aria-label={metricQuestion(number)}
      >
        <PanelRightOpen />
      </Link>
    </>
  );
}

interface PieProps extends ComplianceNumber {
  summary: SummaryFragment | null | undefined;
}

/** Ring of one area: the shares of patients, and beside it each count as a link to those patients. */
export function CompliancePie({ summary, ...question }: PieProps) {
  const open = useMetricLink();
  const title = metricAreaLabels[question.area];
  const countOf = (bucket: BucketRow["bucket"]) => summary?.[bucket].count ?? 0;
  const total = rows.reduce((sum, { bucket }) => sum + countOf(bucket), 0);
  const all = metricParam({ name: "compliance", ...question, bucket: "complete" });
  const share = (done: number) => percentLabel(percent({ due: total, done }));
  return (
    <section className={styles.card} aria-label={title}>
      <h2>
        {title}{" "}
        <small>
          {summary && (
            <Link {...open(metricParam({ name: "compliance", ...question, bucket: "due" }), "", total)}>
              {texts.patientCount(total)}
            </Link>
          )}
        </small>
      </h2>
      <div className={styles.pie}>
        <Ring
          parts={rows.map(({ bucket, colour }) => ({ key: bucket, value: countOf(bucket), colour }))}
          value={summary ? share(countOf("completed")) : "—"}
          word={texts.complete}
          open={summary ? (middle) => <Link {...open(all, "", countOf("completed"))}>{middle}</Link> : undefined}
        />
        <ul>
          {rows.map((row) => (
            <li key={row.bucket}>
              <Row
                row={row}
                slice={summary?.[row.bucket]}
                share={summary ? share(countOf(row.bucket)) : ""}
                question={question}
              />
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}
