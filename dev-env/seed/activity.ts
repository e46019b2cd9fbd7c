import { allPlausible, motionsOf } from "@restride/domain/device-charts/reading-values.ts";
import { isLater, type ScoredOn, scoresOfForm } from "@restride/domain/progress-page/progress-series.ts";
import { type ScoreName, scoreOf } from "@restride/domain/questionnaires/score.ts";
import { isPlannedOn } from "@restride/domain/schedules/due-days.ts";
import { type AnyItem, areas, type Area, isValidOn } from "@restride/domain/schedules/schedule-item.ts";
import {
  daysBetween,
  fromDayNumber,
  weekdayOfNumber,
  type CalendarDate,
} from "@restride/domain/values/calendar-date.ts";
import { adherenceOn, byDevice, longFormAnswered } from "./adherence.ts";
import { answersOn } from "./answers.ts";
import { versionIdOf } from "@restride/server/reference-data/content-ids.ts";
import { idAt } from "./ids.ts";
import { instantOn } from "./instants.ts";
import type { Order } from "./orders.ts";
import type { Person } from "./people/person.ts";
import type { Plan, PlannedDevice, PlannedExercise, PlannedQuestionnaire } from "./plan.ts";
import { measuringDevice, readingOn } from "./readings.ts";
import type { Sink } from "./sink.ts";

/** Sums of a patient's activity for lists: due and done, for today only what is done, and the last scores. */
export type Summary = {
  readonly due: Record<Area, number>;
  readonly done: Record<Area, number>;
  readonly scores: Map<ScoreName, ScoredOn>;
};

/** Input for generating a patient's days. */
export type Stage = {
  readonly person: Person;
  readonly plan: Plan;
  readonly orders: ReadonlyMap<string, Order>;
  readonly sink: Sink;
  readonly now: number;
  readonly days: { readonly from: number; readonly to: number };
};

type Day = {
  readonly day: number;
  readonly number: number;
  readonly date: CalendarDate;
  readonly mean: number;
  readonly will: number;
};

const iso = (instantMs: number): string => new Date(instantMs).toISOString();

/** Times of the first, second … round of a day, in minutes after midnight. */
const rounds = [
  [480, 600],
  [960, 1140],
  [720, 800],
  [1200, 1270],
  [660, 710],
  [860, 930],
] as const;
const mornings = [
  [420, 540],
  [1080, 1200],
  [720, 780],
  [900, 960],
] as const;

/** Returns the instants of rounds up to now, earliest first. */
const instantsOf = (
  { person, now }: Stage,
  number: number,
  times: number,
  hours: readonly (readonly [number, number])[],
): number[] =>
  Array.from({ length: times }, (_, round) => hours[round % hours.length]!)
    .map(([from, to]) => instantOn(number, person.random.int(from, to), person.clinic.place.timeZone))
    .filter((instant) => instant <= now)
    .sort((a, b) => a - b);

/** Returns how often of its times something is done: all, some, or none. */
const timesDone = ({ random }: Person, times: number, probability: number): number => {
  if (random.chance(probability)) return times;
  return times > 1 && random.chance(0.3) ? random.int(1, times - 1) : 0;
};

const doExercise = (stage: Stage, item: PlannedExercise, { number, date, will }: Day): boolean => {
  const { person, sink } = stage;
  const done = instantsOf(stage, number, timesDone(person, item.times, will), rounds);
  if (done.length === 0) return false;
  sink.add("exercise_done", {
    customer_id: person.clinic.id,
    patient_id: person.id,
    day: date,
    item_id: item.id,
    times_done: done.length,
    last_at: iso(done.at(-1)!),
  });
  return done.length >= item.times;
};

const keepLast = ({ scores }: Summary, newScores: readonly ScoredOn[]): void => {
  for (const score of newScores) {
    const lastScore = scores.get(score.name);
    if (!lastScore || isLater(score, lastScore)) scores.set(score.name, score);
  }
};

const useDevice = (stage: Stage, item: PlannedDevice, dayContext: Day, summary: Summary): boolean => {
  const { day, number, date, mean, will } = dayContext;
  const { person, sink, orders } = stage;
  const { delivered = null, returned = null } = orders.get(item.id) ?? {};
  if (delivered === null || day <= delivered || (returned !== null && day >= returned)) return false;
  const passive = mean === 0 && item.device === "D6" && person.adherence.stopWeek !== null;
  const walksOn = passive && day <= (person.adherence.stopWeek! + 2) * 7 ? 0.85 : will * (byDevice[item.device] ?? 1);
  const instants = instantsOf(stage, number, timesDone(person, item.times, walksOn), mornings);
  for (const instant of instants) {
    const values = readingOn(item.device, person, day);
    const { name: source, metrics } = measuringDevice(item.device);
    const at = iso(instant);
    const whose = { customer_id: person.clinic.id, patient_id: person.id, item_id: item.id };
    sink.add("device_readings", {
      ...whose,
      taken_at: at,
      day: date,
      values,
      plausible: allPlausible(values, metrics),
    });
    keepLast(
      summary,
      motionsOf(values, metrics).map((motion) => ({ ...motion, date, at, source })),
    );
  }
  return instants.length >= item.times;
};

