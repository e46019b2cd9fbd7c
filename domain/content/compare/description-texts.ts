import { countText } from "../../texts/count-text.ts";
import { figureWithUnit } from "../../charts/points.ts";
import { weekdayNames } from "../../texts/weekday-names.ts";
import { surgeryDayLabel } from "../../texts/surgery-day-texts.ts";
import { intervalLabel, isInterval } from "../../schedules/interval.ts";
import type {
  ComparedDevice,
  ComparedDose,
  ComparedPart,
  ComparedQuestion,
  ComparedSpan,
  ComparedValue,
} from "./compared-content.ts";

const joinWords = (words: readonly (string | false | null | undefined)[], separator = ", "): string =>
  words.filter(Boolean).join(separator);

const day = (each: number | null | undefined): string => (typeof each === "number" ? surgeryDayLabel(each) : "?");

/** Formats a window of days: `S+1 → S+14`; empty for none. */
export const daysText = (start: number | null | undefined, end: number | null | undefined): string =>
  start === end && typeof start !== "number" ? "" : `${day(start)} → ${day(end)}`;

/** Formats an interval: 'Every Day'; empty while nothing is chosen. */
export const intervalText = (interval: number | null | undefined): string =>
  typeof interval === "number" && isInterval(interval) ? intervalLabel(interval) : "";

const timesADay = (time: number | null | undefined): string => (typeof time === "number" ? `${time}× a day` : "");

const onSurgery = (skips: boolean | null | undefined): string => (skips === false ? "on the day of surgery too" : "");

/** Formats a count with its noun, such as '2 sets'; empty for none. */
export const countWithNoun = (count: number | null | undefined, one: string): string => {
  return typeof count === "number" ? countText(count, one) : "";
};

/** Formats the dose of an exercise: '2 sets, 10 repeats, hold 5 seconds, 2× a day, Every Day'. */
export const doseText = ({ set, repeat, holdseconds, time, interval }: ComparedDose): string =>
  joinWords([
    countWithNoun(set, "set"),
    countWithNoun(repeat, "repeat"),
    holdseconds ? `hold ${countWithNoun(holdseconds, "second")}` : "",
    timesADay(time),
    intervalText(interval),
  ]);

/** Formats the days and times on which a care plan asks for a device. */
export const deviceText = ({ start_date, end_date, interval, time, skiponsurgerydate }: ComparedDevice): string =>
  joinWords([daysText(start_date, end_date), intervalText(interval), timesADay(time), onSurgery(skiponsurgerydate)]);

/** Formats the days of a questionnaire in one of its spans of a care plan: 'Mon Thu S+3 → S+42', 'S-14, S+42'. */
export const spanText = ({ scheduletype, schedule, startdate, enddate, skiponsurgerydate }: ComparedSpan): string => {
  const days = schedule ?? [];
  const when =
    scheduletype === "weekly"
      ? joinWords([days.map((weekday) => weekdayNames[weekday] ?? "?").join(" "), daysText(startdate, enddate)], " ")
      : days.map(surgeryDayLabel).join(", ");
  return joinWords([when, onSurgery(skiponsurgerydate)]);
};

/** Formats a regimen of a care plan: its days, number of exercises, and version. */
export const regimenText = ({ startdate, enddate, exercises, number }: ComparedPart): string =>
  joinWords([daysText(startdate, enddate), countWithNoun(exercises, "exercise"), `version ${number}`]);

/** Formats the answers of a question with their points: 'No (0), Yes (1)'. */
export const answersText = ({ options }: ComparedQuestion): string =>
  (options ?? []).map(({ option, optnumber }) => `${option ?? ""} (${optnumber ?? "?"})`).join(", ");

const limits = (min: number | null | undefined, max: number | null | undefined): string => {
  if (typeof min === "number" && typeof max === "number") return `${min} to ${max}`;
  return typeof min === "number" ? `from ${min}` : `up to ${max ?? "?"}`;
};

/** Formats the possible range of a reading's value, and the limits that charts draw: '0 to 150°; from S+15: from 90'. */
export const valueText = ({ unit, min, max, thresholds }: ComparedValue): string =>
  joinWords(
    [
      figureWithUnit(limits(min, max), unit ?? ""),
      ...(thresholds ?? []).map(
        ({ fromday, ...limit }) =>
          `${typeof fromday === "number" ? `from ${surgeryDayLabel(fromday)}` : "any day"}: ${limits(limit.min, limit.max)}`,
      ),
    ],
    "; ",
  );
