import { formatTime, formatUs, todayIn } from "@restride/domain/values/calendar-date.ts";
import { Check } from "lucide-react";
import { useSyncExternalStore } from "react";
import { connection } from "../../../platform/calls/connection.ts";
import { useSignedIn } from "../../../platform/stores.ts";
import { useWizardState } from "./use-wizard.ts";
import { useClinicToday } from "../planned.ts";
import styles from "./Notices.module.css";

/** When the draft was saved: "Draft saved 9:41 am"; of an earlier day with its date. While an edit waits for the connection it is not. */
export function SavedLine() {
  const { savedAt, isDirty } = useWizardState();
  const { kind } = useSyncExternalStore(connection.subscribe, connection.current);
  const zone = useSignedIn().customer?.timezone ?? "America/Chicago";
  const today = useClinicToday();
  if (savedAt === null) return null;
  if (isDirty && kind === "lost") return <output className={styles.saved}>Not saved yet</output>;
  const at = Date.parse(savedAt);
  const day = todayIn(at, zone);
  return (
    <output className={styles.saved}>
      <Check size={14} aria-hidden />
      <span>
        <span className={styles.savedWords}>Draft saved</span>
        {day === today ? "" : `, ${formatUs(day)},`} {formatTime(at, zone)}
      </span>
    </output>
  );
}
