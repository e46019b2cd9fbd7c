/** A sign-in that waits for its one-time code. */
export interface PendingSignIn {
  readonly userid: string;
  /** Where the code was sent, masked. */
  readonly email: string;
  /** When a code can be asked for again, in milliseconds. */
  readonly resendAt: number;
}

const storageKey = "restride.pending";

/** The pending sign-in of this tab; it outlives a reload and ends with the tab. */
export const pendingSignIn = {
  current: (): PendingSignIn | null => {
    const text = sessionStorage.getItem(storageKey);
    return text === null ? null : (JSON.parse(text) as PendingSignIn);
  },
  start: (pending: PendingSignIn): void => sessionStorage.setItem(storageKey, JSON.stringify(pending)),
  end: (): void => sessionStorage.removeItem(storageKey),
};
