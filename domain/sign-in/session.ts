import * as texts from "./sign-in-texts.ts";
/** Milliseconds that a session lasts after its password was entered, whatever the renewals of its token: 12 hours. */
export const sessionLasts = 43_200_000;

/** Milliseconds that a token lasts, unless its session ends earlier: 5 hours. */
export const tokenLasts = 18_000_000;

/** Milliseconds before the end of a token at which its user is offered to stay signed in: 2 minutes. */
export const renewalNotice = 120_000;

/** Returns the milliseconds that a token issued now lasts; a token never outlasts its session. Both arguments are instants in milliseconds. */
export const tokenLength = (now: number, sessionEnd: number): number => Math.min(tokenLasts, sessionEnd - now);

/** Refusal about a session that does not exist for the viewer: it has ended, is unknown, or belongs to another account. */
export const noSuchSession = texts.thisSessionHasAlreadyEnded;
