import { openHold } from "@restride/domain/schedules/hold.ts";
import { formatUs } from "@restride/domain/values/calendar-date.ts";
import { CirclePause, RefreshCw } from "lucide-react";
import styles from "./Running.module.css";
import type { EditedArea } from "./use-edited-area.ts";
import { scheduleTexts } from "@restride/domain/programmes/programmes-texts.ts";
import * as texts from "./running-texts.ts";

const list = new Intl.ListFormat("en-US");

/** Notice of why nothing is due at the moment; changes are still allowed. */
function Paused({ edited: { pauses } }: EditedArea) {
  const [hold, spell] = [openHold(pauses.holds), openHold(pauses.inactive)];
  if (!hold && !spell) return null;
  const notice = hold
    ? texts.nothingIsDueUntilRelease(formatUs(hold.from))
    : texts.nothingIsDueWhileInactive(formatUs(spell!.from));
  return (
    <output className={styles.notice}>
      <CirclePause />
      <span>{notice}</span>
    </output>
  );
}

/** Notices for users before they continue to change a schedule. */
export const Notices = ({ area }: { area: EditedArea }) => (
  <>
    <Paused {...area} />
    {area.namesChangedByOthers.length > 0 && (
      <div className={styles.notice} role="alert">
        <RefreshCw />
        <span>{texts.somebodyElseChangedWhatYou(scheduleTexts.changed, list.format(area.namesChangedByOthers))}</span>
      </div>
    )}
  </>
);
