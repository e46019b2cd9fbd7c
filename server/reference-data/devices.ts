/** A limit drawn as a dashed line, valid from a day counted from surgery on; without `fromDay` always. */
export type Threshold = { readonly fromDay?: number; readonly min?: number; readonly max?: number };

/** One value of a device. The meaning of its position in the list never changes. */
export type Metric = {
  readonly parameter: string;
  readonly metric: string;
  readonly unit: string;
  readonly plausible: readonly [number, number];
  readonly axis: readonly [number, number] | null;
  readonly thresholds: readonly Threshold[];
  readonly isOutput: boolean;
};

export type Device = {
  readonly code: string;
  readonly name: string;
  readonly joint: "knee" | "hip" | null;
  readonly metrics: readonly Metric[];
};

type Range = readonly [number, number];

const shownMetric = (
  parameter: string,
  metric: string,
  unit: string,
  plausible: Range,
  axis: Range | null,
  thresholds: readonly Threshold[] = [],
): Metric => ({ parameter, metric, unit, plausible, axis, thresholds, isOutput: true });

const storedMetric = (parameter: string, metric: string, unit: string, plausible: Range): Metric => ({
  ...shownMetric(parameter, metric, unit, plausible, null),
  isOutput: false,
});

const flexion = shownMetric(
  "flexion_max",
  "Flexion",
  "°",
  [30, 145],
  [0, 150],
  [
    { fromDay: 14, min: 90 },
    { fromDay: 42, min: 105 },
  ],
);
const deficit = shownMetric(
  "extension_deficit",
  "Extension deficit",
  "°",
  [0, 40],
  [0, 40],
  [{ fromDay: 14, max: 10 }],
);
const pulse = shownMetric("pulse", "Pulse", "bpm", [45, 130], [40, 150], [{ min: 50, max: 100 }]);

/** The measuring devices and their values. */
export const devices: readonly Device[] = [
  {
    code: "D1",
    name: "Knee Motion Sensor",
    joint: "knee",
    metrics: [
      flexion,
      deficit,
      shownMetric("reps", "Repetitions", "", [0, 400], null),
      storedMetric("wear_min", "Wear time", "min", [0, 1440]),
      storedMetric("battery", "Battery", "%", [0, 100]),
    ],
  },
  {
    code: "D2",
    name: "Phone Goniometer",
    joint: null,
    metrics: [
      flexion,
      deficit,
      shownMetric("hip_flexion", "Hip flexion", "°", [20, 120], [0, 130], [{ max: 90 }, { fromDay: 43 }]),
      shownMetric("hip_abduction", "Hip abduction", "°", [0, 45], [0, 50]),
    ],
  },
  {
    code: "D3",
    name: "Body Scale",
    joint: null,
    metrics: [
      shownMetric("weight", "Weight", "lb", [80, 450], null),
      shownMetric("bmi", "BMI", "kg/m²", [15, 60], null),
    ],
  },
  {
    code: "D4",
    name: "Blood Pressure Cuff",
    joint: null,
    metrics: [
      shownMetric("systolic", "Systolic", "mmHg", [80, 210], [60, 220], [{ min: 100, max: 160 }]),
      shownMetric("diastolic", "Diastolic", "mmHg", [45, 120], [40, 140], [{ min: 60, max: 95 }]),
      pulse,
    ],
  },
  {
    code: "D5",
    name: "Pulse Oximeter",
    joint: null,
    metrics: [
      shownMetric("spo2", "Oxygen saturation", "%", [85, 100], [80, 100], [{ min: 92 }]),
      pulse,
      storedMetric("perfusion_index", "Perfusion index", "%", [0, 20]),
    ],
  },
  {
    code: "D6",
    name: "Step Counter",
    joint: null,
    metrics: [
      shownMetric("steps", "Steps", "", [0, 20_000], [0, 12_000]),
      shownMetric("walk_min", "Walking minutes", "min", [0, 240], [0, 240]),
      storedMetric("wear_hours", "Wear time", "h", [0, 24]),
    ],
  },
  {
    code: "D7",
    name: "Thermometer",
    joint: null,
    metrics: [
      shownMetric(
        "temperature",
        "Temperature",
        "°F",
        [95, 105],
        [95, 105],
        [{ max: 101.5 }, { fromDay: 4, max: 100.4 }],
      ),
    ],
  },
  {
    code: "D8",
    name: "Wound Camera",
    joint: null,
    metrics: [
      shownMetric("redness_mm", "Redness around wound", "mm", [0, 60], [0, 60], [{ max: 20 }]),
      shownMetric("drainage_grade", "Drainage", "", [0, 3], [0, 3], [{ fromDay: 7, max: 1 }]),
      storedMetric("photo_count", "Photos", "", [0, 50]),
    ],
  },
];
