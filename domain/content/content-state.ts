/** How content stands in a list. */
export const contentStates = ["published", "draft", "retired", "ready"] as const;
export type ContentState = (typeof contentStates)[number];

/** The state of content, as who may change it sees it: retired before all, and what is being changed before what is published. */
export const contentState = (content: {
  readonly mayEdit: boolean;
  readonly isRetired: boolean;
  readonly hasDraft: boolean;
}): ContentState => {
  if (!content.mayEdit) return "ready";
  if (content.isRetired) return "retired";
  return content.hasDraft ? "draft" : "published";
};
