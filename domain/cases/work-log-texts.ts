/** Texts about work logs. */
export const workLogTexts = {
  notFound: "This work log was not found.",
  noDate: "Please select date started.",
  future: "The date started must not be in the future.",
  noTime: "Please enter a time over 0.",
  added: "Work log added",
  updated: "Work log updated",
  deleted: "Work log deleted",
  confirmDelete: "Are you sure you want to delete this work log?",
  none: "Nothing logged yet.",
  changed: "You changed this work log in another window. What you write here is kept.",
} as const;
