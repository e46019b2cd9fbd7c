import { readFileSync } from "node:fs";
import * as texts from "./settings-texts.ts";

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

/** Returns the text of a file without trailing line breaks, or a sentence about the problem with the file. */
const readSecret = (variable: string, path: string): { readonly text?: string; readonly problem?: string } => {
  if (path.trim() === "") return { problem: texts.fileIsNotNamed(variable) };
  try {
    const text = readFileSync(path, "utf8").replace(/\s+$/, "");
    return text === "" ? { problem: texts.fileIsEmpty(variable, path) } : { text };
  } catch (error) {
    return { problem: texts.fileIsUnreadable(variable, path, String((error as NodeJS.ErrnoException).code)) };
  }
};

/** Returns the environment with the secrets from files, and the problems with these files by the secret's name. */
export const readSecretFiles = (environment: Environment) => {
  const variables: Record<string, string | undefined> = { ...environment };
  const problems = new Map<string, string>();
  for (const name of secretNames) {
    const variable = `${name}_FILE`;
    const path = environment[variable];
    if (path === undefined) continue;
    if (environment[name]) {
      problems.set(name, texts.bothAreSet(name, variable));
      continue;
    }
    const { text, problem } = readSecret(variable, path);
    if (problem) problems.set(name, problem);
    else variables[name] = text;
  }
  return { variables, problems };
};
