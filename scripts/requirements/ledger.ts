import { globSync, readFileSync } from "node:fs";
import { basename, join } from "node:path";

/** Row of docs/requirements. `area` includes the letter of its file, "A session", because several files have an area of the same name. */
export type Requirement = { id: string; area: string; kind: string; text: string };

/** Returns every row in the order of the files. */
export function readLedger(root: string): Requirement[] {
  const folder = join(root, "docs/requirements");
  return globSync("*.tsv", { cwd: folder })
    .toSorted()
    .flatMap((name) => parseLedger(readFileSync(join(folder, name), "utf8"), basename(name)));
}

/** Parses one file: a header, then id, area, kind and requirement, separated by tabs. Throws for a line in another format. */
export function parseLedger(text: string, name: string): Requirement[] {
  const [, ...lines] = text.trimEnd().split("\n");
  return lines.map((line, index) => {
    const [id = "", area, kind, requirement, ...more] = line.split("\t");
    if (!/^[A-Z]\d{3}$/.test(id) || !area || !kind || !requirement || more.length > 0) {
      throw new Error(`${name}:${index + 2} is not id, area, kind and requirement, parted by tabs.`);
    }
    return { id, area: `${id[0]} ${area}`, kind, text: requirement };
  });
}

/** Returns the ids of the rows that docs/requirements/decisions.md decides otherwise, from the table below the heading "Decided otherwise". */
export function readDecidedOtherwise(root: string): Set<string> {
  const text = readFileSync(join(root, "docs/requirements/decisions.md"), "utf8");
  return parseDecidedOtherwise(text);
}

/** Parses the table, which has ids in the first column. */
export function parseDecidedOtherwise(text: string): Set<string> {
  const [, section = ""] = text.split(/^## Decided otherwise$/m);
  const rows = section.split(/^## /m)[0]!.matchAll(/^\| ((?:[A-Z]\d{3} ?)+)\|/gm);
  return new Set([...rows].flatMap(([, ids = ""]) => ids.trim().split(" ")));
}
