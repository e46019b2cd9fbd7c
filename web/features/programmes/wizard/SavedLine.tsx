import { formatTime, formatUs, todayIn } from "@restride/domain/values/calendar-date.ts";
import { defaultTimeZone } from "@restride/domain/values/time-zone.ts";
import { Check, CloudOff } from "lucide-react";
import { useConnection } from "../../../platform/stores.ts";
import { useSignedIn } from "../../../platform/session/use-profile.ts";
import { useSecondsUntil } from "../../../ui/look/States.tsx";
import { useWizardState } from "./use-wizard.ts";
import { useClinicToday } from "../plan-context.ts";
import styles from "./Notices.module.css";
import * as texts from "./wizard-texts.ts";

/** Text since when changes are not saved, and when the next try is. */
function NotSaved({ since, retryAt }: { since: string | null; retryAt: number }) {
  const seconds = useSecondsUntil(retryAt);
  return (
    <output className={styles.saved}>
      <CloudOff size={14} aria-hidden />
      <span>
        {since === null ? texts.notSavedYet : texts.notSaved}
        {since !== null && <span className={styles.again}> {texts.sinceLabel(since)}</span>}
        <span className={styles.again} aria-hidden>
          , {texts.tryingAgainInS(seconds)}
        </span>
      </span>
    </output>
  );
}

/**
 * Line with the time at which the draft was saved: "Draft saved 9:41 AM"; with the date for an earlier day. While a change waits for the connection,
 * the line says so instead.
 */
export function SavedLine() {
  const { savedAt, isDirty } = useWizardState();
  const calls = useConnection();
  const zone = useSignedIn().customer?.timezone ?? defaultTimeZone;
  const today = useClinicToday();
  const at = savedAt === null ? null : Date.parse(savedAt);
  if (isDirty && calls.kind === "lost")
    return <NotSaved since={at === null ? null : formatTime(at, zone)} retryAt={calls.retryAt} />;
  if (at === null) return null;
  const day = todayIn(at, zone);
  return (
    <output className={styles.saved}>
      <Check size={14} aria-hidden />
      <span>
        <span className={styles.savedWords}>
          {texts.draftSaved}
          {day !== today && ","}
        </span>{" "}
        {day !== today && `${formatUs(day)}, `}
        {formatTime(at, zone)}
      </span>
    </output>
  );
}
