import { addDays, daysBetween, formatTime, formatUs, todayIn } from "@restride/domain/values/calendar-date.ts";
import { sinceTexts } from "@restride/domain/programmes/drafts/since-texts.ts";
import { surgeryDayLabel } from "@restride/domain/texts/surgery-day-texts.ts";
import { defaultTimeZone } from "@restride/domain/values/time-zone.ts";
import { Monitor, X } from "lucide-react";
import { useRef } from "react";
import { useSignedIn } from "../../../platform/session/use-profile.ts";
import { IconButton } from "../../../ui/look/IconButton.tsx";
import { usePlanned, useWizardState } from "./use-wizard.ts";
import { useClinicToday } from "../plan-context.ts";
import { useNames, useVersions } from "../use-content.ts";
import { StartOver } from "./StartOver.tsx";
import { NewerPlan } from "./newer/NewerPlan.tsx";
import type { WizardContent } from "./wizard-content.ts";
import { wizard } from "./wizard-store.ts";
import styles from "./Notices.module.css";
import * as texts from "./wizard-texts.ts";

const dayWord = (day: string, today: string, yesterday: string): string => {
  if (day === today) return texts.todayWord;
  return day === yesterday ? texts.yesterdayWord : day;
};

/** Returns texts about what changed in the care plan and the content of the draft since, and the id of a newer version of the plan, if any. */
function useSince({ carePlan, programme }: WizardContent) {
  const versions = useVersions();
  const { exercises, devices, feedback } = programme;
  const items = [
    ...exercises.flatMap(({ regimen }) => regimen ?? []),
    ...exercises.map(({ exercise }) => exercise),
    ...devices.map(({ deviceid }) => deviceid),
    ...feedback.map(({ formid }) => formid),
  ];
  const plan = carePlan ? versions.get(carePlan._id) : undefined;
  const newest = plan && [...versions.values()].find(({ content, newest: is }) => is && content === plan.content);
  return {
    changes: sinceTexts(
      plan,
      newest?.number,
      items.map((id) => versions.get(id)),
    ),
    newer: plan && newest && newest !== plan ? { plan, newest } : null,
  };
}

const list = new Intl.ListFormat("en-US");
const maxNames = 3;

/** Returns the text before the number of the day: "Ready for Surgery begins today,", or "Today is" when nothing begins. */
const beginsText = (names: readonly string[]): string => {
  if (names.length === 0) return texts.todayIs;
  const more = names.length > maxNames ? [texts.moreText(names.length - maxNames)] : [];
  return texts.beginToday(list.format([...names.slice(0, maxNames), ...more]), names.length);
};

/** Notice of the person who left the draft, the time, and the changes since then. */
export function ResumedNotice() {
  const { resumed, content } = useWizardState();
  const { changes, newer } = useSince(content);
  const names = useNames();
  const planContext = usePlanned();
  const today = useClinicToday();
  const zone = useSignedIn().customer?.timezone ?? defaultTimeZone;
  const notice = useRef<HTMLElement>(null);
  if (!resumed) return null;
  const at = Date.parse(resumed.at);
  const left = todayIn(at, zone);
  const when = dayWord(formatUs(left), formatUs(today), formatUs(addDays(today, -1)));
  const then = planContext && daysBetween(planContext.patient.surgery.date, left);
  return (
    <section ref={notice} tabIndex={-1} className={styles.notice} aria-label={texts.draftOpened}>
      <Monitor size={16} />
      <div>
        <p>
          <strong>{texts.youGoOnWhereStopped(resumed.editor, when, formatTime(at, zone))}</strong>
        </p>
        {planContext && then !== null && then < planContext.day && (
          <p>
            {texts.yesterdayThenItWas(
              beginsText(resumed.beginsToday.map((id) => names.exercise(id).name)),
              surgeryDayLabel(planContext.day),
              when,
              surgeryDayLabel(then),
            )}
          </p>
        )}
        {changes.map((text) => (
          <p key={text}>{text}</p>
        ))}
      </div>
      <p className={styles.actions}>
        <StartOver />
        {planContext && newer && (
          <NewerPlan
            planContext={planContext}
            numbers={{ current: newer.plan.number, newest: newer.newest.number }}
            newestId={newer.newest._id}
            onTaken={() => notice.current?.focus()}
          />
        )}
      </p>
      <IconButton label={texts.close} icon={<X />} onClick={wizard.dismissNotice} />
    </section>
  );
}
