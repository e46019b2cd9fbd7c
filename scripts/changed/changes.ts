import { spawnSync } from "node:child_process";
import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";

/** Part of a text: start and end. */
export interface Span {
  readonly start: number;
  readonly end: number;
}

/** Text and the parts of it that changed. */
export interface FileVersion {
  readonly text: string;
  readonly spans: readonly Span[];
}

/** File before and after a change; null when it does not exist. */
export interface Change {
  readonly path: string;
  readonly before: FileVersion | null;
  readonly after: FileVersion | null;
}

/** Returns the output of a git command. Throws with git's error when it fails. */
export function runGit(root: string, ...args: string[]): string {
  const { status, stdout, stderr } = spawnSync("git", args, { cwd: root, encoding: "utf8", maxBuffer: 1 << 28 });
  if (status !== 0) throw new Error(`git ${args[0]}: ${stderr}`);
  return stdout;
}

/** Returns the files that differ between a commit and the working tree, including files that git does not track yet. */
export function readChanges(root: string, base: string): Change[] {
  const changedPaths = runGit(root, "diff", "--name-only", "--no-renames", "-z", base).split("\0").filter(Boolean);
  const added = runGit(root, "ls-files", "--others", "--exclude-standard", "-z").split("\0").filter(Boolean);
  const now = (path: string): string | null =>
    existsSync(join(root, path)) ? readFileSync(join(root, path), "utf8") : null;
  return [
    ...changedPaths.map((path) => {
      const hunks = runGit(root, "diff", "--unified=0", "--no-renames", base, "--", path);
      return changeOf(path, showFile(root, base, path), now(path), hunks);
    }),
    ...added.map((path) => changeOf(path, null, now(path), "")),
  ];
}

function showFile(root: string, commit: string, path: string): string | null {
  const result = spawnSync("git", ["show", `${commit}:${path}`], { cwd: root, encoding: "utf8", maxBuffer: 1 << 28 });
  return result.status === 0 ? result.stdout : null;
}

const hunkHead = /^@@ -(\d+)(?:,(\d+))? \+(\d+)(?:,(\d+))? @@/gm;

/** Returns the change of a file from one text to another; `hunks` are those that git prints without context. */
export function changeOf(path: string, before: string | null, after: string | null, hunks: string): Change {
  if (before === null || after === null) return { path, before: wholeFile(before), after: wholeFile(after) };
  const pairs = [...hunks.matchAll(hunkHead)].map(([, from, lines = "1", to, others = "1"]) =>
    trimEqualEnds(cutLines(before, Number(from), Number(lines)), cutLines(after, Number(to), Number(others))),
  );
  return {
    path,
    before: { text: before, spans: pairs.map(([old]) => old) },
    after: { text: after, spans: pairs.map(([, now]) => now) },
  };
}

const wholeFile = (text: string | null): FileVersion | null =>
  text === null ? null : { text, spans: [{ start: 0, end: text.length }] };

interface Part extends Span {
  readonly text: string;
}

/** Returns the part of a text with `count` lines, beginning with line `line` (from 1). With 0 lines, returns the empty part after that line. */
function cutLines(text: string, line: number, count: number): Part {
  const lineStarts = [0, ...[...text.matchAll(/\n/g)].map(({ index }) => index + 1)];
  const start = (count === 0 ? lineStarts[line] : lineStarts[line - 1]) ?? text.length;
  const end = count === 0 ? start : (lineStarts[line - 1 + count] ?? text.length);
  return { start, end, text: text.slice(start, end) };
}

/** Returns two parts without their equal beginning and end. */
function trimEqualEnds(old: Part, now: Part): [Span, Span] {
  const maxLength = Math.min(old.text.length, now.text.length);
  let head = 0;
  while (head < maxLength && old.text[head] === now.text[head]) head += 1;
  let tail = 0;
  while (tail < maxLength - head && old.text.at(-1 - tail) === now.text.at(-1 - tail)) tail += 1;
  const inner = ({ start, end }: Part): Span => ({ start: start + head, end: end - tail });
  return [inner(old), inner(now)];
}
