import { oneTimeCode } from "@restride/domain/sign-in/sign-in.ts";

const storageKey = "restride.progress";

/** Store of the token with which a code opened a patient's page, for this tab only. */
export const storedLink = {
  read: (patientid: string): string | null => {
    const stored = JSON.parse(sessionStorage.getItem(storageKey) ?? "null") as {
      patientid: string;
      token: string;
    } | null;
    return stored?.patientid === patientid ? stored.token : null;
  },
  store: (patientid: string, token: string): void =>
    sessionStorage.setItem(storageKey, JSON.stringify({ patientid, token })),
  forget: (): void => sessionStorage.removeItem(storageKey),
};

const challengeKey = "restride.progress-code";

/** Challenge of a code that was mailed: its token, its address, and the clinic of the page it opens. */
export interface Challenge {
  readonly token: string;
  readonly email: string;
  readonly clinic: string;
  readonly logo: string | null;
  /** Time at which it was mailed, in milliseconds. */
  readonly sentAt: number;
}

/** Store of the pending code in this tab, so that a reload does not mail another one while it is valid. */
export const storedChallenge = {
  read: (patientid: string, now: number): Challenge | null => {
    const stored = JSON.parse(sessionStorage.getItem(challengeKey) ?? "null") as
      | (Challenge & { patientid: string })
      | null;
    return stored?.patientid === patientid && now < stored.sentAt + oneTimeCode.lifetime ? stored : null;
  },
  store: (patientid: string, challenge: Challenge): void =>
    sessionStorage.setItem(challengeKey, JSON.stringify({ ...challenge, patientid })),
  forget: (): void => sessionStorage.removeItem(challengeKey),
};
