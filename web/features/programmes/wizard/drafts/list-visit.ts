let wasShown = false;

/** Store of whether the patient list was shown since the wizard last asked. A user who comes from the list starts a new patient. */
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
