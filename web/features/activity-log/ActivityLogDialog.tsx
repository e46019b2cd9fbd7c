import { patientTags, type QueryTag } from "@restride/domain/query-tags.ts";
import { logTexts } from "@restride/domain/activity-log/log-texts.ts";
import { formatTime } from "@restride/domain/values/calendar-date.ts";
import { ArrowUp } from "lucide-react";
import { useState } from "react";
import { useGraphqlQuery } from "../../platform/calls/use-graphql-query.ts";
import { SkeletonLines } from "../../ui/look/Skeleton.tsx";
import { PartFailed } from "../../ui/look/States.tsx";
import { Dialog } from "../../ui/overlay/Dialog.tsx";
import { ActivityLogDocument, NewActivitiesDocument } from "./activity-log.graphql.ts";
import { LogFilters } from "./LogFilters.tsx";
import { LogFoot } from "./LogFoot.tsx";
import { LogRows } from "./LogRows.tsx";
import { useDebugCopy } from "./use-debug-copy.ts";
import { logInput, type LogControl } from "./use-log-view.ts";
import styles from "./ActivityLog.module.css";
import * as texts from "./activity-log-texts.ts";

/** Tags of all data that the log reports on. */
const subjects: readonly QueryTag[] = [
  ...patientTags,
  "cases",
  "diagnoses",
  "notifications",
  "patients",
  "progress",
  "questionnaires",
  "readings",
  "reminders",
  "schedules",
];

/** Returns how many activities are newer than those of the first page. The visible rows do not move by themselves while a user reads. */
function useNewer(patientid: string, log: LogControl, first: string | null): number {
  const { fromDate, filter } = logInput({ ...log.view, turn: 0 });
  const isFirst = log.view.page === 1 && !log.view.oldestFirst && first !== null;
  const variables = isFirst ? { patientid, fromDate, filter: { ...filter, cursor: first } } : null;
  const { data } = useGraphqlQuery(NewActivitiesDocument, variables, { tags: subjects });
  return isFirst ? (data?.getActivityLog.newer ?? 0) : 0;
}

/** Returns the page whose records are shown. It changes to the requested page with the response. */
function useShownPage(page: number, isAnswered: boolean): number {
  const [settled, setSettled] = useState(page);
  if (isAnswered && settled !== page) setSettled(page);
  return isAnswered ? page : settled;
}

interface ActivityLogDialogProps {
  patientId: string;
  name: string;
  timeZone: string;
  log: LogControl;
  onClose: () => void;
}

/** Dialog with the activity log of a patient, page by page: what was done about the patient and by the patient. */
export function ActivityLogDialog({ patientId, name, timeZone, log, onClose }: ActivityLogDialogProps) {
  const [exact, setExact] = useState(false);
  const [since, setSince] = useState(() => Date.now());
  const { fromDate, filter } = logInput(log.view);
  const variables = { patientid: patientId, fromDate, filter: { ...filter, exact } };
  const { data, failure, isOutdated, refetch } = useGraphqlQuery(ActivityLogDocument, variables, { tags: [] });
  const page = useShownPage(log.view.page, data !== null && !isOutdated);
  const [answer, isMissing] = [data?.getActivityLog, failure !== null && isOutdated];
  const records = answer?.records ?? [];
  const first = records[0]?._id ?? null;
  const newer = useNewer(patientId, log, first);
  useDebugCopy(answer);
  const takeIn = (): void => {
    setSince(Date.now());
    refetch();
  };
  return (
    <Dialog title={logTexts.title} subject={name} width="wide" onClose={onClose}>
      <LogFilters log={log} />
      {newer > 0 && (
        <button type="button" className={styles.newEntries} onClick={takeIn}>
          <ArrowUp size={14} />
          {texts.newActivitiesSince(newer, formatTime(since, timeZone))}
        </button>
      )}
      {failure && <PartFailed message={failure} effect={texts.theLogCouldNotBe} onRetry={refetch} />}
      {!data && !failure && <SkeletonLines count={log.view.size + 2} height={38} />}
      {answer && !isMissing && records.length === 0 && <p className={styles.none}>{logTexts.none}</p>}
      {!isMissing && records.length > 0 && (
        <LogRows
          records={records}
          timeZone={timeZone}
          oldestFirst={log.view.oldestFirst}
          onTurnAround={() => log.turnAround(!log.view.oldestFirst)}
        />
      )}
      {answer && (
        <LogFoot
          patientId={patientId}
          log={log}
          page={page}
          first={first}
          visibleCount={records.length}
          total={answer.total ?? 0}
          isExact={answer.totalIsExact ?? true}
          isMissing={isMissing}
          onCount={() => setExact(true)}
        />
      )}
    </Dialog>
  );
}