const longForms = new Set(["oxford-knee", "oxford-hip", "koos-jr", "hoos-jr", "promis"]);

const submittedAt = ({ person, now }: Stage, number: number): number | null => {
  const late = person.random.chance(0.12) ? person.random.int(1, 2) : 0;
  const instant = instantOn(number + late, person.random.int(1080, 1290), person.clinic.place.timeZone);
  return instant <= now ? instant : null;
};

const answerForm = (stage: Stage, item: PlannedQuestionnaire, dayContext: Day, summary: Summary): boolean => {
  const { person, sink } = stage;
  const { kind, code } = item.questionnaire;
  const willing =
    longForms.has(kind) && dayContext.mean > 0 && !person.story ? longFormAnswered(dayContext.day) : dayContext.will;
  const at = person.random.chance(willing) ? submittedAt(stage, dayContext.number) : null;
  if (at === null) return false;
  const answers = answersOn(kind, person, dayContext.day);
  sink.add("questionnaire_answers", {
    customer_id: person.clinic.id,
    patient_id: person.id,
    answer_id: idAt(at, person.random),
    item_id: item.id,
    questionnaire_id: versionIdOf("questionnaire", code),
    day: dayContext.date,
    submitted_at: iso(at),
    answers,
    score: scoreOf(kind, answers),
  });
  keepLast(
    summary,
    scoresOfForm({ kind, answers, date: dayContext.date, at: iso(at), source: item.questionnaire.name }),
  );
  return true;
};

/** Returns whether a revision is valid and planned on a day. */
const isPlannedFor = (item: AnyItem, { day, number, date }: Day, surgery: CalendarDate): boolean => {
  const since = item.surgeryDate === surgery ? day : day + daysBetween(item.surgeryDate, surgery);
  return isPlannedOn(item, since, weekdayOfNumber(number)) && isValidOn(item, date);
};

const isHeld = ({ holds }: Person, day: number): boolean =>
  holds.some(([from, to]) => day >= from && (to === null || day < to));

const meanOn = ({ story, adherence, age, endedOn, addedOn }: Person, day: number, weekday: number): number => {
  if (day === 0 || day < addedOn || (endedOn !== null && day > endedOn)) return 0;
  return story?.meanOn?.(day, weekday) ?? adherenceOn(adherence, age, day, weekday);
};

const dayOf = (person: Person, day: number): Day => {
  const number = person.surgeryNumber + day;
  const mean = meanOn(person, day, weekdayOfNumber(number));
  const will = mean === 0 ? 0 : person.story ? mean : person.random.beta(mean, 2.5);
  return { day, number, date: fromDayNumber(number), mean, will };
};

/** Generates one day: what was due, what was done, and the row of the day. */
const playDay = (stage: Stage, day: number, summary: Summary): void => {
  const { person, plan, sink } = stage;
  const dayContext = dayOf(person, day);
  if (person.endedOn !== null && day > person.endedOn) return;
  const surgery = fromDayNumber(person.surgeryNumber);
  const [past, isOnHold] = [day <= person.today, isHeld(person, day)];
  const none = { due: 0, done: 0 };
  const count = { exercise: { ...none }, measurement: { ...none }, questionnaire: { ...none } };
  const play = <Item extends AnyItem>(area: Area, items: readonly Item[], act: (item: Item) => boolean) => {
    for (const item of items) {
      if (!isPlannedFor(item, dayContext, surgery)) continue;
      const done = past && !(isOnHold && !person.random.chance(0.2)) && act(item);
      if (isOnHold) continue;
      count[area].due += 1;
      if (done) count[area].done += 1;
    }
  };
  play("exercise", plan.exercises, (item) => doExercise(stage, item, dayContext));
  play("measurement", plan.devices, (item) => useDevice(stage, item, dayContext, summary));
  play("questionnaire", plan.questionnaires, (item) => answerForm(stage, item, dayContext, summary));
  for (const area of areas) {
    if (!past) break;
    summary.due[area] += count[area][day === person.today ? "done" : "due"];
    summary.done[area] += count[area].done;
  }
  if (!isOnHold && areas.every((area) => count[area].due === 0)) return;
  sink.add("patient_days", {
    customer_id: person.clinic.id,
    patient_id: person.id,
    day: dayContext.date,
    exercise_due: count.exercise.due,
    exercise_done: count.exercise.done,
    measurement_due: count.measurement.due,
    measurement_done: count.measurement.done,
    questionnaire_due: count.questionnaire.due,
    questionnaire_done: count.questionnaire.done,
    on_hold: isOnHold,
  });
};

/** Generates a patient's days and returns their sums. */
export const playDays = (stage: Stage): Summary => {
  const zero = (): Record<Area, number> => ({ exercise: 0, measurement: 0, questionnaire: 0 });
  const summary: Summary = { due: zero(), done: zero(), scores: new Map() };
  for (let { from: day } = stage.days; day <= stage.days.to; day++) playDay(stage, day, summary);
  return summary;
};
