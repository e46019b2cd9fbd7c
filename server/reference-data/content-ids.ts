import { createHash } from "node:crypto";
import type { ContentKind } from "@restride/domain/content/kinds.ts";
import { type Id, readId } from "@restride/domain/values/id.ts";
import { versionNumbers } from "./versions.ts";

/** The word of each kind in ids. The ids are made from these words, so they must never change. */
const words: Record<ContentKind, string> = {
  exercise: "exercise",
  regimen: "regimen",
  device: "device",
  questionnaire: "questionnaire",
  carePlan: "care plan",
};

/** Returns an id (uuidv8) made from a text; a text has the same id in every database. */
const idFrom = (text: string): Id => {
  const hash = createHash("sha256").update(`restride ${text}`).digest("hex");
  return readId(
    `${hash.slice(0, 8)}-${hash.slice(8, 12)}-8${hash.slice(13, 16)}-9${hash.slice(17, 20)}-${hash.slice(20, 32)}`,
  );
};

/** Returns the number of the newest version of a piece of content: 1 unless it has changed since its release. */
export const versionNumberOf = (kind: ContentKind, code: string): number => versionNumbers[`${kind} ${code}`] ?? 1;

/** Returns the id of a piece of ready content. */
export const contentIdOf = (kind: ContentKind, code: string): Id => idFrom(`${words[kind]} ${code}`);

/** Returns the id of a piece's newest version. The first version has the id of its piece. */
export const versionIdOf = (kind: ContentKind, code: string): Id => {
  const number = versionNumberOf(kind, code);
  return idFrom(number === 1 ? `${words[kind]} ${code}` : `${words[kind]} ${code} ${number}`);
};
