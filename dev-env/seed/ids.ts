import type { Id } from "@restride/domain/values/id.ts";
import type { Random } from "./random.ts";

const hex = (value: number, width: number): string => value.toString(16).padStart(width, "0");

/** Returns an id (uuidv7) for a record created at an instant, in ms since 1970 UTC. */
export const idAt = (instantMs: number, random: Random): Id => {
  const time = hex(Math.floor(instantMs), 12);
  const tail = hex(0x8000 + random.int(0, 0x3fff), 4);
  const node = hex(random.int(0, 0xffffff), 6) + hex(random.int(0, 0xffffff), 6);
  return `${time.slice(0, 8)}-${time.slice(8)}-${hex(0x7000 + random.int(0, 0xfff), 4)}-${tail}-${node}` as Id;
};
