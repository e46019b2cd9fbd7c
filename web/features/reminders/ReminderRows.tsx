import { pathOf } from "@restride/domain/access/routes.ts";
import { surgeryDaysLabel, surgeryTypeLabel } from "@restride/domain/schedules/surgery-days.ts";
import { type CalendarDate, formatUs } from "@restride/domain/values/calendar-date.ts";
import { Link } from "react-router";
import { mayCall } from "../../platform/session/may-call.ts";
import { roleOf } from "../../platform/session/profile.ts";
import { useSignedIn } from "../../platform/session/use-profile.ts";
import { EditMenu } from "../../ui/overlay/EditMenu.tsx";
import { deleteReminder } from "./delete-reminder.ts";
import type { ClinicReminderFragment } from "./reminders.graphql.ts";
import styles from "./ClinicReminders.module.css";
import * as texts from "./reminders-texts.ts";

interface RowProps {
  reminder: ClinicReminderFragment;
  today: CalendarDate;
  /** Whether the previous row has the same day. */
  isSameDate: boolean;
  /** Opens the reminder for editing; undefined for users who may not change it. */
  onEdit: (() => void) | undefined;
}

/** Name and joint of a reminder's patient, as a link. */
function Patient({ reminder, today }: Pick<RowProps, "reminder" | "today">) {
  const { patientid, name, surgerytype, surgerydate } = reminder;
  const joint = surgeryTypeLabel(surgerytype === "hip" ? "hip" : "knee");
  return (
    <Link to={pathOf("patientDetail", { id: patientid })} className={styles.patient}>
      <span>{name}</span>
      <small>{`${joint} · ${surgeryDaysLabel(surgerydate, today)}`}</small>
    </Link>
  );
}

function Row({ reminder, today, isSameDate, onEdit }: RowProps) {
  const { _id, date, title, message, name } = reminder;
  return (
    <tr data-same-date={isSameDate || undefined}>
      <td className={styles.date}>
        <span className={isSameDate ? "visually-hidden" : undefined}>{formatUs(date)}</span>
        {date === today && !isSameDate && <span className={styles.today}>{texts.today}</span>}
      </td>
      <td>
        <Patient reminder={reminder} today={today} />
      </td>
      <td className={styles.title}>{title}</td>
      <td className={styles.message}>{message}</td>
      <td className={styles.acts}>
        {onEdit && (
          <EditMenu label={texts.moreAboutOf(title, name)} onEdit={onEdit} onDelete={() => void deleteReminder(_id)} />
        )}
      </td>
    </tr>
  );
}

interface ReminderRowsProps {
  reminders: readonly ClinicReminderFragment[];
  today: CalendarDate;
  onEdit: (reminder: ClinicReminderFragment) => void;
}

/** Table of a month's reminders, by day. A name is a link to the patient; users who may add reminders can change and delete them. */
export function ReminderRows({ reminders, today, onEdit }: ReminderRowsProps) {
  const mayChange = mayCall("deleteEvent", roleOf(useSignedIn()));
  return (
    <table className={styles.table}>
      <thead>
        <tr>
          <th scope="col">{texts.date}</th>
          <th scope="col">{texts.patient}</th>
          <th scope="col">{texts.title}</th>
          <th scope="col">{texts.message}</th>
          <th scope="col">
            <span className="visually-hidden">{texts.actions}</span>
          </th>
        </tr>
      </thead>
      <tbody>
        {reminders.map((reminder, at) => (
          <Row
            key={reminder._id}
            reminder={reminder}
            today={today}
            isSameDate={reminders[at - 1]?.date === reminder.date}
            onEdit={mayChange ? () => onEdit(reminder) : undefined}
          />
        ))}
      </tbody>
    </table>
  );
}
