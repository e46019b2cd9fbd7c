export const noGateway =
  "RESTRIDE_GATEWAY_URL is not set: SMS and pushes to phones are not sent. Administrators find them among the messages not delivered.";
export const oneLogin =
  "Requests are served by the owner of the database. A login of their own in RESTRIDE_APP_DATABASE_URL may do less: the README says how.";
/** Name of an installation, as services that it calls read it. */
export const restrideAt = (publicUrl: string): string => `Restride at ${publicUrl}`;

export const sayWho = "Say who: npm run create-super-admin -- EMAIL FIRST LAST";
export const sayWhichList = "Say which list and from when: npm run load-diagnosis-codes -- FILE 2026-10-01";
export const fileNamesNoCode = "The file names no code.";
export const newerListIsThere = "A newer list is there already.";
export const linesAreLoaded = (count: number): string => `${count} lines are loaded.`;
