import { type AreasOn, sumsOf } from "../progress-page/progress-weeks.ts";
import { type AreaProgress, overallOf } from "../progress/day-progress.ts";
import { countsLabel } from "../progress/percent.ts";
import { type DrawnScore, scoreText } from "../score-charts/drawn-score.ts";
import { areas, type Area } from "../schedules/schedule-item.ts";
import { formatUs } from "../values/calendar-date.ts";
import * as texts from "./reports-texts.ts";

const didSentence = (name: string, sums: Record<Area, AreaProgress>): string => {
  const parts = areas
    .filter((area) => sums[area].due > 0)
    .map((area) => `${countsLabel(sums[area])} ${texts.areaNouns[area]}`);
  return parts.length > 0 ? texts.didThatWereDue(name, texts.listOfParts(parts)) : "";
};

const changeOf = (score: DrawnScore): string[] => {
  const [first, last] = [score.points[0], score.points.at(-1)];
  if (!first || !last || first === last) return [];
  const { title } = score.line;
  if (first.value === last.value) return [texts.stayedAt(title, scoreText(score, last.value))];
  const values = [scoreText(score, first.value), scoreText(score, last.value)] as const;
  return [last.value > first.value ? texts.roseFromTo(title, ...values) : texts.fellFromTo(title, ...values)];
};

/** Maximum number of dates that are listed; above it the sentence has only their count. */
const maxNamed = 3;

const skippedSentence = (counted: readonly AreasOn[]): string => {
  const due = counted.filter((day) => overallOf(day).due > 0);
  const skipped = due.filter((day) => overallOf(day).done === 0);
  if (due.length === 0) return "";
  if (skipped.length === 0) return texts.somethingWasFinishedOnEvery;
  const days = texts.daysOfDays(skipped.length, due.length);
  return skipped.length > maxNamed
    ? texts.nothingWasFinishedOn(days)
    : texts.nothingWasFinishedOnText(days, skipped.map(({ date }) => formatUs(date)).join(", "));
};

/**
 * Returns the sentences of a report: what was done of what was due, how the scores changed from the first value to the last, and on which days
 * nothing was finished. An empty sentence is left out.
 */
export const reportSentences = (name: string, counted: readonly AreasOn[], scores: readonly DrawnScore[]): string[] => {
  const changes = scores.flatMap(changeOf);
  return [
    didSentence(name, sumsOf(counted)),
    changes.length > 0 ? texts.sentenceOfParts(changes) : "",
    skippedSentence(counted),
  ].filter((sentence) => sentence !== "");
};
