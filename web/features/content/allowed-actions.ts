/** State of content for a user. */
interface ContentStatus {
  readonly mayedit: boolean;
  readonly state: string;
  /** Number of the newest version; 0 before the first. */
  readonly number: number;
  readonly hasDraft: boolean;
  readonly running: number;
}

/** Returns which actions are offered for content in its state, besides reading, copying, and changing it, in its editor and its list. */
export const allowedActions = ({ mayedit, state, number, hasDraft, running }: ContentStatus) => {
  const isOwn = mayedit && state !== "ready";
  const hasOwnDraft = isOwn && hasDraft;
  return {
    edits: isOwn,
    compares: number + Number(hasOwnDraft) > 1,
    applies: isOwn && state === "published" && number > 1 && running > 0,
    retires: isOwn && state !== "retired" && number > 0,
    returns: isOwn && state === "retired",
    discards: hasOwnDraft,
  };
};
