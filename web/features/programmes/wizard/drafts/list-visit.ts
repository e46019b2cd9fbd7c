let wasShown = false;

/** Whether the patient list was shown since the wizard last asked; a user who comes from there starts a new patient. */
export const listVisit = {
  note: (): void => {
    wasShown = true;
  },
  take: (): boolean => {
    const was = wasShown;
    wasShown = false;
    return was;
  },
};
