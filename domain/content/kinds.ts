/** What a company makes: each kind with a list of its own. */
export const contentKinds = ["carePlan", "regimen", "exercise", "device", "questionnaire"] as const;
export type ContentKind = (typeof contentKinds)[number];

/** How many of a kind are listed at once, where one is chosen from all. */
export const mostListed = 1_000;

/** True for the name of a kind. */
export const isContentKind = (kind: string): kind is ContentKind => contentKinds.some((each) => each === kind);

const names: Record<ContentKind, readonly [one: string, many: string]> = {
  carePlan: ["care plan", "care plans"],
  regimen: ["regimen", "regimens"],
  exercise: ["exercise", "exercises"],
  device: ["device", "devices"],
  questionnaire: ["questionnaire", "questionnaires"],
};

/** A kind as people call one of it, or `count` of it. */
export const kindName = (kind: ContentKind, count = 1): string => names[kind][count === 1 ? 0 : 1];

/** What else holds content of a kind, by its published versions: a regimen stands in care plans. */
export interface Use {
  readonly kind: ContentKind;
  readonly count: number;
}

/** Why content cannot be retired while something published uses it; null when nothing does. */
export const stillUsedText = (uses: readonly Use[]): string | null => {
  const used = uses.filter(({ count }) => count > 0);
  if (used.length === 0) return null;
  const where = used.map(({ kind, count }) => `${count} ${kindName(kind, count)}`).join(" and ");
  return `In ${where}. Take it out there first.`;
};
