/** Texts about changes of a case, with the refusals. */
export const caseChangeTexts = {
  /** Shown after a change of subject or description. */
  edited: "Action case updated",
  /** Shown after a change of status, priority or assignee. */
  updated: "Case Updated",
  failed: {
    status: "Failed to updated status",
    priority: "Failed to updated priority",
    assignee: "Failed to updated HealthCoach",
    words: "Failed to updated case",
  },
  noStatus: "Please select status.",
  noPriority: "Please select priority.",
  noSubject: "Please enter subject.",
  noDescription: "Please enter description.",
  noCoach: "Choose an active health coach of this clinic.",
  adminAssigns: "A company admin chooses who looks after a case.",
  both: "Choose either a person or Unassigned.",
  noPerson: "Choose who looks after this case: that makes it Assigned.",
  takeOverQuestion: (name: string): string => `${name} looks after this case. Take it over?`,
  changed: "This case was changed meanwhile. Reload it, then change it again.",
  changedBy: (name: string, time: string): string => `${name} changed this at ${time}.`,
} as const;
