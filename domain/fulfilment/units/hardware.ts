import { type CustodyLine, validLines } from "../custody.ts";

/** A line, and of a replacement the new hardware and the one before; `""` where none was known. */
export interface HardwareLine extends CustodyLine {
  readonly hardware: string | null;
  readonly replaced: string | null;
}

/**
 * The hardware of a device by its replacements: the newest one's, or what it had before the first when all were taken back. Null where
 * nothing was ever replaced.
 */
export const hardwareOf = (lines: readonly HardwareLine[]): string | null => {
  const replacements = lines.filter(({ word }) => word === "replaced").toSorted((a, b) => a.at - b.at);
  const valid = new Set(validLines(lines).map(({ lineId }) => lineId));
  const newest = replacements.findLast(({ lineId }) => valid.has(lineId));
  return newest?.hardware ?? replacements[0]?.replaced ?? null;
};
