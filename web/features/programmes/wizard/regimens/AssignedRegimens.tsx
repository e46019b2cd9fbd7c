import { roundsOf } from "@restride/domain/programmes/effort.ts";
import { editExercises } from "@restride/domain/programmes/edit-rows.ts";
import { withoutExercises } from "@restride/domain/programmes/linking.ts";
import { exercisePlan } from "@restride/domain/programmes/programme.ts";
import { surgeryDayLabel, windowLabel } from "@restride/domain/texts/surgery-day-texts.ts";
import { addDays, formatUs } from "@restride/domain/values/calendar-date.ts";
import { isPlannedOn } from "@restride/domain/schedules/due-days.ts";
import { weekday } from "@restride/domain/values/calendar-date.ts";
import { Flag, X } from "lucide-react";
import { leaveRow } from "../../../../ui/list/leave-row.ts";
import { IconButton } from "../../../../ui/look/IconButton.tsx";
import { Tag } from "../../../../ui/look/Marks.tsx";
import card from "../../Card.module.css";
import styles from "../careplan/CarePlanStep.module.css";
import { monthSlashDay, shortDay } from "../../preview/date-texts.ts";
import { useNames } from "../../use-content.ts";
import { editProgramme, type NewPatient, useWizardState } from "../use-wizard.ts";
import { DaysBar, DaysScale } from "../../../../ui/chart/DaysBar.tsx";
import { regimenGroups } from "../../exercises/regimen-groups.ts";
import * as texts from "./regimens-texts.ts";

/** Returns the day on which the most rounds are due, the earliest of several. */
function fullestDay({ patient, day }: NewPatient, plans: ReturnType<typeof exercisePlan>[]) {
  const last = Math.max(day, ...plans.map(({ end }) => end));
  const days = Array.from({ length: last - day + 1 }, (_, at) => {
    const date = addDays(patient.surgery.date, day + at);
    const due = plans.filter((plan) => isPlannedOn(plan, day + at, weekday(date)));
    return { day: day + at, date, count: due.length, rounds: roundsOf(due) };
  });
  const busy = days.filter(({ count }) => count > 0);
  const [first] = busy.toSorted((one, other) => other.rounds - one.rounds || one.day - other.day);
  return { days: busy.length, fullest: first ?? null };
}

interface AssignedProps {
  planContext: NewPatient;
  /** Regimens with the days that they are made for. */
  offered: readonly { readonly _id: string; readonly startdate: number }[];
}

/** Section with the programme's regimens by first day, with dates and the load. */
export function AssignedRegimens({ planContext, offered }: AssignedProps) {
  const names = useNames();
  const { exercises } = useWizardState().content.programme;
  const surgery = planContext.patient.surgery.date;
  const groups = regimenGroups(exercises).filter(({ id }) => id !== null);
  const { days, fullest } = fullestDay(planContext, exercises.map(exercisePlan));
  const dateOf = (day: number): string => monthSlashDay(addDays(surgery, day));
  const describeDays = (id: string | null, window: { startdate: number; enddate: number }): string => {
    const start = window.startdate;
    const days = texts.daysAndDates(windowLabel(window), dateOf(start), dateOf(window.enddate));
    if (start !== planContext.day) return days;
    const originalStart = offered.find(({ _id }) => _id === id)?.startdate ?? start;
    return originalStart < start ? texts.startsTodayNot(days, dateOf(originalStart)) : texts.startsToday(days);
  };
  const remove = (id: string | null): void => {
    leaveRow("main");
    editProgramme({
      exercises: editExercises(exercises, (items) => withoutExercises(items, ({ row }) => row.regimen === id)),
    });
  };
  return (
    <section className={`${card.card} ${styles.preview}`} aria-label={texts.assignedRegimens}>
      <div className={card.head}>
        <div>
          <h2>
            {texts.assignedRegimens} <span className={card.mutedText}>{groups.length}</span>
          </h2>
        </div>
        <Tag look="ink">
          <Flag size={11} /> {texts.surgeryLabel(formatUs(surgery))}
        </Tag>
      </div>
      <ul>
        {groups.map(({ id, rows, window }) => (
          <li key={id} className={card.section}>
            <p className={card.row}>
              <strong>{names.regimen(id ?? "").name}</strong>
              <span>
                {rows.length}
                <IconButton
                  label={texts.removeName(names.regimen(id ?? "").name)}
                  icon={<X />}
                  onClick={() => remove(id)}
                />
              </span>
            </p>
            <p className={card.mutedText}>{describeDays(id, window)}</p>
            <DaysBar window={window} />
          </li>
        ))}
      </ul>
      {groups.length > 0 && (
        <div className={card.section}>
          <DaysScale label={surgeryDayLabel} />
        </div>
      )}
      <div className={card.section}>
        <p>
          <strong>{texts.exercisesOnDays(exercises.length, days)}</strong>
        </p>
        {fullest && (
          <p className={card.mutedText}>
            {texts.fullestDayExerciseRound(
              shortDay(fullest.date),
              surgeryDayLabel(fullest.day),
              fullest.count,
              fullest.rounds,
            )}
          </p>
        )}
      </div>
    </section>
  );
}
