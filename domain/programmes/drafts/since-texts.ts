/** Version of content in a draft, and its state since. */
export interface KnownVersion {
  readonly name: string;
  /** Number of the version, from 1 on. */
  readonly number: number;
  readonly retired: boolean;
  readonly newest: boolean;
}

const list = new Intl.ListFormat("en-US");

/**
 * Returns texts about changes of the content that a draft was made from: a newer version of its care plan, and content that is retired. The draft
 * retains its versions. `newest` is the number of the plan's newest version.
 */
export const sinceTexts = (
  plan: KnownVersion | undefined,
  newest: number | undefined,
  items: readonly (KnownVersion | undefined)[],
): string[] => {
  const retired = [...new Set([plan, ...items].flatMap((each) => (each?.retired ? each.name : [])))];
  const isOlder = plan !== undefined && newest !== undefined && !plan.newest && !plan.retired;
  return [
    ...(isOlder ? [`${plan.name} has a newer version, ${newest}. This draft is made from ${plan.number}.`] : []),
    ...(retired.length > 0
      ? [
          `${list.format(retired)} ${retired.length === 1 ? "is" : "are"} not offered any more. This draft keeps what it has.`,
        ]
      : []),
  ];
};
