import { readyText } from "@restride/domain/reports/ready-texts.ts";
import { useEffect, useEffectEvent, useRef } from "react";
import { useGraphqlQuery } from "../../../platform/calls/use-graphql-query.ts";
import { toasts } from "../../../platform/notices/toasts.ts";
import { mayCall } from "../../../platform/session/may-call.ts";
import { roleOf } from "../../../platform/session/profile.ts";
import { useSignedIn } from "../../../platform/session/use-profile.ts";
import { type ReportJobFragment, ReportJobsDocument } from "./report-jobs.graphql.ts";
import { lazyComponent } from "../../../ui/page/lazy-component.tsx";

const JobsButton = lazyComponent(async () => (await import("./JobsButton.tsx")).JobsButton, { isPersistent: true });

/** Milliseconds between two queries while reports are being made, and after a failed query, which may hide running jobs. */
const pace = 1_500;
/** Milliseconds between two queries after a failure. */
const paceAfterFailure = 10_000;
const nothing = {};

const isRunning = ({ endedat }: ReportJobFragment): boolean => endedat === null;

/** Calls `ask` at this interval in milliseconds; never when it is null. */
function usePace(every: number | null, ask: () => void): void {
  const onTime = useEffectEvent(ask);
  useEffect(() => {
    if (every === null) return undefined;
    const timer = setInterval(() => onTime(), every);
    return () => clearInterval(timer);
  }, [every]);
}

/** Shows a notice once when reports are ready, but not for those that were ready at the first load. `jobs` is null until loaded. */
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

/** Report jobs of the viewer, in the header of every page; nothing when there are none. */
export function ReportJobs() {
  const isAsked = mayCall("getReportJobs", roleOf(useSignedIn()));
  const { data, failure, loading, refetch } = useGraphqlQuery(ReportJobsDocument, isAsked ? nothing : null, {
    tags: ["reports"],
  });
  const jobs = data?.getReportJobs.jobs ?? null;
  useReady(jobs);
  const running = jobs?.filter(isRunning) ?? [];
  const paceNow = running.length > 0 ? pace : null;
  // No query starts while another is running, because a new one would cancel it, and on a slow connection none would ever finish.
  usePace(failure === null ? paceNow : paceAfterFailure, () => !loading && refetch());
  return jobs && jobs.length > 0 && <JobsButton jobs={jobs} running={running} failure={failure} />;
}
