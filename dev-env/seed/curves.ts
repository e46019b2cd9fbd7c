import type { Random } from "./random.ts";

/** Course of a patient's body: each value on a day counted from surgery, without measuring noise. */
export type Course = {
  /** Best flexion of a knee, in degrees. */
  readonly flexion: (day: number) => number;
  /** Extension deficit of a knee, in degrees. */
  readonly deficit: (day: number) => number;
  /** Pain, 0 to 10. */
  readonly pain: (day: number) => number;
  /** Function of knee or hip, 0 to 48. */
  readonly joint: (day: number) => number;
  readonly steps: (day: number) => number;
  /** Degrees Fahrenheit. */
  readonly temperature: (day: number) => number;
  readonly pulse: (day: number) => number;
  readonly spo2: (day: number) => number;
  readonly systolic: (day: number) => number;
  /** Pounds. */
  readonly weight: (day: number) => number;
  /** Millimeters of redness around the wound. */
  readonly redness: (day: number) => number;
  /** Drainage of the wound, 0 to 3. */
  readonly drainage: (day: number) => number;
  readonly hipFlexion: (day: number) => number;
};

/** Random traits that a patient's course depends on; they never change. */
export type Constitution = {
  readonly joint: "knee" | "hip";
  readonly female: boolean;
  readonly partial: boolean;
  /** Standard normal deviates of motion, pace, pain and function. */
  readonly z: number;
  readonly z2: number;
  readonly zPain: number;
  readonly zJoint: number;
  readonly slow: boolean;
  readonly lastingPain: boolean;
  readonly flexionBefore: number;
  readonly painBefore: number;
  readonly jointBefore: number;
  readonly steps: number;
  readonly weight: number;
  readonly pressure: number;
};

const clamp = (value: number, min: number, max: number): number => Math.min(max, Math.max(min, value));

/** Returns a random constitution; pain correlates with motion (-0.4) and function (-0.6). */
export const drawConstitution = (
  random: Random,
  joint: "knee" | "hip",
  female: boolean,
  bmi: number,
  heightIn: number,
): Constitution => {
  const knee = joint === "knee";
  const zPain = random.normal();
  return {
    joint,
    female,
    partial: knee && random.chance(0.044),
    zPain,
    z: -0.4 * zPain + 0.92 * random.normal(),
    z2: random.normal(),
    zJoint: -0.6 * zPain + 0.8 * random.normal(),
    slow: knee && random.chance(0.28),
    lastingPain: random.chance(knee ? 0.15 : 0.09),
    flexionBefore: random.normal(115, 13),
    painBefore: clamp(random.normal(knee ? 5.5 : 5.8, 1.8), 0, 10),
    jointBefore: clamp(knee ? random.normal(20, 7.7) : random.normal(19, 8), 2, 40),
    steps: (knee ? 1988 : 2682) * Math.exp(0.6 * random.normal()),
    weight: (bmi * heightIn * heightIn) / 703,
    pressure: random.normal(128, 12),
  };
};

const pace = ({ partial, slow }: Constitution): number => (partial ? 0.6 : 1) * (slow ? 1.8 : 1);

/** Returns flexion by day: Weibull growth to a plateau that fits published medians: 64° on day 1, 92° on 14, 111° on 56, 115° on 365. */
const flexion = (self: Constitution) => {
  const { z, z2, flexionBefore } = self;
  const time = 18 * Math.exp(0.3 * z2) * pace(self);
  return (day: number): number => {
    if (day < 1) return clamp(flexionBefore, 60, 140);
    const spread = day <= 56 ? 1 : Math.max(0.8, 1 - (0.2 * (day - 56)) / 124);
    const grown = 116 - 52 * Math.exp(-(((day - 1) / time) ** 0.82)) + 0.3 * (flexionBefore - 115) + 11.5 * spread * z;
    return clamp(grown, 30, Math.min(flexionBefore + 15, 140, day <= 14 ? 75 + 4 * day : 140));
  };
};

const deficit =
  (self: Constitution) =>
  (day: number): number =>
    day < 1
      ? clamp(4 + 2 * self.z, 0, 15)
      : Math.max(0, (0.8 + 11.6 * Math.exp(-day / (35 * pace(self)))) * Math.exp(-0.6 * self.z) - 0.9);

const pain = (self: Constitution) => {
  const knee = self.joint === "knee";
  const time = (knee ? 28 : 17) * pace(self);
  const [end, start, spread] = knee ? [1.3, 4.6, 1.6] : [0.4, 2.8, 1.3];
  const lasting = (self.lastingPain ? 3.5 : 0) + (self.slow ? 1.5 : 0);
  return (day: number): number => {
    if (day < 1) return clamp(self.painBefore + (self.female ? 0.3 : 0), 0, 10);
    const bump = day >= 9 && day <= 11 ? 0.4 : 0;
    return clamp(
      end + start * Math.exp(-day / time) + bump + spread * self.zPain + lasting * (1 - Math.exp(-day / 60)),
      0,
      10,
    );
  };
};

/** Returns the Oxford-like score by day: the score before surgery, then a gain that is lost at first and slowly regained. */
const jointFunction = (self: Constitution) => {
  const { jointBefore: before, zJoint } = self;
  const knee = self.joint === "knee";
  const gain = knee
    ? 17 + 8 * zJoint - 0.45 * (before - 20) + (self.partial ? 2 : 0)
    : 22 + 7.5 * zJoint - 0.5 * (before - 19);
  const [fast, slow, short, long] = knee ? [0.9, 0.5, 22, 100] : [1.25, 0.33, 14, 110];
  return (day: number): number =>
    day < 1
      ? before
      : clamp(before + gain * (1 - fast * Math.exp(-day / (short * pace(self))) - slow * Math.exp(-day / long)), 0, 48);
};

const steps =
  ({ joint, steps: base }: Constitution) =>
  (day: number): number => {
    if (day < 0) return base * 1.1;
    const share =
      joint === "knee"
        ? 0.06 + 1.1 * (1 - Math.exp(-((day / 32) ** 2)))
        : 0.02 + 1.44 * (1 - Math.exp(-((day / 28) ** 1.6)));
    return base * share;
  };

/** Returns a patient's course. Vital signs: fever in the first days, a faster pulse for about a week, and temporary water retention. */
export const courseOf = (self: Constitution): Course => ({
  flexion: flexion(self),
  deficit: deficit(self),
  pain: pain(self),
  joint: jointFunction(self),
  steps: steps(self),
  temperature: (day) => 98.1 + (day < 1 ? 0 : 2.1 * Math.exp(-Math.abs(day - 1) / 1.5)),
  pulse: (day) => 74 + (day < 1 ? 0 : 8 * Math.exp(-day / 7)),
  spo2: (day) => (day >= 1 && day <= 3 ? 96 : 97),
  systolic: (day) => self.pressure - (day >= 1 && day <= 7 ? 8 : 0),
  weight: (day) => self.weight + (day < 1 || day > 14 ? 0 : 3.5 * Math.exp(-(((day - 4.5) / 3.5) ** 2))),
  redness: (day) => (day < 1 ? 0 : 9 * Math.exp(-day / 8)),
  drainage: (day) => (day >= 1 && day <= 3 ? 1 : 0),
  hipFlexion: (day) => clamp(40 + 0.9 * Math.max(0, day), 20, day < 43 ? 88 : 110),
});
