import * as texts from "./database-texts.ts";

/** Returns the message of PostgreSQL and its SQLSTATE. Messages of class 22 quote values of rows, so only their code is returned. */
export const postgresReason = (error: unknown): string => {
  const { message = "", code } = Object(error) as { message?: string; code?: unknown };
  if (typeof code !== "string") return message;
  return code.startsWith("22") ? `SQLSTATE ${code}` : `${message}, SQLSTATE ${code}`;
};

/** Returns an error for a refused connection; its message begins with the environment variable that a person must correct. */
export const refusedConnection = (variable: string, error: unknown): Error => {
  const reason = postgresReason(error);
  const sentence =
    texts.refusedConnections[String((error as { code?: unknown }).code)] ??
    (reason.includes("client password must be a string") ? texts.loginWithoutPassword : texts.databaseCannotBeUsed);
  return new Error(sentence(variable, reason), { cause: error });
};
