import { addDays, daysBetween, formatTime, formatUs, todayIn } from "@restride/domain/values/calendar-date.ts";
import { surgeryDayLabel } from "@restride/domain/programmes/surgery-day-label.ts";
import { Monitor, X } from "lucide-react";
import { useSignedIn } from "../../../platform/stores.ts";
import { IconButton } from "../../../ui/look/IconButton.tsx";
import { usePlanned, useWizardState } from "./use-wizard.ts";
import { useClinicToday } from "../planned.ts";
import { useVersions } from "../use-content.ts";
import { sinceTexts } from "./since-text.ts";
import type { WizardContent } from "./wizard-content.ts";
import { wizard } from "./wizard-store.ts";
import styles from "./Notices.module.css";

const dayWord = (day: string, today: string, yesterday: string): string => {
  if (day === today) return "today";
  return day === yesterday ? "yesterday" : day;
};

/** What became since of the care plan and of what the draft gives. */
function useSinceTexts({ carePlan, programme }: WizardContent): readonly string[] {
  const versions = useVersions();
  const { exercises, devices, feedback } = programme;
  const held = [
    ...exercises.map(({ exercise }) => exercise),
    ...devices.map(({ deviceid }) => deviceid),
    ...feedback.map(({ formid }) => formid),
  ];
  return sinceTexts(
    carePlan ? versions.get(carePlan._id) : undefined,
    held.map((id) => versions.get(id)),
  );
}

/** Who left the draft, when, and what changed since then. */
export function ResumedNotice() {
  const { resumed, content } = useWizardState();
  const since = useSinceTexts(content);
  const planned = usePlanned();
  const today = useClinicToday();
  const zone = useSignedIn().customer?.timezone ?? "America/Chicago";
  if (!resumed) return null;
  const at = Date.parse(resumed.at);
  const left = todayIn(at, zone);
  const when = dayWord(formatUs(left), formatUs(today), formatUs(addDays(today, -1)));
  const then = planned && daysBetween(planned.patient.surgery.date, left);
  return (
    <section className={styles.notice} aria-label="Draft opened">
      <Monitor size={16} />
      <div>
        <p>
          <strong>
            You go on where {resumed.by} stopped {when} at {formatTime(at, zone)}.
          </strong>
        </p>
        {planned && then !== null && then < planned.day && (
          <p>
            What would have begun before today begins today, {surgeryDayLabel(planned.day)}. Then it was{" "}
            {surgeryDayLabel(then)}.
          </p>
        )}
        {since.map((text) => (
          <p key={text}>{text}</p>
        ))}
      </div>
      <IconButton label="Close" icon={<X />} onClick={wizard.dismissNotice} />
    </section>
  );
}
