import { type CustodyLine, validLines } from "../custody.ts";

/** Custody line with hardware: for a replacement the new hardware, and the previous one as `replaced`; `""` for unknown previous hardware. */
export interface HardwareLine extends CustodyLine {
  readonly hardware: string | null;
  readonly replaced: string | null;
}

/**
 * Returns the hardware of a device from its replacements: that of the newest valid one, or the hardware before the first when all were taken back.
 * Null when nothing was ever replaced.
 */
export const hardwareOf = (lines: readonly HardwareLine[]): string | null => {
  const replacements = lines.filter(({ word }) => word === "replaced").toSorted((a, b) => a.at - b.at);
  const valid = new Set(validLines(lines).map(({ lineId }) => lineId));
  const newest = replacements.findLast(({ lineId }) => valid.has(lineId));
  return newest?.hardware ?? replacements[0]?.replaced ?? null;
};
