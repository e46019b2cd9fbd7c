let wasShown = false;

/** Whether the patient list was shown since the wizard last looked: who comes from there begins anew. */
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
