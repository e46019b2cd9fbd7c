import { openNowText } from "@restride/domain/patients/edit/open-of-patient.ts";
import { fullName } from "@restride/domain/patients/person-name.ts";
import { daysBetween, formatUs } from "@restride/domain/values/calendar-date.ts";
import { useState } from "react";
import { mutateAndNotify } from "../../../platform/calls/calls.ts";
import { useSending } from "../../../platform/page/use-sending.ts";
import { mayCall } from "../../../platform/session/may-call.ts";
import { roleOf } from "../../../platform/session/profile.ts";
import { useSignedIn } from "../../../platform/session/use-profile.ts";
import { Switch } from "../../../ui/field/Switch.tsx";
import { Button } from "../../../ui/look/Button.tsx";
import { Dialog } from "../../../ui/overlay/Dialog.tsx";
import { HoldDialog } from "./HoldDialog.tsx";
import { useOpenWork } from "./OpenOrders.tsx";
import { type PatientToEditFragment, TogglePatientStatusDocument } from "./patient-form.graphql.ts";
import styles from "./PatientForm.module.css";
import { deactivateText } from "@restride/domain/schedules/schedules-texts.ts";
import * as texts from "./form-texts.ts";

interface StatusProps {
  patient: PatientToEditFragment;
}

const changes = ["patients", "progress"] as const;

interface QuestionProps extends StatusProps {
  onClose: () => void;
}

/** Text about orders, reminders, and cases that stay open although the patient is inactive. */
function OpenNow({ patient: { _id, casesopen } }: StatusProps) {
  const open = useOpenWork(_id);
  const text = openNowText({
    orders: open?.orders?.length ?? 0,
    reminders: open?.reminders ?? 0,
    cases: casesopen,
  });
  return (
    text && (
      <>
        <dt>{texts.openNow}</dt>
        <dd>{text}</dd>
      </>
    )
  );
}

function DeactivateDialog({ patient, onClose }: QuestionProps) {
  const { busy, trackSending } = useSending();
  const deactivate = async (): Promise<void> => {
    await mutateAndNotify(
      TogglePatientStatusDocument,
      { patientId: patient._id, isActive: false },
      { invalidates: changes },
    );
    onClose();
  };
  return (
    <Dialog
      title={texts.deactivateFullName(fullName(patient))}
      onClose={onClose}
      actions={
        <>
          <Button onClick={onClose} data-first-focus>
            {texts.cancel}
          </Button>
          <Button variant="danger" busy={busy} onClick={() => void trackSending(deactivate)}>
            {texts.deactivate}
          </Button>
        </>
      }
    >
      <p>{deactivateText}</p>
      <dl className={`${styles.facts} ${styles.note}`}>
        <dt>{texts.fromToday}</dt>
        <dd>{texts.nothingIsDueNoReminders}</dd>
        <dt>{texts.keptLabel}</dt>
        <dd>{texts.recordChartsNotesCasesMessages}</dd>
        <OpenNow patient={patient} />
      </dl>
    </Dialog>
  );
}

const openHoldOf = ({ technicalholdhistory }: PatientToEditFragment) =>
  technicalholdhistory.find(({ releasedate }) => !releasedate);

function holdText(patient: PatientToEditFragment): string {
  const open = openHoldOf(patient);
  if (!open) return texts.off;
  const days = daysBetween(open.holddate, patient.today) + 1;
  return texts.onSinceDayNothingIsDue(formatUs(open.holddate), days);
}

const Holds = ({ technicalholdhistory }: PatientToEditFragment) =>
  technicalholdhistory.length > 0 && (
    <dl className={styles.history} aria-label={texts.technicalHolds}>
      {technicalholdhistory.map(({ holddate, releasedate, note }) => (
        <div key={holddate + (releasedate ?? "")} style={{ display: "contents" }}>
          <dt>
            {formatUs(holddate)} – {releasedate ? formatUs(releasedate) : texts.today}
          </dt>
          <dd>{note}</dd>
        </div>
      ))}
    </dl>
  );

/** Card with the switches of active and on hold; they act at once or after a question. */
export function StatusCard({ patient }: StatusProps) {
  const [asking, setAsking] = useState<"hold" | "deactivate" | null>(null);
  const mayHold = mayCall("putPatientOnHold", roleOf(useSignedIn()));
  const isHeld = openHoldOf(patient) !== undefined;
  const close = (): void => setAsking(null);
  const activate = () =>
    mutateAndNotify(TogglePatientStatusDocument, { patientId: patient._id, isActive: true }, { invalidates: changes });
  return (
    <section className={styles.card} aria-label={texts.status}>
      <header className={styles.head}>
        <h2>{texts.status}</h2>
      </header>
      <div className={styles.body}>
        <div className={styles.row}>
          <span>
            <strong>{patient.active ? texts.active : texts.inactive}</strong>
            <span className={styles.mutedText}>{texts.sinceActivesince(formatUs(patient.activesince))}</span>
          </span>
          <Switch
            label={texts.active}
            on={patient.active}
            text=""
            onSwitch={(on) => (on ? void activate() : setAsking("deactivate"))}
          />
        </div>
        <div className={styles.row}>
          <span>
            <strong>{texts.technicalHold}</strong>
            <span className={styles.mutedText}>{holdText(patient)}</span>
          </span>
          {mayHold && <Switch label={texts.technicalHold} on={isHeld} text="" onSwitch={() => setAsking("hold")} />}
        </div>
        <Holds {...patient} />
      </div>
      {asking === "deactivate" && <DeactivateDialog patient={patient} onClose={close} />}
      {asking === "hold" && <HoldDialog patientId={patient._id} isNew={!isHeld} onClose={close} />}
    </section>
  );
}
