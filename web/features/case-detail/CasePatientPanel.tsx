import { daysOfLine, intervalOfLine } from "@restride/domain/case-work/case-view.ts";
import { pathOf, roleMayOpen, routes } from "@restride/domain/access/routes.ts";
import { surgeryDaysLabel } from "@restride/domain/schedules/surgery-days.ts";
import { formatUs } from "@restride/domain/values/calendar-date.ts";
import { Check, Copy, ExternalLink } from "lucide-react";
import { Link } from "react-router";
import { useCopy } from "../../platform/device/use-copy.ts";
import { useLite } from "../../platform/page/use-lite.ts";
import { roleOf } from "../../platform/session/profile.ts";
import { useSignedIn } from "../../platform/session/use-profile.ts";
import { IconButton } from "../../ui/look/IconButton.tsx";
import { Avatar, Tag } from "../../ui/look/Marks.tsx";
import type { CaseScheduleRowFragment, ShownCaseFragment } from "./case-detail.graphql.ts";
import styles from "./CasePatientPanel.module.css";
import * as texts from "./case-detail-texts.ts";

const Schedule = ({ rows }: { rows: readonly CaseScheduleRowFragment[] }) => (
  <table className={styles.schedule}>
    <thead>
      <tr>
        <th scope="col">{texts.schedule}</th>
        <th scope="col">{texts.days}</th>
        <th scope="col">{texts.interval}</th>
        <th scope="col">{texts.lastDone}</th>
      </tr>
    </thead>
    <tbody>
      {rows.map((row) => (
        <tr key={`${row.name} ${row.startdate}`}>
          <th scope="row">{row.name}</th>
          <td>{daysOfLine(row)}</td>
          <td>{intervalOfLine(row)}</td>
          <td>{row.lastdone ? formatUs(row.lastdone).slice(0, 5) : "—"}</td>
        </tr>
      ))}
    </tbody>
  </table>
);

/** Panel about the patient of a case: name, surgery, devices, and questionnaires. */
export function CasePatientPanel({ supportCase }: { supportCase: ShownCaseFragment }) {
  const { isCopied, copy } = useCopy();
  const role = roleOf(useSignedIn());
  const lite = useLite();
  const { patientName, patientData, patientId, patientLastDigitOfPhone } = supportCase;
  if (!patientData || !patientId) return null;
  const name = patientName ?? "";
  const { date } = patientData.surgery;
  const rows = [...(supportCase.deviceSchedule ?? []), ...(supportCase.feedbackSchedule ?? [])];
  return (
    <section className={styles.card} aria-label={texts.patient}>
      <header className={styles.head}>
        <Avatar name={name} size={40} />
        <div>
          <h2>
            {name}
            <IconButton
              label={isCopied ? texts.copiedLabel : texts.copyTheName}
              icon={isCopied ? <Check /> : <Copy />}
              onClick={() => void copy(name)}
            />
          </h2>
          <span className={styles.mutedText}>{`•••• ${patientLastDigitOfPhone ?? ""} · ${patientData.age}`}</span>
        </div>
        {!lite && roleMayOpen(routes.patientDetail, role) && (
          <Link
            to={pathOf("patientDetail", { id: patientId })}
            className={styles.link}
            aria-label={texts.openPatient}
            title={texts.openPatient}
          >
            <ExternalLink size={16} />
          </Link>
        )}
      </header>
      <p className={styles.surgery}>
        <span className={styles.mutedText}>{texts.surgeryDate}</span> <strong>{formatUs(date)}</strong>{" "}
        <Tag>{surgeryDaysLabel(date, supportCase.today)}</Tag>
      </p>
      {lite && supportCase.surgeon && (
        <p className={styles.surgery}>
          <span className={styles.mutedText}>{texts.provider}</span> <strong>{supportCase.surgeon.name}</strong>
        </p>
      )}
      {rows.length > 0 && <Schedule rows={rows} />}
    </section>
  );
}
