import { type CountedArea, countedAreaLabels, type CountedWeeks } from "@restride/domain/patients/counted.ts";
import { patientListOf } from "@restride/domain/patients/patient-list-path.ts";
import { bucketLabels } from "@restride/domain/progress/buckets.ts";
import type { ComplianceJoint } from "@restride/domain/progress/compliance-filters.ts";
import { percent, percentLabel } from "@restride/domain/progress/percent.ts";
import { ChevronRight } from "lucide-react";
import { Link } from "react-router";
import { AdherenceMark } from "../../ui/Marks.tsx";
import { Ring } from "../../ui/Ring.tsx";
import type { SummaryFragment } from "./compliance.graphql.ts";
import styles from "./Compliance.module.css";

const rows = [
  { bucket: "incomplete", label: bucketLabels.skipped, state: "skipped", colour: "skip" },
  { bucket: "partially", label: bucketLabels.partial, state: "partial", colour: "part" },
  { bucket: "completed", label: bucketLabels.complete, state: "complete", colour: "ok" },
] as const;

/** What a pie counts. */
interface Question {
  area: CountedArea;
  weeks: CountedWeeks;
  joint: ComplianceJoint;
}

type Shown = (typeof rows)[number];

interface RowProps {
  row: Shown;
  found: SummaryFragment[Shown["bucket"]] | undefined;
  share: string;
  question: Question;
}

/** A bucket: a way to its patients, when it has some. */
function Row({ row: { label, state }, found, share, question: { area, weeks, joint } }: RowProps) {
  const words = (
    <>
      <AdherenceMark state={state} label="" />
      <span>{label}</span>
      <b>{found ? found.count : "—"}</b>
      <small>{share}</small>
    </>
  );
  if (!found || found.count === 0) return <span className={styles.row}>{words}</span>;
  return (
    <Link className={styles.row} to={patientListOf({ compliance: `${area}.${state}`, weeks, joint })}>
      {words}
      <ChevronRight />
    </Link>
  );
}

interface PieProps extends Question {
  summary: SummaryFragment | null | undefined;
}

/** One area: the shares of patients as a ring, and beside it each count as a link to those patients. */
export function CompliancePie({ summary, ...question }: PieProps) {
  const title = countedAreaLabels[question.area];
  const countOf = (bucket: Shown["bucket"]) => summary?.[bucket].count ?? 0;
  const total = rows.reduce((sum, { bucket }) => sum + countOf(bucket), 0);
  const share = (done: number) => percentLabel(percent({ due: total, done }));
  return (
    <section className={styles.card} aria-label={title}>
      <h2>
        {title} <small>{summary ? `${total} ${total === 1 ? "patient" : "patients"}` : ""}</small>
      </h2>
      <div className={styles.pie}>
        <Ring
          parts={rows.map(({ bucket, colour }) => ({ key: bucket, value: countOf(bucket), colour }))}
          value={summary ? share(countOf("completed")) : "—"}
          word="Complete"
        />
        <ul>
          {rows.map((row) => (
            <li key={row.bucket}>
              <Row
                row={row}
                found={summary?.[row.bucket]}
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
