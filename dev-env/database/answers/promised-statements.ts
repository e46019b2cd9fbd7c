import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";

const root = join(import.meta.dirname, "../../..");
/** Pattern of a statement's name in the call that sends it. */
const namePattern = String.raw`(["\`])([^"\`]+)\1,\s*`;

/** Returns the names under which a file sends its `typedSql` statements, and the constants with a `typedSql` statement that the file never sends. */
export const typedStatementsIn = (text: string): { readonly names: string[]; readonly unsentConstants: string[] } => {
  const names: string[] = [];
  const unsentConstants: string[] = [];
  for (const { index } of text.matchAll(/\btypedSql\(/g)) {
    const before = text.slice(0, index);
    const directName = new RegExp(String.raw`${namePattern}$`).exec(before)?.[2];
    const constant = [...before.matchAll(/^(?:export )?const (\w+) =/gm)].at(-1)?.[1] ?? "";
    const calls = [...text.matchAll(new RegExp(String.raw`${namePattern}${constant}\b`, "g"))];
    const statementNames = directName === undefined ? calls.map(([, , name]) => name!) : [directName];
    if (statementNames.length === 0) unsentConstants.push(constant);
    names.push(...statementNames);
  }
  return { names: [...new Set(names)].toSorted(), unsentConstants };
};

/** Returns the names and unsent constants of the `typedSql` statements in all files of the server. */
export const promisedStatements = (): { readonly names: string[]; readonly unsentConstants: string[] } => {
  const exclude = ["**/generated/**", "**/*.test.ts", "**/typed-sql.ts"];
  const texts = globSync("server/**/*.ts", { cwd: root, exclude }).map((path) =>
    readFileSync(join(root, path), "utf8"),
  );
  const files = texts.map(typedStatementsIn);
  return {
    names: [...new Set(files.flatMap(({ names }) => names))].toSorted(),
    unsentConstants: files.flatMap(({ unsentConstants }) => unsentConstants),
  };
};
