import { surgeryTypeLabel } from "@restride/domain/schedules/surgery-days.ts";
import { formatUs } from "@restride/domain/values/calendar-date.ts";
import { CalendarClock, Pencil } from "lucide-react";
import { useState } from "react";
import { Link } from "react-router";
import { mayCall } from "../../../platform/session/may-call.ts";
import { roleOf } from "../../../platform/session/profile.ts";
import { useSignedIn } from "../../../platform/session/use-profile.ts";
import { Button } from "../../../ui/look/Button.tsx";
import { IconButton } from "../../../ui/look/IconButton.tsx";
import { Avatar, StatusDot, Tag } from "../../../ui/look/Marks.tsx";
import { HoldDialog } from "../form/HoldDialog.tsx";
import { patientEditPath } from "../form/patient-edit-path.ts";
import { SurgeryTag } from "../patient-columns.tsx";
import type { PatientFactsFragment } from "./patient.graphql.ts";
import styles from "./PatientPanel.module.css";
import * as texts from "./detail-texts.ts";

const none = "—";

interface PatientFactsProps {
  patient: PatientFactsFragment;
  /** Called to change the surgery date. */
  onMove: () => void;
}

/** Text of the running hold; users who may hold a patient can end it here. */
function Hold({ patient }: Pick<PatientFactsProps, "patient">) {
  const [asking, setAsking] = useState(false);
  const mayHold = mayCall("putPatientOnHold", roleOf(useSignedIn()));
  const open = patient.technicalholdhistory.find((hold) => !hold.releasedate);
  if (!open) return texts.off;
  const since = texts.onHoldSince(formatUs(open.holddate));
  if (!mayHold) return since;
  return (
    <>
      <Tag>{since}</Tag>
      <Button size="small" onClick={() => setAsking(true)}>
        {texts.release}
      </Button>
      {asking && <HoldDialog patientId={patient._id} isNew={false} onClose={() => setAsking(false)} />}
    </>
  );
}

function FactList({ patient, onMove }: PatientFactsProps) {
  const coach = patient.healthcoach;
  const role = roleOf(useSignedIn());
  return (
    <dl className={styles.facts}>
      <dt>{texts.provider}</dt>
      <dd>{patient.provider}</dd>
      <dt>{texts.surgeryType}</dt>
      <dd>{surgeryTypeLabel(patient.surgery.type === "hip" ? "hip" : "knee")}</dd>
      <dt>{texts.surgeryDate}</dt>
      <dd>
        {formatUs(patient.surgery.date)}
        <span className={styles.tagWithButton}>
          <SurgeryTag days={patient.surgery.days} />
          {mayCall("previewSurgeryMove", role) && (
            <IconButton label={texts.changeSurgeryDate} icon={<CalendarClock />} onClick={onMove} />
          )}
        </span>
      </dd>
      <dt>{texts.ageGroup}</dt>
      <dd>{patient.age}</dd>
      <dt>{texts.healthCoach}</dt>
      <dd>{coach ? `${coach.firstname} ${coach.lastname}` : none}</dd>
      <dt>{texts.carePlan}</dt>
      <dd>{patient.careplan ?? none}</dd>
      <dt>{texts.technicalHold}</dt>
      <dd>
        <Hold patient={patient} />
      </dd>
    </dl>
  );
}

/** Name and state of a patient, and the facts about surgery, care plan, and hold. */
export function PatientFacts({ patient, onMove }: PatientFactsProps) {
  const name = `${patient.firstname} ${patient.lastname}`;
  const role = roleOf(useSignedIn());
  return (
    <>
      <div className={styles.identity}>
        <Avatar name={name} size={44} />
        <div>
          <strong>
            {patient.salutation} {name}
          </strong>
          <span className={styles.state}>
            <StatusDot look={patient.active ? "brand" : "hollow"}>
              {patient.active ? texts.active : texts.inactiveSince(formatUs(patient.activesince))}
            </StatusDot>
            <span>· {patient.phone}</span>
          </span>
        </div>
        {mayCall("editPatient", role) && (
          <Link
            to={patientEditPath(patient._id)}
            className={styles.edit}
            aria-label={texts.editPatient}
            title={texts.editPatient}
          >
            <Pencil size={16} />
          </Link>
        )}
      </div>
      <FactList patient={patient} onMove={onMove} />
    </>
  );
}
