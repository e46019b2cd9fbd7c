/** States of content in a list. */
export const contentStates = ["published", "draft", "retired", "ready"] as const;
export type ContentState = (typeof contentStates)[number];

/** Returns the state of content as its editors see it: retired takes precedence over draft, and draft over published. */
export const contentState = (content: {
  readonly mayEdit: boolean;
  readonly isRetired: boolean;
  readonly hasDraft: boolean;
}): ContentState => {
  if (!content.mayEdit) return "ready";
  if (content.isRetired) return "retired";
  return content.hasDraft ? "draft" : "published";
};
