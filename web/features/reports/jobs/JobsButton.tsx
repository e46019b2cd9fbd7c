import { FileDown, LoaderCircle } from "lucide-react";
import { PopoverButton } from "../../../ui/overlay/PopoverButton.tsx";
import type { ReportJobFragment } from "./report-jobs.graphql.ts";
import { ReportJobPart } from "./ReportJobPart.tsx";
import styles from "./JobsButton.module.css";
import * as texts from "./jobs-texts.ts";

interface JobsButtonProps {
  jobs: readonly ReportJobFragment[];
  /** Jobs that have not ended. */
  running: readonly ReportJobFragment[];
  /** Failure of the last query, after which the progress may be outdated. */
  failure: string | null;
}

/** Button with the progress of the reports; it opens the list of jobs. */
export function JobsButton({ jobs, running, failure }: JobsButtonProps) {
  const done = running.reduce((sum, job) => sum + job.done, 0);
  const total = running.reduce((sum, job) => sum + job.total, 0);
  const [words, label] =
    total === 0 ? [texts.reports, texts.reports] : [`${done}/${total}`, texts.reportsDone(done, total)];
  return (
    <PopoverButton
      label={label}
      className={styles.pill}
      button={
        <>
          {total === 0 ? <FileDown /> : <LoaderCircle className={styles.spinner} />}
          {words}
        </>
      }
    >
      <div className={styles.panel}>
        <h2>{texts.reports}</h2>
        {failure && <p role="alert">{failure}</p>}
        {jobs.map((job) => (
          <ReportJobPart key={job._id} job={job} />
        ))}
      </div>
    </PopoverButton>
  );
}
