import { readFileSync } from "node:fs";

/** What the environment says: texts by the names of variables. */
export type Environment = Readonly<Record<string, string | undefined>>;

/** Settings that hold a secret, or an address that may hold one. Each may stand in a file, which `NAME_FILE` names. */
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

/** The text of a file without line ends behind it, or a sentence that says what is wrong with the file. */
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

/** The environment with the secrets that stand in files, and what is wrong with a secret's file, by the secret's name. */
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
