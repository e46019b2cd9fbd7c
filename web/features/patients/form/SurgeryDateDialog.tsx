import { type CalendarDate, daysBetween, formatUs } from "@restride/domain/values/calendar-date.ts";
import { ArrowRight } from "lucide-react";
import { useState } from "react";
import { SegmentedField } from "../../../ui/field/SegmentedField.tsx";
import { Button } from "../../../ui/look/Button.tsx";
import { Dialog } from "../../../ui/overlay/Dialog.tsx";
import { SurgeryTag } from "../patient-columns.tsx";
import styles from "./PatientForm.module.css";
import type { SurgeryMoved } from "./use-patient-editor.ts";

const answers = [
  { value: "yes", text: "Yes" },
  { value: "no", text: "No" },
] as const;

interface SurgeryDateDialogProps {
  /** Whose surgery it is. */
  subject: string;
  moved: SurgeryMoved;
  today: CalendarDate;
  onMove: (regimEdit: boolean) => void;
  onClose: () => void;
}

const Day = ({ date, today }: { date: CalendarDate; today: CalendarDate }) => (
  <span>
    <strong>{formatUs(date)}</strong> <SurgeryTag days={daysBetween(date, today)} />
  </span>
);

/** Asks what goes along with a new surgery date. */
export function SurgeryDateDialog({ subject, moved, today, onMove, onClose }: SurgeryDateDialogProps) {
  const [along, setAlong] = useState<"yes" | "no">("yes");
  return (
    <Dialog
      title="Change surgery date"
      subject={subject}
      width="medium"
      onClose={onClose}
      onSubmit={() => onMove(along === "yes")}
      actions={
        <>
          <Button onClick={onClose}>Cancel</Button>
          <Button type="submit" variant="primary">
            Move surgery to {formatUs(moved.to)}
          </Button>
        </>
      }
    >
      <div className={styles.move}>
        <p className={styles.dates}>
          <Day date={moved.from} today={today} />
          <ArrowRight size={16} aria-label="becomes" />
          <Day date={moved.to} today={today} />
        </p>
        <SegmentedField
          name="regimEdit"
          label="Reschedule exercises and measurements?"
          value={along}
          options={answers}
          onValue={setAlong}
        />
        <p className={styles.note}>
          Yes keeps the day after surgery, so dates move. No keeps the dates, so the day numbers change. Questionnaires
          always go with surgery. The days before today stay as they were.
        </p>
      </div>
    </Dialog>
  );
}
