import type { DayWindow } from "../schedules/schedule-item.ts";

/** Paces of a care plan: they change the dose, and the days on which later phases begin. */
export const paces = ["standard", "fast", "gentle"] as const;
export type Pace = (typeof paces)[number];

/** Days from surgery on which movement and strength begin at the standard pace. */
const movement = 15;
const strength = 43;

const laterStart = (start: number, pace: Pace): number => {
  if (start < movement || pace === "standard") return start;
  if (pace === "fast") return start - 3;
  return start + (start >= strength ? 7 : 3);
};

/** Returns a window of a regimen at a pace: fast begins movement (S+15) and strength (S+43) three days earlier, gentle three and seven days later. */
export const pacedWindow = ({ start, end }: DayWindow, pace: Pace): DayWindow => ({
  start: Math.min(laterStart(start, pace), end),
  end,
});

/** Returns sets, or times a day, at a pace: gentle has one less, but at least one. */
export const pacedCount = (count: number, pace: Pace): number => (pace === "gentle" ? Math.max(1, count - 1) : count);
