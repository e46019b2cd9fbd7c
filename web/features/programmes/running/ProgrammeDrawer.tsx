import { openHold } from "@restride/domain/patients/hold.ts";
import { datesOf } from "@restride/domain/programmes/four-weeks.ts";
import { type ProgrammeQuestionnaire, questionnairePlan, type Window } from "@restride/domain/programmes/programme.ts";
import { surgeryDayLabel, windowLabel } from "@restride/domain/programmes/surgery-day-label.ts";
import { formatUs } from "@restride/domain/values/calendar-date.ts";
import { Printer } from "lucide-react";
import { Button } from "../../../ui/look/Button.tsx";
import { ErrorState } from "../../../ui/look/States.tsx";
import { Drawer } from "../../../ui/overlay/Drawer.tsx";
import { regimenGroups } from "../exercises/regimen-groups.ts";
import { weekdayWords } from "../preview/date-words.ts";
import { DaysBar } from "../../../ui/chart/DaysBar.tsx";
import styles from "./ProgrammeDrawer.module.css";
import {
  allThere,
  pausesOf,
  plannedOf,
  programmeOf,
  type Running,
  useRunning,
  useRunningNames,
} from "./use-running.ts";

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

const asked = (row: ProgrammeQuestionnaire): string =>
  row.scheduletype === "custom"
    ? row.schedule.map(surgeryDayLabel).join(", ")
    : `${row.schedule.map((weekday) => weekdayWords[weekday]).join(" ")}, ${windowLabel(row)}`;

/** What runs, area by area, to read. */
function Programme({ running }: { running: Running }) {
  const names = useRunningNames(running);
  const all = programmeOf(running, false);
  const { patient, exercise } = running;
  const { day, today } = plannedOf(patient, exercise.today);
  const isPaused = openHold(pausesOf(patient).holds) !== undefined || !patient.active;
  const next = (row: ProgrammeQuestionnaire): string => {
    const [first] = datesOf(questionnairePlan(row), { surgery: patient.surgery.date, today });
    if (!first) return "passed";
    return isPaused ? "next after the pause" : `next ${formatUs(first)}`;
  };
  return (
    <>
      <p>
        {patient.careplan ?? "No care plan"}, surgery {formatUs(patient.surgery.date)}.
        {isPaused && " Nothing is due while the pause lasts."}
      </p>
      <h3>REGIMENS</h3>
      <ul className={styles.lines}>
        {regimenGroups(all.exercises, names.contentOf).map(({ id, rows, window }) => (
          <Line
            key={id ?? "added"}
            name={id === null ? "Added for this patient" : names.regimen(id).name}
            text={`${windowLabel(window)} · ${rows.length} ${rows.length === 1 ? "exercise" : "exercises"}`}
            window={window}
            day={day}
          />
        ))}
      </ul>
      <h3>DEVICES</h3>
      <ul className={styles.lines}>
        {all.devices.map((row) => (
          <Line key={row._id} name={names.device(row.deviceid).name} text={windowLabel(row)} window={row} day={day} />
        ))}
      </ul>
      <h3>QUESTIONNAIRES</h3>
      <ul className={styles.lines}>
        {all.feedback.map((row) => (
          <li key={row._id}>
            <span>
              <strong>{names.form(row.formid).name}</strong>
              <small>{asked(row)}</small>
            </span>
            <span>{next(row)}</span>
          </li>
        ))}
      </ul>
    </>
  );
}

/** A patient's programme, to read and to print. */
export function ProgrammeDrawer({ patientId, onClose }: { patientId: string; onClose: () => void }) {
  const { answers, failed, askAgain } = useRunning(patientId);
  const running = allThere(answers);
  return (
    <Drawer title="Programme, to read only" onClose={onClose}>
      <div className={styles.body}>
        {running && <Programme running={running} />}
        {!running && failed && (
          <ErrorState message={failed.failure ?? ""} safe="Nothing was changed." onRetry={askAgain} />
        )}
        <p className={styles.foot}>
          <Button icon={<Printer />} onClick={() => window.print()}>
            Print
          </Button>
          <Button onClick={onClose}>Close</Button>
        </p>
      </div>
    </Drawer>
  );
}
