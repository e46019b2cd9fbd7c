/** Returns the message of PostgreSQL and its SQLSTATE. Messages of class 22 quote values of rows, so only their code is returned. */
export const postgresReason = (error: unknown): string => {
  const { message = "", code } = Object(error) as { message?: string; code?: unknown };
  if (typeof code !== "string") return message;
  return code.startsWith("22") ? `SQLSTATE ${code}` : `${message}, SQLSTATE ${code}`;
};

const sentences: Readonly<Record<string, (variable: string, reason: string) => string>> = {
  "28P01": (variable, reason) =>
    `${variable} names a login that PostgreSQL refuses (${reason}). Correct its name or its password.`,
  "28000": (variable, reason) =>
    `${variable} names a login that PostgreSQL refuses (${reason}). Correct it, or let pg_hba.conf admit it.`,
  "3D000": (variable, reason) =>
    `${variable} names a database that is not there (${reason}). Create it, or correct its name.`,
  "42501": (variable, reason) =>
    `${variable} names a login that may not connect to its database (${reason}). Grant it connect, or name another one.`,
};

/** Returns an error for a refused connection; its message begins with the environment variable that a person must correct. */
export const refusedConnection = (variable: string, error: unknown): Error => {
  const reason = postgresReason(error);
  const sentence =
    sentences[String((error as { code?: unknown }).code)] ??
    (() =>
      reason.includes("client password must be a string")
        ? `${variable} names a login without its password, which PostgreSQL asks for.`
        : `${variable} cannot be used: ${reason}.`);
  return new Error(sentence(variable, reason), { cause: error });
};
