import { pathOf } from "@restride/domain/access/routes.ts";
import { reminderHeading } from "@restride/domain/reminders/reminder.ts";
import { addDays, type CalendarDate } from "@restride/domain/values/calendar-date.ts";
import { useId, useState } from "react";
import { Link } from "react-router";
import { Button, buttonClass } from "../../ui/look/Button.tsx";
import { EmptyState } from "../../ui/look/States.tsx";
import styles from "./ClinicReminders.module.css";
import { reminderTexts } from "@restride/domain/reminders/clinic-month-texts.ts";
import * as texts from "./reminders-texts.ts";

interface NoRemindersProps {
  month: CalendarDate;
  /** Name of the month. */
  name: string;
}

/** Empty state that explains reminders and where to add one, at a patient, with an example on request. */
export function NoReminders({ month, name }: NoRemindersProps) {
  const [isShown, show] = useState(false);
  const { caption, title, message } = reminderTexts.example;
  const id = useId();
  return (
    <>
      <EmptyState title={texts.noRemindersIn(name)} text={reminderTexts.none}>
        <Link to={pathOf("patientList")} className={buttonClass({ variant: "primary" })}>
          {texts.chooseAPatient}
        </Link>
        <Button variant="text" aria-expanded={isShown} aria-controls={id} onClick={() => show(!isShown)}>
          {isShown ? texts.hideTheExample : texts.showAnExample}
        </Button>
      </EmptyState>
      <div id={id} className={styles.example} hidden={!isShown}>
        <small>{caption}</small>
        <strong>{reminderHeading({ date: addDays(month, 9), title })}</strong>
        <p>{message}</p>
      </div>
    </>
  );
}
