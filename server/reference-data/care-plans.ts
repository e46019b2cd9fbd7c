import type { AgeGroup } from "@restride/domain/patients/age-group.ts";
import type { Pace } from "@restride/domain/programmes/pace.ts";
import type { Span } from "./exercises.ts";
import type { Interval } from "@restride/domain/schedules/interval.ts";
import { readInterval, readTable } from "./read-table.ts";

export type PlanDevice = Span & { readonly code: string; readonly interval: Interval; readonly times: number };

export type CarePlan = {
  readonly code: string;
  readonly name: string;
  readonly description: string;
  readonly joint: "knee" | "hip" | null;
  /** The age groups of patients that the plan is for; empty for all ages. */
  readonly ages: readonly AgeGroup[];
  readonly pace: Pace;
  readonly regimens: readonly string[];
  readonly devices: readonly PlanDevice[];
  readonly questionnaires: readonly string[];
};

/** D1 2..42 1x2: the device, its window, its interval, its times a day. */
const text = `
code | name | joint | ages | pace | regimens | devices | questionnaires | description
P1 | Knee Standard | knee | 61-70 71-80 | standard | R1 R2 R3 R4 | D1 2..42 1x2, D6 -14..84 1x1, D7 1..14 1x2, D8 2..21 3x1 | K12 PAIN BEND SAFE GOING | Twelve weeks after a total knee replacement: bend first, then strength. Sensor for six weeks, temperature and wound for two to three.
P2 | Knee Active | knee | 41-50 51-60 | fast | R1 R2 R3 R4 | D1 1..56 1x3, D6 -14..120 1x1, D2 14..90 2x1 | K12 PAIN BEND SAFE GOING KOOS | For active people after a total knee replacement: phases begin three days earlier, with the sensor for eight weeks.
P3 | Knee Gentle | knee | 71-80 81+ | gentle | R1 R2 R3 R4 | D2 7..60 3x1, D3 1..28 1x1, D4 1..28 1x2, D5 1..14 1x2, D7 1..14 1x2 | K12 PAIN BEND SAFE GOING | A smaller dose after a total knee replacement, with blood pressure, weight and oxygen at home for the first weeks.
P4 | Partial Knee Fast | knee | 51-60 61-70 | fast | R1 R5 R4 | D1 1..28 1x2, D6 -14..84 1x1 | K12 PAIN BEND SAFE GOING KOOS | After a partial knee replacement: early bend, strength from the third week.
P5 | Hip with Precautions | hip | 61-70 71-80 81+ | standard | R1 R6 R8 | D6 -14..90 1x1, D4 1..14 1x1, D7 1..14 1x2, D8 2..21 3x1 | H12 PAIN SAFE GOING | Six weeks with posterior hip precautions, then strength and balance to week thirteen.
P6 | Hip Active | hip | 41-50 51-60 61-70 | fast | R1 R7 R8 | D6 -14..120 1x1, D2 28..90 7x1, D3 1..84 7x1 | H12 PAIN SAFE GOING HOOS | After an anterior approach: early steps, strength from week seven, motion checked once a week.
PW | Watch Only | | | standard | | D6 -14..90 1x1, D4 1..28 1x1, D7 1..14 1x2 | PAIN SAFE | Devices and short questions, no exercises: for patients who train with their own therapist.
PQ | Questionnaires Only | | | standard | | | PAIN GOING | Short questions after surgery, no devices and no exercises.
`;

const readDevice = (entry: string): PlanDevice => {
  const [code = "", days = "", dose = ""] = entry.trim().split(" ");
  const [start = 0, end = 0] = days.split("..").map(Number);
  const [interval = "1", times = "1"] = dose.split("x");
  return { code, start, end, interval: readInterval(interval), times: Number(times) };
};

const wordsOf = (cell: string): string[] => cell.split(" ").filter(Boolean);

/** The care plans that a clinic can choose from. */
export const carePlans: readonly CarePlan[] = readTable(text).map((cells) => {
  const [
    code = "",
    name = "",
    joint = "",
    ages = "",
    pace = "",
    regimens = "",
    devices = "",
    questionnaires = "",
    description = "",
  ] = cells;
  return {
    code,
    name,
    description,
    joint: joint === "knee" || joint === "hip" ? joint : null,
    ages: wordsOf(ages) as AgeGroup[],
    pace: pace as Pace,
    regimens: wordsOf(regimens),
    devices: devices ? devices.split(",").map(readDevice) : [],
    questionnaires: wordsOf(questionnaires),
  };
});
