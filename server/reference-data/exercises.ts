import type { Interval } from "@restride/domain/schedules/interval.ts";
import { readInterval, readTable } from "./read-table.ts";

/** Days from surgery, both included. */
export type Span = { readonly start: number; readonly end: number };

/**
 * An exercise of the program with its usual dose; a span is null when the exercise is not for that joint, or not for the time before
 * surgery.
 */
export type Exercise = {
  readonly code: string;
  readonly name: string;
  readonly purpose: string;
  readonly hold: number;
  readonly repeats: number;
  readonly sets: number;
  readonly times: number;
  readonly interval: Interval;
  readonly caution: string;
  readonly before: Span | null;
  readonly knee: Span | null;
  readonly hip: Span | null;
};

const text = `
code | name | purpose | seconds x repeats x sets x times a day | before | knee | hip | interval | not if, or with care
E01 | Ankle Pumps | Moves blood through the calf and limits swelling. | 1 x 20 x 1 x 4 | -28 to -1 | 1 to 28 | 1 to 28 | 1 | new calf pain: stop and call
E02 | Quad Sets | Wakes the front thigh muscle and helps the knee lie straight. | 5 x 10 x 2 x 3 | -28 to -1 | 1 to 42 | 1 to 28 | 1 | do not hold the breath
E03 | Glute Squeezes | Wakes the buttock muscles needed for standing up. | 5 x 10 x 2 x 3 | -28 to -1 | 1 to 28 | 1 to 42 | 1 |
E04 | Heel Press (Hamstring Set) | Wakes the back of the thigh without moving the joint. | 5 x 10 x 1 x 2 | - | 3 to 28 | 5 to 28 | 1 | cramp
E05 | Heel Slides, Lying | Bends knee and hip gently with the bed taking the weight. | 5 x 10 x 2 x 3 | -28 to -1 | 1 to 42 | 1 to 28 | 1 | hip: stay below 90°, knee to the ceiling
E06 | Seated Knee Bends | Gains bend by sliding the foot under the chair. | 10 x 10 x 1 x 3 | - | 2 to 56 | - | 1 | do not lift the hip from the seat
E07 | Strap-Assisted Heel Slide | Adds a slow pull to the last degrees of bend. | 20 x 5 x 1 x 3 | - | 10 to 84 | - | 1 | wound not dry; pain above 5/10
E08 | Short Arc Quads | Trains the last part of straightening over a roll. | 5 x 10 x 2 x 2 | -28 to -1 | 4 to 42 | 4 to 42 | 1 | take the roll away afterwards
E09 | Straight Leg Raise | Shows and builds control of the straight leg. | 3 x 10 x 2 x 2 | -28 to -1 | 5 to 84 | 43 to 90 | 1 | knee lags: back to E02; hip: not before S+43
E10 | Long Arc Quads, Seated | Strengthens straightening against gravity. | 5 x 10 x 2 x 2 | -28 to -1 | 7 to 84 | 7 to 84 | 1 | hip: chair higher than the knee
E11 | Heel Prop Stretch | Lets the knee sink straight by its own weight. | 300 x 1 x 1 x 3 | - | 1 to 56 | - | 1 | never a pillow under the knee at rest
E12 | Prone Hang | Stretches a knee that does not lie straight. | 180 x 1 x 1 x 2 | - | 15 to 84 | - | 1 | back pain; wound not dry
E13 | Bed Abduction Slides | Opens the hip without lifting the leg. | 2 x 10 x 2 x 2 | -28 to -1 | 3 to 28 | 2 to 28 | 1 | toes up, not past the midline; lateral approach: S+43
E14 | Bridge | Strengthens buttocks for stairs and beds. | 3 x 10 x 2 x 1 | -28 to -1 | 15 to 120 | 22 to 120 | 5 | both feet down; back pain
E15 | Standing Hip Abduction | Strengthens the side of the hip for a level walk. | 2 x 10 x 2 x 2 | -28 to -1 | 15 to 120 | 15 to 120 | 1 | hold a counter; lateral approach: S+43
E16 | Standing Hip Extension | Strengthens push-off. | 2 x 10 x 2 x 2 | - | 15 to 120 | 15 to 120 | 1 | anterior approach: not past neutral before S+43
E17 | Standing March | Trains lifting the foot for steps. | 1 x 10 x 2 x 2 | - | 10 to 42 | 15 to 56 | 1 | hip: knee stays below hip height
E18 | Standing Hamstring Curl | Bends the knee while standing. | 2 x 10 x 2 x 2 | - | 15 to 84 | 22 to 84 | 1 | hold a counter
E19 | Heel Raises | Strengthens the calf and balance. | 2 x 12 x 2 x 2 | -28 to -1 | 15 to 120 | 15 to 120 | 1 | hold a counter
E20 | Sit to Stand | Makes rising from a chair easy again. | 1 x 8 x 2 x 2 | -28 to -1 | 15 to 120 | 22 to 120 | 1 | hip: raised seat until S+42
E21 | Mini Squats | Loads both legs in a small bend. | 2 x 10 x 2 x 1 | - | 29 to 180 | 43 to 180 | 5 | bend up to 45°
E22 | Wall Slides | Builds thigh endurance. | 5 x 8 x 2 x 1 | - | 43 to 180 | 57 to 180 | 3 | bend up to 60°
E23 | Step-Ups, Low Step | Trains stairs one step at a time. | 1 x 10 x 2 x 1 | - | 29 to 180 | 43 to 180 | 5 | rail in reach; 4 inches first
E24 | Side Step-Downs | Controls going down stairs. | 1 x 10 x 2 x 1 | - | 57 to 180 | 71 to 180 | 3 | knee pain above 3/10
E25 | Single-Leg Balance | Trains steadiness on one leg. | 15 x 4 x 1 x 1 | - | 36 to 180 | 50 to 180 | 5 | fall in the last 3 months: with a helper
E26 | Heel-to-Toe Walk | Trains narrow walking. | 0 x 10 x 2 x 1 | - | 43 to 180 | 43 to 180 | 3 | along a counter
E27 | Clamshells | Strengthens turning the hip out. | 2 x 10 x 2 x 1 | - | 29 to 120 | 57 to 180 | 3 | hip precautions: not before S+57, pillow between knees
E28 | Side Leg Lift, Lying | Strengthens the side of the hip. | 2 x 10 x 2 x 1 | - | 29 to 120 | 57 to 180 | 3 | hip: lie on the other side only with a pillow
E29 | Exercise Bike, No Load | Moves the joint through a smooth circle. | 600 x 1 x 1 x 1 | -28 to -1 | 15 to 180 | 29 to 180 | 5 | full turns need about 105° of bend; hip: high saddle
E30 | Short Walks with Aid | Returns a heel-toe walk. | 300 x 1 x 1 x 4 | -28 to -1 | 1 to 28 | 1 to 28 | 1 | swelling up next morning: halve it
E31 | Longer Walk | Builds distance and mood. | 1200 x 1 x 1 x 1 | - | 22 to 180 | 22 to 180 | 5 | even ground first
E32 | Stair Practice | Good leg up first, operated leg down first. | 0 x 6 x 1 x 1 | - | 3 to 42 | 3 to 42 | 1 | rail and a helper
E33 | Calf Stretch | Loosens the calf for a longer step. | 30 x 3 x 1 x 2 | - | 22 to 120 | 22 to 120 | 1 |
E34 | Seated Hamstring Stretch | Helps full straightening. | 30 x 3 x 1 x 2 | - | 22 to 120 | 91 to 180 | 1 | hip: leaning forward breaks the 90° rule
E35 | Kneecap Glides | Keeps the kneecap moving. | 2 x 10 x 1 x 2 | - | 15 to 56 | - | 1 | only on a closed wound
E36 | Scar Massage | Keeps the scar soft. | 120 x 1 x 1 x 2 | - | 28 to 84 | 28 to 84 | 1 | closed and dry for a week
E37 | Ice and Elevation | Limits swelling after exercise. | 900 x 1 x 1 x 4 | - | 1 to 28 | 1 to 28 | 1 | cloth between ice and skin
E38 | Deep Breaths and Cough | Clears the lungs after anesthesia. | 3 x 5 x 1 x 6 | - | 1 to 7 | 1 to 7 | 1 |
E39 | Chair Push-Ups | Prepares the arms for walker and stairs. | 2 x 10 x 1 x 1 | -28 to -1 | - | - | 3 | shoulder pain
E40 | Hip Flexor Stretch, Bed Edge | Returns standing tall. | 30 x 3 x 1 x 1 | - | - | 57 to 180 | 5 | anterior approach: surgeon agrees first
E41 | Band Knee Straightening | Strengthens the last degrees under load. | 3 x 12 x 2 x 1 | - | 43 to 180 | - | 3 | kneecap pain
E42 | Leg Press, Light | Builds general leg strength. | 1 x 12 x 3 x 1 | - | 57 to 180 | 57 to 180 | 2 | bend up to 70°; blood pressure high
`;

const spanOf = (cell: string): Span | null => {
  const [start, end] = cell.split(" to ").map(Number);
  return start === undefined || end === undefined ? null : { start, end };
};

/** The catalog: doses and windows are in the usual range of hospital protocols. A clinic approves its own before use. */
export const exercises: readonly Exercise[] = readTable(text).map((cells) => {
  const [code = "", name = "", purpose = "", dose = "", before = "", knee = "", hip = "", interval = "", caution = ""] =
    cells;
  const [hold = 0, repeats = 0, sets = 1, times = 1] = dose.split(" x ").map(Number);
  const spans = { before: spanOf(before), knee: spanOf(knee), hip: spanOf(hip) };
  return { code, name, purpose, hold, repeats, sets, times, interval: readInterval(interval), caution, ...spans };
});

/** The rule of all exercises for cases of doubt. */
export const stopRule =
  "Stop on sharp pain, pain above 5/10 that lasts over 2 hours, dizziness, chest pain, breathlessness, new calf pain or an open wound.";
