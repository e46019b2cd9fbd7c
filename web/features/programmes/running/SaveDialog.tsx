import { aboutText, minutesOf } from "@restride/domain/programmes/effort.ts";
import { addDays, formatUs } from "@restride/domain/values/calendar-date.ts";
import { Lock, Undo2 } from "lucide-react";
import { useState } from "react";
import { useSending } from "../../../platform/page/use-sending.ts";
import { mayCall } from "../../../platform/session/may-call.ts";
import { roleOf } from "../../../platform/session/profile.ts";
import { useSignedIn } from "../../../platform/session/use-profile.ts";
import { Checkbox } from "../../../ui/field/Checkbox.tsx";
import { TableHead } from "../../../ui/list/TableHead.tsx";
import { Button } from "../../../ui/look/Button.tsx";
import { Dialog } from "../../../ui/overlay/Dialog.tsx";
import { shortDay } from "../preview/date-texts.ts";
import type { ItemKind } from "../preview/preview-items.ts";
import { ChangeList } from "./ChangeList.tsx";
import type { RowChange } from "./change-texts.ts";
import { type DifferingDay, differingDays } from "./differing-days.ts";
import styles from "./Running.module.css";
import type { RunningArea } from "./use-running-area.ts";
import type { Plan, SavingState } from "./use-saving.ts";
import * as texts from "./running-texts.ts";

const firstShown = 7;
const kindOf = { exercise: "exercise", measurement: "device", questionnaire: "questionnaire" } as const;

const Sum = ({ count, one, many }: { count: number; one: string; many: string }) => (
  <div>
    <dt>{count === 1 ? one : many}</dt>
    <dd>{count}</dd>
  </div>
);

/** Numbers of the rows that begin, change, and end. A row in which only the link changed is not in the plan; it counts as changed. */
const Sums = ({ plan: { begins, ends }, changes }: { plan: Plan; changes: readonly RowChange[] }) => (
  <dl className={styles.sums}>
    <Sum count={begins.length} one={texts.oneBegins} many={texts.severalBegin} />
    <Sum
      count={changes.filter(({ kind }) => kind === "changed").length}
      one={texts.goesOnChanged}
      many={texts.goOnChanged}
    />
    <Sum count={ends.length} one={texts.oneEnds} many={texts.severalEnd} />
  </dl>
);

const minutes = ({ is }: DifferingDay): string => aboutText(minutesOf(is.map(({ display }) => display)));

const Day = ({ day, kind }: { day: DifferingDay; kind: ItemKind }) => (
  <tr>
    <td>{shortDay(day.date)}</td>
    <td>{day.was.length}</td>
    <td>
      <strong>{day.is.length}</strong>
    </td>
    <td>
      {day.added.map((name) => (
        <span key={name} className={styles.added}>
          + {name}
        </span>
      ))}
      {day.removed.map((name) => (
        <span key={name} className={styles.gone}>
          − {name}
        </span>
      ))}
      {day.added.length + day.removed.length === 0 && texts.anotherDose}
    </td>
    {kind === "exercise" && <td>{minutes(day)}</td>}
  </tr>
);

/** Table of the days that the save changes; the first seven unless the user asks for all. */
function Days({ running, kind }: { running: RunningArea; kind: ItemKind }) {
  const [all, setAll] = useState(false);
  const { days, totals } = differingDays(running, kind);
  const visibleDays = all ? days : days.slice(0, firstShown);
  const heads = [
    texts.day,
    texts.now,
    texts.thenLabel,
    texts.whatDiffers,
    ...(kind === "exercise" ? [texts.about] : []),
  ];
  return (
    <div>
      {days.length === 0 ? (
        <p>{texts.noDayDiffersOnlyWhat}</p>
      ) : (
        <table className={styles.days}>
          <TableHead heads={heads} />
          <tbody>
            {visibleDays.map((day) => (
              <Day key={day.date} day={day} kind={kind} />
            ))}
          </tbody>
        </table>
      )}
      <p className={styles.saveNote}>
        <span>{texts.fromTodayOnDaysDue(totals.was, totals.is, kind)}</span>
        {visibleDays.length < days.length && (
          <button type="button" className={styles.link} onClick={() => setAll(true)}>
            {texts.showAllDays(days.length)}
          </button>
        )}
      </p>
      <p className={styles.pastNotice}>
        <Lock />
        <span>{texts.nothingBeforeTodayChangesCalendar(formatUs(addDays(running.planContext.today, -1)))}</span>
      </p>
    </div>
  );
}

interface SaveDialogProps {
  running: RunningArea;
  changes: readonly RowChange[];
  plan: Plan;
  saving: SavingState;
}

/** Dialog that previews a save before it is done. */
export function SaveDialog({ running, changes, plan, saving }: SaveDialogProps) {
  const mayTell = mayCall("addNotifications", roleOf(useSignedIn()));
  const [tells, setTells] = useState(true);
  const { busy, trackSending } = useSending();
  const { patient } = running;
  const saveText = texts.saveChange(changes.length);
  return (
    <Dialog
      title={saveText}
      subject={`${patient.salutation} ${patient.firstname} ${patient.lastname}`}
      width="wide"
      onClose={saving.close}
      onSubmit={() => void trackSending(() => saving.save(mayTell && tells))}
      options={
        <span className={styles.undo}>
          <Undo2 /> {texts.canBeUndoneFor30}
        </span>
      }
      actions={
        <>
          <Button onClick={saving.close}>{texts.cancel}</Button>
          <Button type="submit" variant="primary" busy={busy} data-first-focus>
            {saveText}
          </Button>
        </>
      }
    >
      <div className={styles.columns}>
        <div>
          <Sums plan={plan} changes={changes} />
          <ChangeList changes={changes} />
          {mayTell && (
            <div className={styles.notificationChoice}>
              <Checkbox checked={tells} onChecked={setTells} hint={texts.scheduleChanged}>
                {texts.tellThePatient}
              </Checkbox>
            </div>
          )}
        </div>
        <Days running={running} kind={kindOf[running.area.area]} />
      </div>
    </Dialog>
  );
}
