import type { Id } from "@restride/domain/values/id.ts";
import { addDays, type CalendarDate, fromDayNumber, weekdayOfNumber } from "@restride/domain/values/calendar-date.ts";
import { type Adherence, drawAdherence } from "../adherence.ts";
import type { Pace } from "@restride/domain/programmes/pace.ts";
import type { CarePlan } from "@restride/server/reference-data/care-plans.ts";
import { carePlan } from "../care-plan.ts";
import { firstNames, lastNames } from "../content/names.ts";
import { type Constitution, type Course, courseOf, drawConstitution } from "../curves.ts";
import { type Clinic, type WorldSize } from "./clinics.ts";
import { idAt } from "../ids.ts";
import { instantOn } from "../instants.ts";
import { makeRandom, type Random } from "../random.ts";
import { fictionPhone, type Surgeon } from "./staff.ts";
import type { Story } from "../story.ts";

/** Patient of the demo. Days count from surgery, except those named number. */
export type Person = {
  readonly id: Id;
  readonly clinic: Clinic;
  readonly surgeon: Surgeon;
  readonly random: Random;
  readonly story: Story | null;
  readonly firstname: string;
  readonly lastname: string;
  readonly gender: "male" | "female";
  readonly age: number;
  readonly dob: CalendarDate;
  readonly email: string;
  readonly phone: string;
  readonly heightIn: number;
  readonly joint: "knee" | "hip";
  readonly side: "left" | "right";
  readonly surgeryNumber: number;
  readonly today: number;
  readonly addedOn: number;
  readonly createdAt: number;
  readonly carePlan: CarePlan;
  readonly pace: Pace;
  readonly adherence: Adherence;
  readonly constitution: Constitution;
  readonly course: Course;
  readonly holds: readonly (readonly [from: number, to: number | null])[];
  /** Day on which the patient left, after which nothing is due; null for none. */
  readonly endedOn: number | null;
};

const drawAge = (random: Random, joint: "knee" | "hip"): number =>
  Math.round(Math.min(92, Math.max(28, joint === "knee" ? random.normal(67, 9) : random.normal(65.5, 11))));

/** Moves a surgery to a weekday: a Saturday becomes Thursday, a Sunday Monday. */
const onWeekday = (number: number): number => {
  const weekday = weekdayOfNumber(number);
  return weekday === 6 ? number - 2 : weekday === 0 ? number + 1 : number;
};

const drawCarePlan = (random: Random, joint: "knee" | "hip", age: number, partial: boolean): string => {
  const other = random.next();
  if (other < 0.05) return other < 0.03 ? "PW" : "PQ";
  if (joint === "hip") return age <= 70 && random.chance(0.5) ? "P6" : "P5";
  if (partial) return "P4";
  if (age <= 60) return "P2";
  return age > 75 && random.chance(0.5) ? "P3" : "P1";
};

const drawHolds = (random: Random, today: number): Person["holds"] => {
  if (today < 3 || !random.chance(0.05)) return [];
  const from = random.int(2, Math.min(40, today));
  const to = from + random.int(2, 9);
  return [[from, to > today ? null : to]];
};

const drawEnd = (random: Random, today: number): number | null => {
  if (today > 380 && random.chance(0.6)) return random.int(366, today);
  return today > 12 && random.chance(0.04) ? random.int(10, Math.min(today, 200)) : null;
};

const letters = (text: string): string => text.toLowerCase().replaceAll(/[^a-z]/g, "");
const mailHosts = ["example.com", "example.org", "example.net"];

type Traits = Pick<Person, "firstname" | "lastname" | "gender" | "age" | "joint" | "side" | "today">;

const drawTraits = (random: Random): Traits => {
  const joint = random.chance(0.61) ? "knee" : "hip";
  const gender = random.chance(joint === "knee" ? 0.63 : 0.56) ? "female" : "male";
  return {
    firstname: random.pick(firstNames[gender]),
    lastname: random.pick(lastNames),
    gender,
    joint,
    age: drawAge(random, joint),
    side: random.chance(0.55) ? "right" : "left",
    today: random.int(-35, 420),
  };
};

const bodyOf = (random: Random, { joint, gender }: Traits): { heightIn: number; bmi: number } => ({
  heightIn: Math.round((gender === "female" ? random.normal(63.5, 2.7) : random.normal(69, 2.9)) * 2) / 2,
  bmi: Math.min(48, Math.max(19, joint === "knee" ? random.normal(30.8, 5.7) : random.normal(29.5, 5.5))),
});

const addedOnOf = (random: Random, today: number): number => Math.min(-random.int(14, 42), today - random.int(0, 5));

/** Returns a random patient of a clinic, or the patient of a story. The same arguments give the same patient. */
export const makePerson = (
  size: WorldSize,
  clinic: Clinic,
  surgeons: readonly Surgeon[],
  index: number,
  story: Story | null,
): Person => {
  const random = makeRandom(size.seed, "patient", index);
  const traits: Traits = story ? { ...story, today: story.day } : drawTraits(random);
  const surgeryNumber = story ? clinic.todayNumber - story.day : onWeekday(clinic.todayNumber - traits.today);
  const today = clinic.todayNumber - surgeryNumber;
  const { heightIn, bmi } = bodyOf(random, traits);
  const constitution = drawConstitution(random, traits.joint, traits.gender === "female", bmi, heightIn);
  const plan = carePlan(story?.plan ?? drawCarePlan(random, traits.joint, traits.age, constitution.partial));
  const addedOn = story?.addedOn ?? addedOnOf(random, today);
  const createdAt = Math.min(size.now, instantOn(surgeryNumber + addedOn, random.int(540, 960), clinic.place.timeZone));
  const usual = courseOf(constitution);
  const surgeon = surgeons[story ? (story.surgeon ?? 0) : random.int(0, surgeons.length - 1)]!;
  const phone = fictionPhone(clinic.place.area, random);
  return {
    ...traits,
    today,
    clinic,
    surgeon,
    random,
    story,
    heightIn,
    surgeryNumber,
    addedOn,
    createdAt,
    constitution,
    id: idAt(createdAt, random),
    dob: addDays(fromDayNumber(clinic.todayNumber), -Math.round(traits.age * 365.25) - random.int(1, 360)),
    email: `${letters(traits.firstname).slice(0, 12)}.${letters(traits.lastname).slice(0, 18)}.${index}@${random.pick(mailHosts)}`,
    phone: story?.lastFour ? `${phone.slice(0, -4)}${story.lastFour}` : phone,
    carePlan: plan,
    pace: story?.pace ?? plan.pace,
    adherence: story?.adherence ?? drawAdherence(random),
    course: { ...usual, ...story?.course?.(usual) },
    holds: story ? (story.holds ?? []) : drawHolds(random, today),
    endedOn: story ? (story.endedOn ?? null) : drawEnd(random, today),
  };
};
