/** Maximum number of reminders of a month in an answer to a call that names no page. */
export const maxListedReminders = 1_000;
