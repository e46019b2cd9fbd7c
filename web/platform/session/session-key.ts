/** Storage key of the session: in local storage for the session that tabs share, in session storage for the session of one tab. */
export const sessionKey = "restride.session";
