import { numberText } from "../progress/motion-texts.ts";
import { painLevelOf } from "../questionnaires/pain-level.ts";
import type { SeriesName } from "./progress-series.ts";

/** Short explanations of the vitals, for readers without prior knowledge. */
const meanings: Record<SeriesName, string> = {
  oks: "48 is best.",
  pain: "How bad it was.",
  flexion: "How far the knee bends.",
  extension: "0° is a straight leg.",
};

const units: Record<SeriesName, string> = { oks: "", pain: "", flexion: "°", extension: "°" };

/** Explains a vital's value and its change within a week, if a value of a week ago is known. For extension the value is the extension deficit. */
export const vitalSentence = (name: SeriesName, value: number, weekAgo: number | null): string => {
  if (weekAgo === null) return meanings[name];
  const more = Math.round((value - weekAgo) * 100) / 100;
  if (more === 0) return `${meanings[name]} The same as a week ago.`;
  if (name === "pain") return `It was ${painLevelOf(weekAgo)} last week.`;
  return `${meanings[name]} ${numberText(Math.abs(more))}${units[name]} ${more > 0 ? "more" : "less"} than a week ago.`;
};
