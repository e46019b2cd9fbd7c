export const portProblem = "PORT must be a number from 0 to 65535.";
export const hostProblem = "HOST must be an address of this machine, such as 127.0.0.1 or 0.0.0.0.";
export const senderProblem =
  "RESTRIDE_MAIL_FROM must be the sender of mails, such as care@restride.example or Restride <care@restride.example>.";
export const supportProblem = "RESTRIDE_SUPPORT_EMAIL must be the mail address that people write to for help.";
export const tokenProblem =
  "RESTRIDE_METRICS_TOKEN must have 16 characters or more, such as those that openssl rand -hex 16 prints.";
export const documentsProblem = "RESTRIDE_OPEN_DOCUMENTS must be yes, or be left out.";
export const executorProblem = "RESTRIDE_GRAPHQL_EXECUTOR must be jit or standard, or be left out.";
export const vendorProblem = "RESTRIDE_VENDOR must be the name of a company, or be left out.";
export const messageRefreshProblem =
  "RESTRIDE_MESSAGE_REFRESH must be a number of minutes from 1 to 60, or be left out.";
export const publicUrlProblem =
  "RESTRIDE_PUBLIC_URL must be the address people open, such as https://restride.example.";
export const publicUrlMustBeEncrypted =
  "RESTRIDE_PUBLIC_URL must begin with https://: codes, links and health data go there.";
export const publicUrlMustBeAnOrigin =
  "RESTRIDE_PUBLIC_URL must end with the host or its port: a path, a query, a # or a login would break links.";
export const mailServerProblem = "SMTP_URL must name the mail server, such as smtps://user:password@host.";
export const mailMustBeEncrypted =
  "SMTP_URL must begin with smtps://, or with smtp:// and end with ?requireTLS=true: codes and links go there. Only a mail server on this machine may do without.";
export const filesProblem = "RESTRIDE_FILES must name a folder for files, or a place such as s3://bucket/prefix.";
export const filesEndpointMustBeEncrypted =
  "RESTRIDE_FILES must name an endpoint that begins with https://, except on this machine.";
export const proxiesProblem =
  "RESTRIDE_TRUST_PROXY must name the addresses of the proxies in front, such as 10.0.0.5 or 10.0.0.0/8, with commas between them.";
export const proxiesCoverStrangers =
  "RESTRIDE_TRUST_PROXY covers half of all addresses or more, so that anybody could claim any address. Name the proxies in front alone.";
export const databaseProblem = (variable: string): string =>
  `${variable} must name the PostgreSQL server, such as postgres://user@host/restride.`;

/** Problem of each variable that holds the address of a service. */
export const serviceProblems = {
  RESTRIDE_GATEWAY_URL:
    "RESTRIDE_GATEWAY_URL must be an address that takes messages by HTTP, such as https://service.example.",
  RESTRIDE_MAP_URL: "RESTRIDE_MAP_URL must be the address of a map service, such as https://service.example.",
  RESTRIDE_CARRIERS_URL:
    "RESTRIDE_CARRIERS_URL must be an address that tells the news of parcels, such as https://service.example/news.",
} as const;
export const mustBeEncrypted = (variable: string): string =>
  `${variable} must begin with https://, except on this machine: what goes there is about people.`;
export const mustBeABase = (variable: string): string =>
  `${variable} must have no login, query or #: paths are added to it.`;
export const mustHaveNoLogin = (variable: string): string => `${variable} must have no login and no #.`;

export const fileIsNotNamed = (variable: string): string => `${variable} must name a file, or be left out.`;
export const fileIsEmpty = (variable: string, path: string): string =>
  `${variable} names a file that is empty: ${path}.`;
export const bothAreSet = (name: string, variable: string): string =>
  `${name} and ${variable} are both set. Leave one of them out.`;
const missingFile = "a file that does not exist";
const forbiddenFile = "a file that this user may not read";
const unreadableFiles: Readonly<Record<string, string>> = {
  ENOENT: missingFile,
  ENOTDIR: missingFile,
  EACCES: forbiddenFile,
  EPERM: forbiddenFile,
  EISDIR: "a folder",
};
/** Sentence about a file that cannot be read, by the code of the error. */
export const fileIsUnreadable = (variable: string, path: string, code: string): string =>
  `${variable} names ${unreadableFiles[code] ?? "a file that cannot be read"}: ${path}.`;

export const unknownVariables = (names: readonly string[]): string =>
  `${names.join(", ")} ${names.length === 1 ? "is" : "are"} not known and without effect. Check the spelling.`;
