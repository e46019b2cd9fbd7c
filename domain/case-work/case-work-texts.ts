/** Text shown after a case was marked as unread. */
export const viewTexts = { unread: "Marked as unread" } as const;

export const aMessageHasAtMost = (maxCommentLength: number): string =>
  `A message has at most ${maxCommentLength} characters.`;
export const chooseNormalOrUrgent = "Choose Normal or Urgent.";
export const subjectLabel = "Subject";
export const descriptionLabel = "Description";
export const onDays = "on days";
