import { openHold } from "@restride/domain/schedules/hold.ts";
import { scheduleTexts } from "@restride/domain/programmes/plan-save.ts";
import { formatUs } from "@restride/domain/values/calendar-date.ts";
import { CirclePause, RefreshCw } from "lucide-react";
import styles from "./Running.module.css";
import type { EditedArea } from "./use-edited.ts";

const list = new Intl.ListFormat("en-US");

/** Notice of why nothing is due at the moment; changes are still allowed. */
function Paused({ edited: { pauses } }: EditedArea) {
  const [hold, spell] = [openHold(pauses.holds), openHold(pauses.inactive)];
  if (!hold && !spell) return null;
  const [since, until] = hold
    ? [`On technical hold since ${formatUs(hold.from)}.`, "until the hold is released"]
    : [`Inactive since ${formatUs(spell!.from)}.`, "until the patient is active again"];
  return (
    <output className={styles.notice}>
      <CirclePause />
      <span>
        <strong>{since}</strong> Nothing is due {until}. The schedule can be changed.
      </span>
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
        <span>
          <strong>{scheduleTexts.changed}</strong> Somebody else changed {list.format(area.namesChangedByOthers)}. What
          you typed stands on top of that.
        </span>
      </div>
    )}
  </>
);
