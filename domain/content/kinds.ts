import * as texts from "./content-texts.ts";
import * as kindTexts from "./kind-texts.ts";
/** Kinds of content that a company makes; each has its own list. */
export const contentKinds = ["carePlan", "regimen", "exercise", "device", "questionnaire"] as const;
export type ContentKind = (typeof contentKinds)[number];

/** Maximum number of items of a kind in a list that offers all of them for selection. */
export const maxListedContent = 1_000;

/** Returns whether a text is the name of a kind. */
export const isContentKind = (kind: string): kind is ContentKind => contentKinds.some((each) => each === kind);

/** Returns the display name of a kind, in the singular or for `count` items. */
export const kindName = (kind: ContentKind, count = 1): string => kindTexts.kindNames[kind][count === 1 ? 0 : 1];

/** Use of content by published versions of another kind, such as a regimen in care plans. */
export interface Use {
  readonly kind: ContentKind;
  readonly count: number;
}

/** Returns why content cannot be retired while something published uses it; null when nothing does. */
export const stillUsedText = (uses: readonly Use[]): string | null => {
  const used = uses.filter(({ count }) => count > 0);
  if (used.length === 0) return null;
  const where = kindTexts.allOf(used.map(({ kind, count }) => `${count} ${kindName(kind, count)}`));
  return texts.inTakeItOutThere(where);
};
