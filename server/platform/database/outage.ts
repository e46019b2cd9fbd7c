/** SQLSTATEs under which PostgreSQL answers nothing: it stops, starts, crashed, or has no free connection. */
const serverCodes = /^(08...|57P0[1-5]|53300)$/;
const networkCodes =
  /^(ECONNREFUSED|ECONNRESET|ECONNABORTED|EPIPE|ETIMEDOUT|EHOSTUNREACH|EHOSTDOWN|ENETUNREACH|ENETDOWN|ENOTFOUND|EAI_AGAIN)$/;
/** Texts of driver errors that have no code. */
const driverTexts =
  /^(Connection terminated|Query read timeout|timeout expired|timeout exceeded|Client has encountered a connection error|Client was closed)/;

/** Returns whether an error, or its cause, means that the database does not answer. Such an error can pass without any change by us. */
export const isOutage = (error: unknown): boolean => {
  if (!(error instanceof Error)) return false;
  const { code = "", syscall, message, cause } = error as NodeJS.ErrnoException & { cause?: unknown };
  // The socket of a server on this machine is a file, which does not exist while the server is down.
  if (code === "ENOENT" && syscall === "connect") return true;
  return serverCodes.test(code) || networkCodes.test(code) || driverTexts.test(message) || isOutage(cause);
};
