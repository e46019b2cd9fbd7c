import type { Story } from "../story.ts";
import { constantAdherence, withLongerDevice, interpolate, withoutExercisesAfter } from "./shapes.ts";

/** Patients with a complication that their data shows. */
export const complicationStories: readonly Story[] = [
  {
    key: "infection",
    firstname: "Oksana",
    lastname: "Petrosyan",
    gender: "female",
    age: 69,
    joint: "knee",
    side: "right",
    plan: "P1",
    day: 19,
    adherence: constantAdherence(0.9),
    shapePlan: (plan) => withLongerDevice("D7", 28)(withoutExercisesAfter(13)(plan)),
    course: (usual) => ({
      temperature: (day) =>
        day < 10 ? usual.temperature(day) : interpolate([10, 99.8], [13, 101.4], [16, 99.6], [19, 98.6])(day),
      redness: interpolate([0, 0], [1, 6], [9, 7], [10, 8], [13, 31], [19, 14]),
      drainage: (day) => (day < 10 ? usual.drainage(day) : day < 12 ? 1 : day < 17 ? 2 : 1),
      pain: interpolate([0, 5], [1, 5.5], [9, 4], [13, 7], [19, 4.5]),
      steps: (day) => (day >= 11 ? 200 : usual.steps(day)),
      joint: interpolate([0, 19], [14, 14]),
    }),
    diagnoses: ["T81.41XA"],
    cases: [
      {
        day: 13,
        type: "Patient Technical",
        status: "Assigned",
        priority: "Critical",
        summary: "Temperature 101.4 and a red, wet wound",
        description: "Temperature 101.4 twice today, fluid on the dressing, more pain. Photo attached. Please call.",
      },
    ],
    notifications: [{ day: 11, header: "Wound photo", message: "Take it in daylight, please.", state: "read" }],
    reminders: [{ day: 20, title: "Wound Check", message: "Dressing change and lab." }],
  },
  {
    key: "clot alarm",
    firstname: "Wendell",
    lastname: "McAllister",
    gender: "male",
    age: 73,
    joint: "knee",
    side: "right",
    plan: "P3",
    day: 11,
    adherence: constantAdherence(0.85),
    meanOn: (day) => (day === 9 || day === 10 ? 0 : 0.85),
    course: (usual) => ({
      pulse: (day) => (day >= 8 ? 108 : usual.pulse(day)),
      spo2: (day) => (day >= 8 ? 93 : usual.spo2(day)),
    }),
    diagnoses: ["I82.401", "Z79.01"],
    cases: [
      {
        day: 9,
        type: "Patient Technical",
        status: "Assigned",
        priority: "P1",
        summary: "Calf is sore and warm since last night",
        description: "Calf is sore and warm since last night, and I am a bit short of breath.",
      },
    ],
    reminders: [{ day: 25, title: "Blood Thinner Ends", message: "Ask the surgeon first." }],
  },
  {
    key: "low mood",
    firstname: "Nikhil",
    lastname: "Bakshi",
    gender: "male",
    age: 52,
    joint: "knee",
    side: "right",
    plan: "P2",
    day: 30,
    adherence: constantAdherence(0.45),
    meanOn: (day, weekday) => {
      if (weekday === 6 || weekday === 0 || weekday === 1) return 0;
      return (day >= 17 && day <= 20) || (day >= 24 && day <= 27) ? 0.75 : 0.5;
    },
    answers: (kind, day) => (kind === "feedback" ? (day < 30 ? [2, 2] : [2, 1]) : null),
    diagnoses: ["F41.9"],
    cases: [
      {
        day: 16,
        type: "Patient Technical",
        status: "Resolved",
        priority: "P3",
        summary: "Feeling low, did no exercises for four days",
        description: "Coach called. Agreed on mornings after breakfast.",
      },
      {
        day: 23,
        type: "Patient Technical",
        status: "Assigned",
        priority: "P3",
        summary: "Weekends without any exercise",
        description: "Coach called again. A walk with the neighbor on Saturdays.",
      },
    ],
  },
];
