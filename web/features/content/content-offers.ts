/** How content stands for who looks at it. */
interface Standing {
  readonly mayedit: boolean;
  readonly state: string;
  /** The newest version; 0 before the first. */
  readonly number: number;
  readonly hasDraft: boolean;
  readonly running: number;
}

/** What may be done with content as it stands, beside reading, copying and changing it: in its editor and in its list. */
export const offersOf = ({ mayedit, state, number, hasDraft, running }: Standing) => {
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
