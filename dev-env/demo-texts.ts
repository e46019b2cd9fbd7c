/** Comment on a database that contains only made-up people. */
export const demoMark = "Restride demo data";
export const databaseIsForeign =
  "The database that DATABASE_URL names holds data that the demo did not make. The demo shows codes and links of everybody to everybody: give it an empty database, or leave DATABASE_URL away for one of its own.";
export const makingDemoData = (patients: number): string =>
  `Making demo data: six clinics, ${patients} patients, 14 months …`;
export const bringingToNewestSchema = "Bringing the database to the newest schema …";
export const restrideIsReady = (address: string): string =>
  `Restride is ready: ${address}\nMailbox (codes, messages): ${address}/mailbox`;
export const patientsRegisterAt = (address: string): string => `Patients register themselves at ${address}`;
export const progressOfAPatient = (address: string): string =>
  `A patient's progress, with a code from the mailbox: ${address}`;
export const howItEnds = "Ctrl+C ends it.";
export const portIsTaken = (port: number): string =>
  `Port ${port} is taken, perhaps by a Restride that runs already. Stop it, or choose another: PORT=4001 npm start`;

export const mailbox = "Mailbox";
export const noMessagesYet = "No messages yet.";
