/** Milliseconds a session lasts from its password, whatever renews its token: 12 hours. */
export const sessionLasts = 43_200_000;

/** Milliseconds a token lasts, unless its session ends earlier: 5 hours. */
export const tokenLasts = 18_000_000;

/** Milliseconds before the end of a token at which its person is offered to stay signed in: 2 minutes. */
export const renewalOfferedBefore = 120_000;

/** Milliseconds that a token issued now lasts: no token outlives its session. Both arguments are instants in milliseconds. */
export const tokenLength = (now: number, sessionEnd: number): number => Math.min(tokenLasts, sessionEnd - now);

/** The answer to the owner of a session that is not there, be it ended, unknown, or another account's. */
export const noSuchSession = "This session has already ended.";
