/** Questions before a patient is put on hold, and before the hold is released. */
export const holdQuestions = {
  hold: {
    title: "Put on technical hold?",
    text: "From today on nothing is due and no reminders are sent, until the hold is released.",
    confirm: "Hold",
  },
  release: {
    title: "Release the technical hold?",
    text: "From today on the programme goes on by its dates. The days on hold stay as they were.",
    confirm: "Release",
  },
} as const;
