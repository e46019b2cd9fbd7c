/** Where a browser keeps the session that its tabs share; a tab with one of its own keeps it under the same name. */
export const sessionKey = "restride.session";
