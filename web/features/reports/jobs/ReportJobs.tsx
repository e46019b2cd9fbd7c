import { readyText } from "@restride/domain/reports/job-words.ts";
import { FileDown, LoaderCircle } from "lucide-react";
import { useEffect, useEffectEvent, useRef } from "react";
import { useAsked } from "../../../platform/calls/use-asked.ts";
import { toasts } from "../../../platform/page/toasts.ts";
import { mayCall } from "../../../platform/session/may-call.ts";
import { roleOf } from "../../../platform/session/profile.ts";
import { useSignedIn } from "../../../platform/stores.ts";
import { PopoverButton } from "../../../ui/overlay/PopoverButton.tsx";
import { type ReportJobFragment, ReportJobsDocument } from "./report-jobs.graphql.ts";
import { ReportJobPart } from "./ReportJobPart.tsx";
import styles from "./ReportJobs.module.css";

/** Milliseconds between two questions while reports are being made. */
const pace = 1_500;
const nothing = {};

const isRunning = ({ endedat }: ReportJobFragment): boolean => endedat === null;

/** Asks again while reports are being made. */
function usePace(isOn: boolean, ask: () => void): void {
  const onTime = useEffectEvent(ask);
  useEffect(() => {
    if (!isOn) return undefined;
    const timer = setInterval(() => onTime(), pace);
    return () => clearInterval(timer);
  }, [isOn]);
}

/** Says once when reports are ready; not of those that were ready before somebody looked. `jobs` is null while nobody knows. */
function useReady(jobs: readonly ReportJobFragment[] | null): void {
  const ended = useRef<ReadonlySet<string> | null>(null);
  useEffect(() => {
    if (!jobs) return;
    const before = ended.current;
    const now = jobs.filter((job) => !isRunning(job));
    for (const job of now) if (before && !before.has(job._id) && !job.cancelled) toasts.success(readyText(job));
    ended.current = new Set(now.map(({ _id }) => _id));
  }, [jobs]);
}

/** The reports of several patients that the viewer asked for, in the head of every page; nothing without. */
export function ReportJobs() {
  const isAsked = mayCall("getReportJobs", roleOf(useSignedIn()));
  const { data, askAgain } = useAsked(ReportJobsDocument, isAsked ? nothing : null, { about: ["reports"] });
  const jobs = data?.getReportJobs.jobs ?? null;
  useReady(jobs);
  const running = jobs?.filter(isRunning) ?? [];
  usePace(running.length > 0, askAgain);
  if (!jobs || jobs.length === 0) return null;
  const done = running.reduce((sum, job) => sum + job.done, 0);
  const total = running.reduce((sum, job) => sum + job.total, 0);
  const [words, label] = total === 0 ? ["Reports", "Reports"] : [`${done}/${total}`, `Reports ${done}/${total}`];
  return (
    <PopoverButton
      label={label}
      className={styles.pill}
      button={
        <>
          {total === 0 ? <FileDown /> : <LoaderCircle className={styles.turning} />}
          {words}
        </>
      }
    >
      <div className={styles.panel}>
        <h2>Reports</h2>
        {jobs.map((job) => (
          <ReportJobPart key={job._id} job={job} />
        ))}
      </div>
    </PopoverButton>
  );
}
