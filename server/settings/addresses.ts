import { z } from "zod";
import * as texts from "./settings-texts.ts";

/** Returns whether a host of a URL is this machine itself, so that requests to it use no network. */
const isOwnMachine = (hostname: string): boolean => /^(localhost|127(\.\d+){3}|\[::1\])$/i.test(hostname);

const parse = (text: string): URL | null => (URL.canParse(text) ? new URL(text) : null);
const isHttp = (text: string): boolean => /^https?:$/.test(parse(text)?.protocol ?? "");
const isEncrypted = (text: string): boolean => {
  const { protocol, hostname } = new URL(text);
  return protocol === "https:" || isOwnMachine(hostname);
};

/** Returns whether an address has no user, password, query or fragment, none of which a base of other addresses may have. */
const isBase = (text: string): boolean => {
  const { username, password } = new URL(text);
  return username === "" && password === "" && !/[?#]/.test(text);
};
const hasNoLogin = (text: string): boolean => {
  const { username, password, hash } = new URL(text);
  return username === "" && password === "" && hash === "";
};

const isOrigin = (text: string): boolean => new URL(text).href === `${new URL(text).origin}/`;

/** The origin that people open, without a trailing slash. */
export const publicUrl = z
  .string(texts.publicUrlProblem)
  .refine((text) => URL.canParse(text), { error: texts.publicUrlProblem, abort: true })
  .refine((text) => isHttp(text) && isEncrypted(text), { error: texts.publicUrlMustBeEncrypted, abort: true })
  .refine(isOrigin, { error: texts.publicUrlMustBeAnOrigin, abort: true })
  .transform((text) => new URL(text).origin);

/** A URL to which paths are appended, without a trailing slash. */
export const baseAddress = (name: keyof typeof texts.serviceProblems) =>
  z
    .string()
    .refine(isHttp, { error: texts.serviceProblems[name], abort: true })
    .refine(isEncrypted, { error: texts.mustBeEncrypted(name), abort: true })
    .refine(isBase, { error: texts.mustBeABase(name), abort: true })
    .transform((text) => text.trim().replace(/\/+$/, ""));

/** A URL that is used as it is; it may have a query. */
export const webAddress = (name: keyof typeof texts.serviceProblems) =>
  z
    .string()
    .refine(isHttp, { error: texts.serviceProblems[name], abort: true })
    .refine(isEncrypted, { error: texts.mustBeEncrypted(name), abort: true })
    .refine(hasNoLogin, { error: texts.mustHaveNoLogin(name), abort: true });

const isDatabase = (text: string): boolean => /^postgres(ql)?:$/.test(parse(text)?.protocol ?? "");

/** The URL of a PostgreSQL database. */
export const databaseAddress = (name: string) => {
  const error = texts.databaseProblem(name);
  return z.string(error).refine(isDatabase, error);
};

const isMailServer = (text: string): boolean => {
  const url = parse(text);
  return url !== null && /^smtps?:$/.test(url.protocol) && url.hostname !== "";
};

/** Options of nodemailer in the URL with which a mail would be sent unencrypted, or to a server without a valid certificate. */
const insecure = { ignoreTLS: "true", secure: "false", "tls.rejectUnauthorized": "false" };

/** Returns whether mails are sent encrypted, or only to this machine. */
const isMailEncrypted = (text: string): boolean => {
  const { protocol, hostname, searchParams } = new URL(text);
  if (isOwnMachine(hostname)) return true;
  if (Object.entries(insecure).some(([name, value]) => searchParams.getAll(name).includes(value))) return false;
  return protocol === "smtps:" || searchParams.get("requireTLS") === "true";
};

/** smtps://, or smtp:// with a server that must offer STARTTLS. */
export const mailServer = z
  .string(texts.mailServerProblem)
  .refine(isMailServer, { error: texts.mailServerProblem, abort: true })
  .refine(isMailEncrypted, texts.mailMustBeEncrypted);

const isFilesPlace = (text: string): boolean =>
  text.startsWith("s3://") ? (parse(text)?.hostname ?? "") !== "" : text.trim() !== "" && !/^[\w+.-]+:\/\//.test(text);

/** Returns the endpoint in the URL of a bucket; null without one. */
const endpointOf = (text: string): string | null =>
  text.startsWith("s3://") ? new URL(text).searchParams.get("endpoint") : null;
const isEndpointSafe = (text: string): boolean => {
  const endpoint = endpointOf(text);
  return endpoint === null || (isHttp(endpoint) && isEncrypted(endpoint));
};

/** A folder, or a bucket with its prefix. */
export const filesPlace = z
  .string(texts.filesProblem)
  .refine(isFilesPlace, { error: texts.filesProblem, abort: true })
  .refine(isEndpointSafe, texts.filesEndpointMustBeEncrypted);
