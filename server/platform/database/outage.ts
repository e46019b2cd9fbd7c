/** Conditions of PostgreSQL under which nothing is answered: it stops, starts, crashed, or has no connection to give. */
const serverCodes = /^(08...|57P0[1-5]|53300)$/;
const networkCodes =
  /^(ECONNREFUSED|ECONNRESET|ECONNABORTED|EPIPE|ETIMEDOUT|EHOSTUNREACH|EHOSTDOWN|ENETUNREACH|ENETDOWN|ENOTFOUND|EAI_AGAIN)$/;
/** The driver's own texts, which come without a code. */
const driverTexts =
  /^(Connection terminated|Query read timeout|timeout expired|timeout exceeded|Client has encountered a connection error|Client was closed)/;

/** Whether an error, or its cause, says that the database does not answer: it may work again without any change of ours. */
export const isOutage = (error: unknown): boolean => {
  if (!(error instanceof Error)) return false;
  const { code = "", syscall, message, cause } = error as NodeJS.ErrnoException & { cause?: unknown };
  // The socket of a server on this machine is a file, which is missing while the server is down.
  if (code === "ENOENT" && syscall === "connect") return true;
  return serverCodes.test(code) || networkCodes.test(code) || driverTexts.test(message) || isOutage(cause);
};
