/** What each value of the devices that come with the product is, for who never saw such a number before. */
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

/** What the value of a device means, by its parameter; of a device of a company's own no more is known than where it comes from. */
export const measuredSentence = (parameter: string): string =>
  meanings.get(parameter) ?? "The last value of this device.";

/** The name of a value as people read it, also where it was named as a machine does: `knee_bend` is "Knee bend". */
export const measuredName = (metric: string): string => {
  const words = metric.replaceAll(/[_\s]+/g, " ").trim();
  return words.charAt(0).toUpperCase() + words.slice(1);
};
