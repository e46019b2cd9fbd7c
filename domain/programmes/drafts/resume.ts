import { startingOnOrAfter } from "../../schedules/move-window.ts";
import { editExercises } from "../edit-rows.ts";
import { withoutExercises } from "../linking.ts";
import type { Programme, Window } from "../programme.ts";

const fromToday = <Row extends Window>(row: Row, today: number): Row => {
  const { start, end } = startingOnOrAfter({ start: row.startdate, end: row.enddate }, today);
  return start === row.startdate ? row : { ...row, startdate: start, enddate: end };
};

/**
 * Returns a programme that was prepared on an earlier day and begins today (a day from surgery). A start in the past becomes today; items that have
 * passed are left out, together with links to them. A programme without past days is returned as it is.
 */
export const resumeProgramme = (programme: Programme, today: number): Programme => {
  const { exercises, devices, feedback } = programme;
  if ([...exercises, ...devices, ...feedback].every(({ startdate }) => startdate >= today)) return programme;
  return {
    exercises: editExercises(exercises, (items) => withoutExercises(items, ({ end }) => end < today)).map((row) =>
      fromToday(row, today),
    ),
    devices: devices.filter(({ enddate }) => enddate >= today).map((row) => fromToday(row, today)),
    feedback: feedback.flatMap((row) => {
      if (row.scheduletype === "weekly") return row.enddate < today ? [] : [fromToday(row, today)];
      const schedule = row.schedule.filter((day) => day >= today);
      const [first, last] = [schedule[0], schedule.at(-1)];
      return first === undefined || last === undefined ? [] : [{ ...row, schedule, startdate: first, enddate: last }];
    }),
  };
};
