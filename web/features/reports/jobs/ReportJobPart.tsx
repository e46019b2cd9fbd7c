import { cancelledText, jobTitle, leftOutText, leftText, sizeText } from "@restride/domain/reports/job-texts.ts";
import { readyText } from "@restride/domain/reports/ready-texts.ts";
import { percent } from "@restride/domain/progress/percent.ts";
import { formatInstant, formatTime } from "@restride/domain/values/calendar-date.ts";
import { defaultTimeZone } from "@restride/domain/values/time-zone.ts";
import { Download } from "lucide-react";
import { useState } from "react";
import { mutateAndNotify } from "../../../platform/calls/calls.ts";
import { useSignedIn } from "../../../platform/session/use-profile.ts";
import { Button } from "../../../ui/look/Button.tsx";
import { Progress } from "../../../ui/look/Marks.tsx";
import { download } from "../../../platform/calls/download.ts";
import { CancelReportJobDocument } from "./change-jobs.graphql.ts";
import type { ReportJobFragment } from "./report-jobs.graphql.ts";
import styles from "./JobsButton.module.css";
import * as texts from "./jobs-texts.ts";

function Running({ job: { _id: id, done, total, secondsleft } }: { job: ReportJobFragment }) {
  const [busy, setBusy] = useState(false);
  const cancel = async (): Promise<void> => {
    setBusy(true);
    await mutateAndNotify(CancelReportJobDocument, { id }, { invalidates: ["reports"] });
    setBusy(false);
  };
  return (
    <>
      <Progress percent={percent({ due: total, done })} />
      <p>{texts.youMayLeaveThisPage(leftText(secondsleft))}</p>
      <Button busy={busy} onClick={() => void cancel()}>
        {texts.cancel}
      </Button>
    </>
  );
}

function Ended({ job, timeZone }: { job: ReportJobFragment; timeZone: string }) {
  const { _id: id, leftout, total, cancelled, keptuntil, bytes } = job;
  const storedUntil = keptuntil && texts.keptUntil(formatInstant(Date.parse(keptuntil), timeZone));
  if (cancelled) return <p>{cancelledText}</p>;
  return (
    <>
      <p>{readyText(job)}</p>
      {leftout.length > 0 && (
        <>
          <strong>{leftOutText(job)}</strong>
          <ul>
            {leftout.map(({ name, reason }, at) => (
              <li key={at}>
                {name}: {reason}
              </li>
            ))}
          </ul>
        </>
      )}
      {leftout.length < total && (
        <div className={styles.fileAvailability}>
          <Button
            icon={<Download />}
            onClick={() => void download("downloadReports", `/reports/${id}.zip`, "reports.zip")}
          >
            {texts.download}
          </Button>
          <span>{[bytes && sizeText(bytes), storedUntil].filter(Boolean).join(", ")}</span>
        </div>
      )}
    </>
  );
}

/** Job of reports of several patients: its progress, then the file, and the patients who were left out with the reasons. */
export function ReportJobPart({ job }: { job: ReportJobFragment }) {
  const timeZone = useSignedIn().customer?.timezone ?? defaultTimeZone;
  const { startedat, endedat, done, total } = job;
  return (
    <section className={styles.job}>
      <h3>
        {jobTitle(job)}
        <small>{endedat === null ? texts.doneOfTotal(done, total) : formatTime(Date.parse(startedat), timeZone)}</small>
      </h3>
      {endedat === null ? <Running job={job} /> : <Ended job={job} timeZone={timeZone} />}
    </section>
  );
}
