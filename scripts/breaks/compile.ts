import { spawnSync } from "node:child_process";
import { join } from "node:path";
import type { LayeredBreak } from "./planted-break.ts";
import type { TreeCopy } from "./tree-copy.ts";

/** Options of tsc. Imports and variables that a fault leaves unused are not reported as errors. */
const options = ["--checkers", "1", "--noUnusedLocals", "false", "--noUnusedParameters", "false", "--pretty", "false"];

/** Returns the files with errors while the faults are planted together; null without errors. */
const filesWithErrors = (tree: TreeCopy, breaks: readonly LayeredBreak[]): ReadonlySet<string> | null => {
  const restore = tree.plant(breaks);
  const info = join(tree.root, ".cache/types");
  const args = ["-p", ".", ...options, "--incremental", "--tsBuildInfoFile", info];
  const { status, stdout } = spawnSync("node_modules/.bin/tsc", args, { cwd: tree.root, encoding: "utf8" });
  restore();
  return status === 0 ? null : new Set([...stdout.matchAll(/^(\S+)\(\d+,\d+\): error/gm)].map(([, file]) => file!));
};

/** Groups the faults so that no group has two in one file. */
const groupByTurn = (breaks: readonly LayeredBreak[]): LayeredBreak[][] => {
  const groups: LayeredBreak[][] = [];
  for (const each of breaks) {
    const group = groups.find((others) => others.every(({ path }) => path !== each.path));
    if (group) group.push(each);
    else groups.push([each]);
  }
  return groups;
};

const findIn = (tree: TreeCopy, breaks: readonly LayeredBreak[]): LayeredBreak[] => {
  const files = breaks.length === 0 ? null : filesWithErrors(tree, breaks);
  if (files === null || breaks.length === 1) return files === null ? [] : [...breaks];
  const brokenBreaks = breaks.filter(({ path }) => files.has(path));
  const isNarrower = brokenBreaks.length > 0 && brokenBreaks.length < breaks.length;
  const part = isNarrower ? brokenBreaks : breaks.slice(0, Math.ceil(breaks.length / 2));
  const rest = breaks.filter((each) => !part.includes(each));
  return [...findIn(tree, part), ...findIn(tree, rest)];
};

/**
 * Returns the faults that the compiler refuses. The faults of a group are planted together. If the group does not compile, the faults in files with
 * errors are checked separately from the rest; if that does not narrow it down, the group is halved. Throws when the product itself does not compile.
 */
export function findUncompilable(tree: TreeCopy, breaks: readonly LayeredBreak[]): LayeredBreak[] {
  const errors = filesWithErrors(tree, []);
  if (errors !== null) throw new Error(`Nothing was planted: ${[...errors].join(", ")} does not compile as it is.`);
  return groupByTurn(breaks).flatMap((group) => findIn(tree, group));
}
