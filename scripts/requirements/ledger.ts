import { globSync, readFileSync } from "node:fs";
import { basename, join } from "node:path";

/** A row of docs/requirements. `area` carries the letter of its file, "A session": the files have areas of one name. */
export type Requirement = { id: string; area: string; kind: string; text: string };

/** Every row in the order of the files. */
export function readLedger(root: string): Requirement[] {
  const folder = join(root, "docs/requirements");
  return globSync("*.tsv", { cwd: folder })
    .toSorted()
    .flatMap((name) => parseLedger(readFileSync(join(folder, name), "utf8"), basename(name)));
}

/** Reads one file: a header, then id, area, kind and requirement, parted by tabs. Throws on a line of another shape. */
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

/** Ids of the rows that docs/requirements/decisions.md decides otherwise, from the table below its heading of that name. */
export function readDecidedOtherwise(root: string): Set<string> {
  const text = readFileSync(join(root, "docs/requirements/decisions.md"), "utf8");
  return parseDecidedOtherwise(text);
}

/** Reads the table: ids in the first column. */
export function parseDecidedOtherwise(text: string): Set<string> {
  const [, section = ""] = text.split(/^## Decided otherwise$/m);
  const rows = section.split(/^## /m)[0]!.matchAll(/^\| ((?:[A-Z]\d{3} ?)+)\|/gm);
  return new Set([...rows].flatMap(([, ids = ""]) => ids.trim().split(" ")));
}
