export const databaseHasEnded = "The database has ended. It is started again.";
export const databaseWorksAgain = "The database works again.";
export const makingANewDatabase = "making a new database";
export const startingTheDatabase = "starting the database";
export const initdbFailed = "initdb could not make the database";
export const earlierProcessesDoNotEnd = "processes of an earlier server do not end";
export const startTakesTooLong = "the database takes too long to start";
export const databaseCouldNotStart = "the database could not start";
export const runningDatabaseIsNotReady = "the running database does not become ready";
export const serverProblem = (problem: string, log: string): string => `PostgreSQL: ${problem}. See its log, ${log}.`;
export const otherVersion = (folder: string, folderVersion: number, version: number): string =>
  `${folder} was made by PostgreSQL ${folderVersion}, this is ${version}: remove the folder to start with new data.`;
export const noBinaries = (name: string): string =>
  `The dependencies hold no ${name}: run npm ci on Linux (x64, arm64), or set DATABASE_URL to a server.`;
export const notInstalled = (version: number): string =>
  `PostgreSQL ${version} is not installed here: apt-get install postgresql-${version}`;
export const lockIsHeld =
  "Another Restride process has held a lock that this one needs for over two minutes: end it and try again.";
