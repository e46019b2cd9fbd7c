/** Storage key of the session, in local storage for the session that tabs share, and in session storage for the one of a tab. */
export const sessionKey = "restride.session";
