/** Names of the environment variables that people must correct stand in the sentences. */
export const unsupportedVersion = (version: string, oldest: number, newest: number): string =>
  `PostgreSQL ${version} is not supported. DATABASE_URL must name a server of version ${oldest} to ${newest}.`;
export const databaseDoesNotAnswer = (place: string, seconds: number, variable: string): string =>
  `The database at ${place} did not answer for ${seconds} seconds. Start it, or correct its address in ${variable}.`;
export const databaseDoesNotAnswerYet = (place: string, seconds: number): string =>
  `The database at ${place} does not answer yet. Trying again in ${seconds} seconds.`;

/** Sentences about a refused connection, by SQLSTATE. */
export const refusedConnections: Readonly<Record<string, (variable: string, reason: string) => string>> = {
  "28P01": (variable, reason) =>
    `${variable} names a login that PostgreSQL refuses (${reason}). Correct its name or its password.`,
  "28000": (variable, reason) =>
    `${variable} names a login that PostgreSQL refuses (${reason}). Correct it, or let pg_hba.conf admit it.`,
  "3D000": (variable, reason) =>
    `${variable} names a database that is not there (${reason}). Create it, or correct its name.`,
  "42501": (variable, reason) =>
    `${variable} names a login that may not connect to its database (${reason}). Grant it connect, or name another one.`,
};
export const loginWithoutPassword = (variable: string): string =>
  `${variable} names a login without its password, which PostgreSQL asks for.`;
export const databaseCannotBeUsed = (variable: string, reason: string): string =>
  `${variable} cannot be used: ${reason}.`;

export const loginIsTooPowerful =
  "The login that serves requests is a superuser or may pass by row level security, or may become a role that is, so that a mistake in one statement could open all customers. Name in RESTRIDE_APP_DATABASE_URL a login that is a member of restride_app, restride_limited and nothing else, or let DATABASE_URL name an ordinary owner of the database.";
export const loginOfAnotherDatabase =
  "RESTRIDE_APP_DATABASE_URL names another database than DATABASE_URL. Both must name the same one.";
export const loginIsNoMember = (variable: string, login: string): string =>
  `${variable} names a login that is no member of restride_app and restride_limited. Let the owner of the database run: grant restride_app, restride_limited to ${login};`;
export const connectionIsNotRestricted = (login: string, role: string): string =>
  `The connection runs as ${login} instead of ${role}, so row-level security does not separate customers. DATABASE_URL must name the PostgreSQL server itself, or a pooler that passes options on.`;

export const noCollation = (collation: string): string =>
  `The database has no collation ${collation}. Install a PostgreSQL that was built with ICU.`;
export const orderOfNamesChanged = (collation: string, from: string, to: string, indexes: number): string =>
  `The order of names changed with collation ${collation}, version ${from} to ${to}: ${indexes} indexes are rebuilt.`;

export const noTableOfMigrations = "The table of migrations cannot be made.";
export const noTablesOfTheQueue = "The tables of the job queue cannot be made.";
export const unknownMigration = (name: string): string =>
  `The database has migration ${name}, which this version of Restride does not know. Install the newer version, or restore a backup.`;
export const migrationWasEdited = (name: string): string =>
  `Migration ${name} was edited after it ran. Restore it and add a new one instead.`;
export const migrationFailed = (name: string): string => `Migration ${name} failed.`;
/** Advice about a failed migration, by SQLSTATE. */
const remedies: Readonly<Record<string, string>> = {
  "42501": "DATABASE_URL must name the owner of the database, who may create roles: the README says how.",
  "25006": "DATABASE_URL must name a database that takes changes.",
  "55P03": "Another process holds a table that must change. End that process, and start again.",
};
/** What failed with the reason of PostgreSQL, and advice where there is some. */
export const failureWithRemedy = (failure: string, reason: string, code: string): string =>
  [failure, `PostgreSQL says: ${reason}.`, remedies[code] ?? ""].filter(Boolean).join(" ");
export const slowStatement = "slow statement";
