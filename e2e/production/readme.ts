import { readFileSync } from "node:fs";
import { join } from "node:path";

const readText = (folder: string, path: string): string => readFileSync(join(folder, path), "utf8");

/** Returns the commands of the README's "In production" section, with `words` in place of the names in capitals. */
export const productionCommands = (folder: string, words: Readonly<Record<string, string>>): string => {
  const [, section = ""] = readText(folder, "README.md").split("## In production\n");
  const [, block = ""] = /\n\n((?: {4}.+\n)+)/.exec(section) ?? [];
  return block.replaceAll(/\b[A-Z]{4,}\b(?!_)/g, (name) => words[name] ?? name);
};

/** Returns the guide's statements that create the logins and the database. */
export const loginStatements = (folder: string): string[] => {
  const [, block = ""] = /```sql\n([^`]+)```/.exec(readText(folder, "docs/how-to/first-clinic.md")) ?? [];
  return block
    .split(";\n")
    .map((statement) => statement.trim())
    .filter(Boolean);
};
