import type { Id } from "@restride/domain/values/id.ts";
import { createHash } from "node:crypto";
import type { Random } from "./random.ts";

const hex = (value: number, width: number): string => value.toString(16).padStart(width, "0");

/** An id (uuidv7) for something made at an instant, in ms since 1970 UTC. */
export const idAt = (instantMs: number, random: Random): Id => {
  const time = hex(Math.floor(instantMs), 12);
  const tail = hex(0x8000 + random.int(0, 0x3fff), 4);
  const node = hex(random.int(0, 0xffffff), 6) + hex(random.int(0, 0xffffff), 6);
  return `${time.slice(0, 8)}-${time.slice(8)}-${hex(0x7000 + random.int(0, 0xfff), 4)}-${tail}-${node}` as Id;
};

/** The id (uuidv8) of a piece of content: the same in every database. */
export const contentId = (kind: string, code: string): Id => {
  const hash = createHash("sha256").update(`restride ${kind} ${code}`).digest("hex");
  return `${hash.slice(0, 8)}-${hash.slice(8, 12)}-8${hash.slice(13, 16)}-9${hash.slice(17, 20)}-${hash.slice(20, 32)}` as Id;
};
