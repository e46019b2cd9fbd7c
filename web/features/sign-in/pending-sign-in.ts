/** Sign-in that waits for its one-time code. */
export interface PendingSignIn {
  readonly userid: string;
  /** Masked address to which the code was sent. */
  readonly email: string;
  /** Time from which another code can be requested, in milliseconds. */
  readonly resendAt: number;
}

const storageKey = "restride.pending";

/** Store of this tab's pending sign-in; it survives a reload and ends with the tab. */
export const pendingSignIn = {
  current: (): PendingSignIn | null => {
    const text = sessionStorage.getItem(storageKey);
    return text === null ? null : (JSON.parse(text) as PendingSignIn);
  },
  start: (pending: PendingSignIn): void => sessionStorage.setItem(storageKey, JSON.stringify(pending)),
  end: (): void => sessionStorage.removeItem(storageKey),
};
