import { readFileSync } from "node:fs";

/** The environment variables: texts by name. */
export type Environment = Readonly<Record<string, string | undefined>>;

/** Settings that are a secret, or a URL that may contain one. Each may be stored in a file, which `NAME_FILE` names. */
export const secretNames = [
  "DATABASE_URL",
  "RESTRIDE_APP_DATABASE_URL",
  "RESTRIDE_SIGNING_KEY",
  "SMTP_URL",
  "RESTRIDE_METRICS_TOKEN",
  "RESTRIDE_CARRIERS",
  "RESTRIDE_GATEWAY_URL",
  "RESTRIDE_CARRIERS_URL",
  "RESTRIDE_MAP_URL",
] as const;

const reasons: Readonly<Record<string, string>> = {
  ENOENT: "a file that does not exist",
  ENOTDIR: "a file that does not exist",
  EACCES: "a file that this user may not read",
  EPERM: "a file that this user may not read",
  EISDIR: "a folder",
};

/** Returns the text of a file without trailing line breaks, or a sentence about the problem with the file. */
const readSecret = (variable: string, path: string): { readonly text?: string; readonly problem?: string } => {
  if (path.trim() === "") return { problem: `${variable} must name a file, or be left out.` };
  try {
    const text = readFileSync(path, "utf8").replace(/\s+$/, "");
    return text === "" ? { problem: `${variable} names a file that is empty: ${path}.` } : { text };
  } catch (error) {
    const reason = reasons[String((error as NodeJS.ErrnoException).code)] ?? "a file that cannot be read";
    return { problem: `${variable} names ${reason}: ${path}.` };
  }
};

/** Returns the environment with the secrets from files, and the problems with these files by the secret's name. */
export const readSecretFiles = (environment: Environment) => {
  const texts: Record<string, string | undefined> = { ...environment };
  const problems = new Map<string, string>();
  for (const name of secretNames) {
    const variable = `${name}_FILE`;
    const path = environment[variable];
    if (path === undefined) continue;
    if (environment[name]) {
      problems.set(name, `${name} and ${variable} are both set. Leave one of them out.`);
      continue;
    }
    const { text, problem } = readSecret(variable, path);
    if (problem) problems.set(name, problem);
    else texts[name] = text;
  }
  return { texts, problems };
};
