/** Texts about reminders. */
export const reminderTexts = {
  added: "Reminder added.",
  changed: "Reminder changed.",
  deleted: "Reminder deleted.",
  restored: "The reminder is back.",
  notFound: "This reminder was not found.",
  noneToCome: "No reminders to come in this month.",
  none: "A reminder is a day, a title and a text for one patient. It shows in the patient's calendar and app, and here for the whole clinic.",
  example: {
    caption: "An example. It is nobody's.",
    title: "Wound Check",
    message: "Send a photo of the wound before 10 am, and keep it dry until we have called.",
  },
  noMatch: "No reminder matches.",
} as const;
