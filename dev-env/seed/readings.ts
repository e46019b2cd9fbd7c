import type { ChartMetric } from "@restride/domain/device-charts/reading-values.ts";
import { devices } from "@restride/server/reference-data/devices.ts";
import type { Person } from "./people/person.ts";

const clamp = (value: number, min: number, max: number): number => Math.min(max, Math.max(min, value));
const roundWithin = (value: number, min: number, max: number): number => Math.round(clamp(value, min, max));
const roundToTenths = (value: number): number => Math.round(value * 10) / 10;

type Measure = (person: Person, day: number) => (number | null)[];

const kneeSensor: Measure = ({ course, random }, day) => [
  roundWithin(
    0.92 * course.flexion(day) + random.normal(0, 3),
    30,
    Math.min(140, day <= 14 ? 75 + 4 * Math.max(0, day) : 140),
  ),
  roundWithin(course.deficit(day) + random.normal(0, 1.5), 0, 40),
  roundWithin(random.normal(30 + Math.min(60, day), 12), 5, 400),
  roundWithin(random.normal(240, 60), 20, 900),
  roundWithin(100 - ((day * 13) % 83), 5, 100),
];

const goniometer: Measure = ({ course, random, joint }, day) =>
  joint === "knee"
    ? [
        roundWithin(course.flexion(day) + random.normal(0, 5), 30, 140),
        roundWithin(course.deficit(day) + random.normal(0, 1.5), 0, 40),
        null,
        null,
      ]
    : [
        null,
        null,
        roundWithin(course.hipFlexion(day) + random.normal(0, 3), 20, 120),
        roundWithin(12 + 0.2 * day + random.normal(0, 2), 0, 45),
      ];

const scale: Measure = ({ course, random, heightIn }, day) => {
  const weight = Math.round((course.weight(day) + random.normal(0, 0.8)) * 5) / 5;
  return [roundToTenths(weight), Math.round((weight / (heightIn * heightIn)) * 70_300) / 100];
};

const cuff: Measure = ({ course, random }, day) => {
  const systolic = roundWithin(course.systolic(day) + random.normal(0, 7), 85, 205);
  return [
    systolic,
    roundWithin(systolic * 0.6 + random.normal(0, 5), 46, 118),
    roundWithin(course.pulse(day) + random.normal(0, 5), 46, 128),
  ];
};

const oximeter: Measure = ({ course, random }, day) => [
  roundWithin(course.spo2(day) + random.normal(0, 1), 86, 100),
  roundWithin(course.pulse(day) + random.normal(0, 5), 46, 128),
  roundToTenths(clamp(random.normal(4, 1.2), 0.4, 12)),
];

const stepCounter: Measure = ({ course, random }, day) => {
  const steps = roundWithin(course.steps(day) * Math.exp(0.3 * random.normal()), 40, 20_000);
  return [steps, roundWithin(steps / 95, 1, 240), roundToTenths(clamp(random.normal(13, 2), 3, 20))];
};

const thermometer: Measure = ({ course, random }, day) => [
  roundToTenths(course.temperature(day) + random.normal(0, day <= 3 ? 0.4 : 0.25)),
];

const camera: Measure = ({ course, random }, day) => [
  roundWithin(course.redness(day) + random.normal(0, 1), 0, 60),
  roundWithin(course.drainage(day), 0, 3),
  random.int(1, 3),
];

const measures: Readonly<Record<string, Measure>> = {
  D1: kneeSensor,
  D2: goniometer,
  D3: scale,
  D4: cuff,
  D5: oximeter,
  D6: stepCounter,
  D7: thermometer,
  D8: camera,
};

/** Wrong readings, three in a hundred: a sensor on the table, a helper on the scale. */
const mistakes: Readonly<Record<string, (values: (number | null)[]) => (number | null)[]>> = {
  D1: ([, ...rest]) => [0, ...rest],
  D3: ([weight]) => [roundToTenths((weight ?? 0) * 0.4), null],
};

/** Returns a device as needed to check its readings: its name, and the possible range of each value. */
export const measuringDevice = (code: string): { readonly name: string; readonly metrics: readonly ChartMetric[] } =>
  measuring.get(code)!;

const measuring = new Map(
  devices.map(({ code, name, metrics }) => [
    code,
    {
      name,
      metrics: metrics.map(({ parameter, plausible: [min, max] }, valueIndex) => ({
        valueIndex,
        parameter,
        plausible: { min, max },
      })),
    },
  ]),
);

/** Returns a reading of a patient's device on a day counted from surgery, rounded as the device does. Impossible values may occur. */
export const readingOn = (device: string, person: Person, day: number): readonly (number | null)[] => {
  const values = measures[device]?.(person, day) ?? [];
  const mistake = mistakes[device];
  return mistake && !person.story && person.random.chance(0.03) ? mistake(values) : values;
};
