/** Explanations of the values of the devices that come with the product, for readers without prior knowledge. */
const meanings = new Map(
  Object.entries({
    flexion_max: "How far the knee bends.",
    extension_deficit: "0° is a straight leg.",
    reps: "How many times the knee was bent.",
    hip_flexion: "How far the hip bends.",
    hip_abduction: "How far the leg moves out to the side.",
    weight: "How heavy the body is.",
    bmi: "Weight next to height.",
    systolic: "How hard the blood pushes when the heart beats.",
    diastolic: "How hard the blood pushes when the heart rests.",
    pulse: "How many times the heart beats in a minute.",
    spo2: "How much oxygen is in the blood.",
    steps: "How many steps were walked that day.",
    walk_min: "How long the walks of that day were.",
    temperature: "How warm the body is.",
    redness_mm: "How wide the red skin is around the wound.",
    drainage_grade: "How much the wound drips. 0 is dry.",
  }),
);

/**
 * Returns the explanation of a device's value by its parameter. For a company's own devices, whose parameters are unknown here, returns a general
 * sentence.
 */
export const measuredSentence = (parameter: string): string =>
  meanings.get(parameter) ?? "The last value of this device.";

/** Returns the display name of a metric, also for one with a technical name: `knee_bend` is "Knee bend". */
export const measuredName = (metric: string): string => {
  const words = metric.replaceAll(/[_\s]+/g, " ").trim();
  return words.charAt(0).toUpperCase() + words.slice(1);
};
