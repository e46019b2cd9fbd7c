import { randomBytes } from "node:crypto";
import type { Id } from "@restride/domain/values/id.ts";

/** Returns a uuid of version 7 (RFC 9562): its first 48 bits are the time, so that new rows are adjacent in an index. */
export const newUuid = (now: number): Id => {
  const bytes = randomBytes(16);
  bytes.writeUIntBE(now, 0, 6);
  bytes[6] = (bytes[6]! & 0x0f) | 0x70;
  bytes[8] = (bytes[8]! & 0x3f) | 0x80;
  const hex = bytes.toString("hex");
  return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-${hex.slice(12, 16)}-${hex.slice(16, 20)}-${hex.slice(20)}` as Id;
};

/** Returns a random name that cannot be guessed, for URLs: 16 random bytes as 22 characters. */
export const newName = (): string => randomBytes(16).toString("base64url");
