import { endedText } from "@restride/domain/diagnoses/find-codes.ts";
import type { CalendarDate } from "@restride/domain/values/calendar-date.ts";
import { Plus } from "lucide-react";
import { mayCall } from "../../platform/session/may-call.ts";
import { roleOf } from "../../platform/session/profile.ts";
import { useSignedIn } from "../../platform/session/use-profile.ts";
import { FirstRows } from "../../ui/list/FirstRows.tsx";
import { IconButton } from "../../ui/look/IconButton.tsx";
import { EditMenu } from "../../ui/overlay/EditMenu.tsx";
import { deleteDiagnosis } from "./delete-diagnosis.ts";
import styles from "./Diagnoses.module.css";
import { diagnosisTexts } from "@restride/domain/diagnoses/diagnosis-texts.ts";
import * as texts from "./diagnoses-texts.ts";

/** Diagnosis as the panel shows it. */
export interface ShownDiagnosis {
  readonly dxCode: string;
  readonly dxDescription: string;
  readonly listed: boolean;
  readonly endedOn: CalendarDate | null;
  readonly version: number;
}

/** Patient with diagnoses. */
export interface DiagnosedPatient {
  readonly _id: string;
  readonly firstname: string;
  readonly lastname: string;
  readonly active: boolean;
  readonly diagnoses: readonly ShownDiagnosis[];
}

interface RowProps {
  diagnosis: ShownDiagnosis;
  /** Actions of a diagnosis; null when nothing may be changed. */
  acts: { onEdit: () => void; onDelete: () => void } | null;
}

function Row({ diagnosis: { dxCode, dxDescription, listed, endedOn }, acts }: RowProps) {
  return (
    <li className={styles.row}>
      <span className={styles.code}>{dxCode}</span>
      <span className={styles.description}>
        {dxDescription}
        {!listed && <small>{diagnosisTexts.notListed}</small>}
        {endedOn && <small>{endedText(endedOn)}</small>}
      </span>
      {acts && <EditMenu label={texts.moreAbout(dxCode)} onEdit={acts.onEdit} onDelete={acts.onDelete} />}
    </li>
  );
}

/** Number of diagnoses shown at first; few patients have more. */
const shownFirst = 8;

interface PatientDiagnosesProps {
  patient: DiagnosedPatient;
  /** Opens the dialog to change a diagnosis, or to add one (null). */
  onEdit: (diagnosis: ShownDiagnosis | null) => void;
}

/** List of a patient's diagnoses, newest first; read-only for an inactive patient. */
export function PatientDiagnoses({ patient, onEdit }: PatientDiagnosesProps) {
  const mayChange = mayCall("updatePatientDiagnosis", roleOf(useSignedIn()));
  const { _id, active, diagnoses } = patient;
  return (
    <section className={styles.section} aria-label={texts.diagnoses}>
      <header>
        <h2>
          {texts.diagnoses} <span>{diagnoses.length}</span>
        </h2>
        {mayChange && (
          <IconButton
            data-add-button
            label={texts.addDiagnosis}
            reason={diagnosisTexts.inactive}
            disabled={!active}
            icon={<Plus />}
            onClick={() => onEdit(null)}
          />
        )}
      </header>
      {diagnoses.length === 0 && <p className={styles.none}>—</p>}
      <FirstRows rows={diagnoses} first={shownFirst}>
        {(diagnosis) => (
          <Row
            key={diagnosis.dxCode}
            diagnosis={diagnosis}
            acts={
              mayChange && active
                ? {
                    onEdit: () => onEdit(diagnosis),
                    onDelete: () => void deleteDiagnosis(_id, diagnosis.dxCode),
                  }
                : null
            }
          />
        )}
      </FirstRows>
    </section>
  );
}
