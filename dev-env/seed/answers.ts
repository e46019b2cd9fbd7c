import { painCodeOf } from "@restride/domain/questionnaires/pain-level.ts";
import type { Answers, QuestionnaireKind } from "@restride/domain/questionnaires/score.ts";
import type { Person } from "./people/person.ts";

const clamp = (value: number, min: number, max: number): number => Math.min(max, Math.max(min, Math.round(value)));

/** Differences of items from the mean: kneeling, stairs, limp, night; washing, shopping, car. */
const kneeOffsets = [0, 0.5, 0.2, 0, 0, -0.3, -1.1, -0.2, 0, 0, 0.3, -0.4];
const hipOffsets = [0, 0.2, -0.2, -0.3, 0, -0.4, -0.9, 0, 0.2, 0.5, 0.3, 0];

const sum = (items: readonly number[]): number => items.reduce((total, item) => total + item, 0);

/** Returns twelve items of 0 to 4 with a given total: from offsets and noise, then corrected one by one. */
const itemsOf = (total: number, offsets: readonly number[], { random }: Person): number[] => {
  const items = offsets.map((offset) => clamp(total / 12 + offset + random.normal(0, 0.6), 0, 4));
  for (let left = total - sum(items); left !== 0; left = total - sum(items)) {
    const step = Math.sign(left);
    const movable = items.flatMap((item, at) => (item + step >= 0 && item + step <= 4 ? [at] : []));
    const at = random.pick(movable);
    items[at] = (items[at] ?? 0) + step;
  }
  return items;
};

const jointScore = ({ course, random, story }: Person, day: number): number =>
  clamp(course.joint(day) + (story ? 0 : random.normal(0, 2)), 0, 48);

const extents = (count: number, person: Person, day: number): number[] => {
  const trouble = 4 - jointScore(person, day) / 12;
  return Array.from({ length: count }, () => clamp(trouble + person.random.normal(0, 0.5), 0, 4));
};

const bendBand = (flexion: number): number | null => {
  if (flexion < 90) return null;
  if (flexion < 105) return 98;
  return flexion < 115 ? 110 : flexion < 130 ? 122 : 132;
};

const straightBand = (deficit: number): number => (deficit <= 10 ? 86 : deficit <= 40 ? 65 : 25);

const safety = ({ course }: Person, day: number): number[] => [
  course.temperature(day) > 100.4 ? 1 : 0,
  course.redness(day) > 20 || course.drainage(day) > 1 ? 1 : 0,
  0,
  course.spo2(day) < 94 ? 1 : 0,
];

const feedback = ({ course, adherence, random }: Person, day: number): number[] => [
  clamp(5.4 - course.pain(day) / 2 - (adherence.base < 0.6 ? 1 : 0) + random.normal(0, 0.5), 1, 5),
  clamp(1.5 + 3.5 * adherence.base + random.normal(0, 0.6), 1, 5),
];

/** Returns a patient's answers on a day counted from surgery, consistent with their course. */
export const answersOn = (kind: QuestionnaireKind, person: Person, day: number): Answers => {
  const { course, random, story } = person;
  const storyAnswers = story?.answers?.(kind, day);
  if (storyAnswers) return storyAnswers;
  if (kind === "oxford-knee") return itemsOf(jointScore(person, day), kneeOffsets, person);
  if (kind === "oxford-hip") return itemsOf(jointScore(person, day), hipOffsets, person);
  if (kind === "pain") return [painCodeOf(course.pain(day) + (person.story ? 0 : random.normal(0, 0.8)))];
  if (kind === "range-of-motion") return [bendBand(course.flexion(day)), straightBand(course.deficit(day))];
  if (kind === "koos-jr") return extents(7, person, day);
  if (kind === "hoos-jr") return extents(6, person, day);
  return kind === "safety" ? safety(person, day) : feedback(person, day);
};
