/** Log lines about the worker, and the reasons for which it ended. */
export const databaseIsAway = (code: string): string => `the database is away (${code})`;
export const workerEnded = "the library's worker ended";
export const workerCannotStart = "the library's worker cannot start";
export const workerIsSilent = "it does not work though the database answers";
export const statementsFail = (code: string): string =>
  `The worker's statements fail (${code}). They are sent again until the database accepts them.`;
export const workerWorksAgain = "The worker works again.";
export const workerIsDead = (failures: number, reason: string): string =>
  `The worker is dead: ${failures} runners failed one after the other, the last because ${reason}.`;
export const workerDoesNotWork = (reason: string): string =>
  `The worker does not work: ${reason}. It is started again.`;
export const jobFailed = (
  job: { readonly id: string; readonly name: string; readonly attempt: number; readonly maxAttempts: number },
  description: string,
): string => `Job ${job.id} (${job.name}) failed, attempt ${job.attempt} of ${job.maxAttempts}: ${description}.`;
