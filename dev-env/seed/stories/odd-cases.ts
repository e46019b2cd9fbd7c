import { longestName } from "../content/names.ts";
import type { Story } from "../story.ts";
import { constantAdherence } from "./shapes.ts";

const usual = {
  gender: "female",
  age: 66,
  joint: "knee",
  side: "right",
  plan: "P1",
  adherence: constantAdherence(0.8),
  cases: [],
} as const;

/** Patients that lists and forms need: without consent, with a refused order, with similar data, of another surgeon, with the longest name. */
export const oddCases: readonly Story[] = [
  { ...usual, key: "no consent", firstname: "Amara", lastname: "Tadesse", day: -21, addedOn: -22, consent: "none" },
  {
    ...usual,
    key: "no consent, hip",
    firstname: "Ciro",
    lastname: "Yilmaz",
    gender: "male",
    joint: "hip",
    plan: "P5",
    day: -15,
    addedOn: -16,
    consent: "none",
  },
  {
    ...usual,
    key: "refused order",
    firstname: "Hana",
    lastname: "Kowalczyk",
    day: 12,
    devices: { D1: "fail", D6: "fail" },
  },
  { ...usual, key: "alike", firstname: "Keisha", lastname: "Nguyen", day: 30, lastFour: "0142" },
  {
    ...usual,
    key: "alike too",
    firstname: "Lucas",
    lastname: "Nguyen",
    gender: "male",
    joint: "hip",
    plan: "P6",
    day: 75,
    lastFour: "0142",
  },
  { ...usual, key: "another surgeon", firstname: "Dalia", lastname: "Eriksen", day: 38, surgeon: 2 },
  { ...usual, key: "second knee", firstname: "Beatriz", lastname: "Ferreira", side: "left", day: -20, addedOn: -24 },
  { ...usual, ...longestName, key: "longest name", day: 9 },
];
