import { weekdayNames } from "@restride/domain/texts/weekday-texts.ts";
import { openHold } from "@restride/domain/schedules/hold.ts";
import { datesOf } from "@restride/domain/programmes/four-weeks.ts";
import { type ProgrammeQuestionnaire, questionnairePlan, type Window } from "@restride/domain/programmes/programme.ts";
import { surgeryDayLabel, windowLabel } from "@restride/domain/texts/surgery-day-texts.ts";
import { formatUs } from "@restride/domain/values/calendar-date.ts";
import { Printer } from "lucide-react";
import { Button } from "../../../ui/look/Button.tsx";
import { ErrorState } from "../../../ui/look/States.tsx";
import { Drawer } from "../../../ui/overlay/Drawer.tsx";
import { regimenGroups } from "../exercises/regimen-groups.ts";
import { DaysBar } from "../../../ui/chart/DaysBar.tsx";
import styles from "./ProgrammeDrawer.module.css";
import {
  allAnswers,
  pausesOf,
  plannedOf,
  programmeOf,
  type RunningProgramme,
  type RunningPatient,
  useRunning,
  useRunningNames,
} from "./use-running.ts";
import * as texts from "./running-texts.ts";

interface LineProps {
  name: string;
  text: string;
  window: Window;
  day: number;
}

const Line = ({ name, text, window, day }: LineProps) => (
  <li>
    <span>
      <strong>{name}</strong>
      <small>{text}</small>
    </span>
    <DaysBar window={window} today={day} />
  </li>
);

const firstDays = 3;

/** Returns the days on which a questionnaire is asked, as text; of many days the first ones. */
const describeQuestionnaire = (row: ProgrammeQuestionnaire): string => {
  if (row.scheduletype !== "custom")
    return `${row.schedule.map((weekday) => weekdayNames[weekday]).join(" ")}, ${windowLabel(row)}`;
  const more = row.schedule.length - firstDays;
  const days = row.schedule.slice(0, firstDays).map(surgeryDayLabel).join(", ");
  return more > 0 ? texts.andMore(days, more) : days;
};

/** Returns the care plan and version that a programme was made from, or has followed since, as text. */
const madeFrom = ({ careplan, madefrom, surgery }: RunningPatient): string => {
  const version = madefrom ? { number: madefrom.version, since: formatUs(madefrom.on) } : null;
  return texts.planAndSurgery(careplan, version, formatUs(surgery.date));
};

/** Returns the reason why nothing is due today; null when there is none. */
const pauseOf = (patient: RunningPatient): texts.Pause | null => {
  if (openHold(pausesOf(patient).holds)) return "hold";
  return patient.active ? null : "pause";
};

/** Read-only list of the running programme, area by area. */
function Programme({ running }: { running: RunningProgramme }) {
  const names = useRunningNames(running);
  const all = programmeOf(running, false);
  const { patient, exercise } = running;
  const { day, today } = plannedOf(patient, exercise.today);
  const pause = pauseOf(patient);
  const next = (row: ProgrammeQuestionnaire): string => {
    const [first] = datesOf(questionnairePlan(row), { surgery: patient.surgery.date, today });
    if (!first) return texts.passedSpan;
    if (pause === null) return texts.nextOn(formatUs(first));
    return row.scheduletype === "custom" ? texts.ifTheIsOver(formatUs(first), pause) : texts.nextAfterThe(pause);
  };
  return (
    <>
      <p>
        {madeFrom(patient)}
        {pause && ` ${texts.nothingIsDueWhileTheLasts(pause)}`}
      </p>
      <h3>{texts.regimens}</h3>
      <ul className={styles.lines}>
        {regimenGroups(all.exercises, names.contentOf).map(({ id, rows, window }) => (
          <Line
            key={id ?? "added"}
            name={id === null ? texts.addedForThisPatient : names.regimen(id).name}
            text={texts.daysAndExercises(windowLabel(window), rows.length)}
            window={window}
            day={day}
          />
        ))}
      </ul>
      <h3>{texts.devices}</h3>
      <ul className={styles.lines}>
        {all.devices.map((row) => (
          <Line key={row._id} name={names.device(row.deviceid).name} text={windowLabel(row)} window={row} day={day} />
        ))}
      </ul>
      <h3>{texts.questionnairesHeading}</h3>
      <ul className={styles.lines}>
        {all.feedback.map((row) => (
          <li key={row._id}>
            <span>
              <strong>{names.form(row.formid).name}</strong>
              <small>{describeQuestionnaire(row)}</small>
            </span>
            <span>{next(row)}</span>
          </li>
        ))}
      </ul>
    </>
  );
}

interface DrawerProps {
  patientId: string;
  /** Called to ask a user who may change the programme to do so; null for users who may not ask, or who may change it themselves. */
  onAsk: (() => void) | null;
  onClose: () => void;
}

/** Drawer with a patient's programme, to read and print. */
export function ProgrammeDrawer({ patientId, onAsk, onClose }: DrawerProps) {
  const { answers, failed, refetch } = useRunning(patientId);
  const running = allAnswers(answers);
  return (
    <Drawer title={texts.programmeToReadOnly} width="wide" onClose={onClose}>
      <div className={styles.body}>
        {running && <Programme running={running} />}
        {!running && failed && (
          <ErrorState message={failed.failure ?? ""} reassurance={texts.nothingWasChanged} onRetry={refetch} />
        )}
        <p className={styles.foot}>
          {onAsk && (
            <button type="button" className={styles.ask} onClick={onAsk}>
              {texts.askTheClinicForAChange}
            </button>
          )}
          <Button icon={<Printer />} disabled={!running} onClick={() => window.print()}>
            {texts.print}
          </Button>
          <Button onClick={onClose}>{texts.close}</Button>
        </p>
      </div>
    </Drawer>
  );
}
