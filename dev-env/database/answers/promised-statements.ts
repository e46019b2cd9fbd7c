import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";

const root = join(import.meta.dirname, "../../..");
/** Pattern of a statement's name in the call that sends it. */
const named = String.raw`(["\`])([^"\`]+)\1,\s*`;

/** Returns the names under which a file sends its `typedSql` statements, and the constants with a `typedSql` statement that the file never sends. */
export const promisedIn = (text: string): { readonly names: string[]; readonly unsent: string[] } => {
  const names: string[] = [];
  const unsent: string[] = [];
  for (const { index } of text.matchAll(/\btypedSql\(/g)) {
    const before = text.slice(0, index);
    const sent = new RegExp(String.raw`${named}$`).exec(before)?.[2];
    const constant = [...before.matchAll(/^(?:export )?const (\w+) =/gm)].at(-1)?.[1] ?? "";
    const calls = [...text.matchAll(new RegExp(String.raw`${named}${constant}\b`, "g"))];
    const own = sent === undefined ? calls.map(([, , name]) => name!) : [sent];
    if (own.length === 0) unsent.push(constant);
    names.push(...own);
  }
  return { names: [...new Set(names)].toSorted(), unsent };
};

/** Returns the names and unsent constants of the `typedSql` statements in all files of the server. */
export const promisedStatements = (): { readonly names: string[]; readonly unsent: string[] } => {
  const exclude = ["**/generated/**", "**/*.test.ts", "**/typed-sql.ts"];
  const texts = globSync("server/**/*.ts", { cwd: root, exclude }).map((path) =>
    readFileSync(join(root, path), "utf8"),
  );
  const files = texts.map(promisedIn);
  return {
    names: [...new Set(files.flatMap(({ names }) => names))].toSorted(),
    unsent: files.flatMap(({ unsent }) => unsent),
  };
};
