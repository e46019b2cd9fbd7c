const storageKey = "restride.progress";

/** The token that a code opened a patient's page with. It is kept for this tab only. */
export const keptLink = {
  read: (patientid: string): string | null => {
    const kept = JSON.parse(sessionStorage.getItem(storageKey) ?? "null") as {
      patientid: string;
      token: string;
    } | null;
    return kept?.patientid === patientid ? kept.token : null;
  },
  keep: (patientid: string, token: string): void =>
    sessionStorage.setItem(storageKey, JSON.stringify({ patientid, token })),
  forget: (): void => sessionStorage.removeItem(storageKey),
};
