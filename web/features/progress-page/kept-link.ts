import { oneTimeCode } from "@restride/domain/sign-in/sign-in.ts";

const storageKey = "restride.progress";

/** The token that a code opened a patient's page with. It is kept for this tab only. */
export const keptLink = {
  read: (patientid: string): string | null => {
    const stored = JSON.parse(sessionStorage.getItem(storageKey) ?? "null") as {
      patientid: string;
      token: string;
    } | null;
    return stored?.patientid === patientid ? stored.token : null;
  },
  keep: (patientid: string, token: string): void =>
    sessionStorage.setItem(storageKey, JSON.stringify({ patientid, token })),
  forget: (): void => sessionStorage.removeItem(storageKey),
};

const challengeKey = "restride.progress-code";

/** A code that was mailed: its challenge, where it went, and whose page it opens. */
export interface Challenge {
  readonly token: string;
  readonly email: string;
  readonly clinic: string;
  readonly logo: string | null;
  /** When it was mailed, milliseconds. */
  readonly sentAt: number;
}

/** The code that is waited for in this tab: who loads the page again is not mailed another one while it works. */
export const keptChallenge = {
  read: (patientid: string, now: number): Challenge | null => {
    const stored = JSON.parse(sessionStorage.getItem(challengeKey) ?? "null") as
      | (Challenge & { patientid: string })
      | null;
    return stored?.patientid === patientid && now < stored.sentAt + oneTimeCode.validFor ? stored : null;
  },
  keep: (patientid: string, challenge: Challenge): void =>
    sessionStorage.setItem(challengeKey, JSON.stringify({ ...challenge, patientid })),
  forget: (): void => sessionStorage.removeItem(challengeKey),
};
