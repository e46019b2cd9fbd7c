/** Explanations of the metrics, as /metrics shows them. */
export const errors = "Errors that nobody expected, by where they came up";
export const operations = "Seconds until an operation was answered, by its name in the access table";
export const statements = "SQL statements by name";
export const slowStatements = "SQL statements that took a second or longer, by name";
export const lostListeners = "Times the connection that receives domain events was lost";
export const unsentCodes = "Codes that could not be mailed while somebody waited";
export const unverifiedCarrierMessages =
  "Messages in the name of a carrier without a fresh signature of one of its keys";
export const jobFailures = "Attempts of jobs that failed, by job";
export const workerErrors = "Failures of the worker itself, such as statements that were sent again";
export const workerRestarts =
  "Times the worker was started again, after an outage of the database or because it did not work";
export const waitingJobs = "Jobs that are to be done, now or later";
export const failedJobs = "Jobs that are not tried again";
export const oldestJob = "Seconds for which the oldest job could have begun and has not";
export const currentRequests = "Requests that are worked on now";
export const refusedRequests = "Requests that were refused because too many others were worked on";
export const connectionsInUse = "Connections that serve requests now";
export const waitingRequests = "Requests that wait for a connection";
export const undeliveredMessages = "Messages that were not delivered";
export const oldestMessage = "Age of the oldest message that waits";
export const waitingMessages = "Messages that wait to be sent";
export const messageTries = "Tries to send a message, by result";
