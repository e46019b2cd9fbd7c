import { spawnSync } from "node:child_process";
import { join } from "node:path";
import type { LayeredBreak } from "./planted-break.ts";
import type { TreeCopy } from "./tree-copy.ts";

/** An import that a break leaves without use is no error of types. */
const options = ["--checkers", "1", "--noUnusedLocals", "false", "--noUnusedParameters", "false"];

const hasTypeErrors = (root: string, project: string): boolean => {
  const info = join(root, `.cache/types-${project === "." ? "all" : project}`);
  const args = ["-p", project, ...options, "--incremental", "--tsBuildInfoFile", info];
  return spawnSync(join(root, "node_modules/.bin/tsc"), args, { cwd: root }).status !== 0;
};

const compiles = (tree: TreeCopy, breaks: readonly LayeredBreak[]): boolean => {
  const restore = tree.plant(breaks);
  try {
    return !hasTypeErrors(tree.root, ".");
  } finally {
    restore();
  }
};

/** Breaks grouped so that no group has two in one file. */
const oneOfEachFile = (breaks: readonly LayeredBreak[]): LayeredBreak[][] => {
  const rounds: LayeredBreak[][] = [];
  for (const each of breaks) {
    const round = rounds.find((others) => others.every(({ path }) => path !== each.path));
    if (round) round.push(each);
    else rounds.push([each]);
  }
  return rounds;
};

const findIn = (tree: TreeCopy, breaks: readonly LayeredBreak[]): LayeredBreak[] => {
  if (breaks.length === 0 || compiles(tree, breaks)) return [];
  if (breaks.length === 1) return [...breaks];
  const middle = Math.ceil(breaks.length / 2);
  return [...findIn(tree, breaks.slice(0, middle)), ...findIn(tree, breaks.slice(middle))];
};

/** The breaks that the compiler refuses: they are planted together, and halved where together they do not compile. */
export const findUncompilable = (tree: TreeCopy, breaks: readonly LayeredBreak[]): LayeredBreak[] =>
  oneOfEachFile(breaks).flatMap((round) => findIn(tree, round));
