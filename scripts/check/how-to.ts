/** Step of a guide about one file: to write it, or to change lines of it. */
interface Step {
  readonly path: string;
  readonly body: string;
  readonly isChange: boolean;
}

/** Returns the code blocks of a guide, each with the path on its first line: `// path`, `# path`, `-- path`, or in a diff `+++ path`. */
export function stepsOf(guide: string): Step[] {
  return [...guide.matchAll(/^```(\w+)\n(.*)\n([^]*?)^```$/gm)].map(([, language, first = "", body = ""]) => {
    const isChange = language === "diff";
    const path = (isChange ? /^\+\+\+ (\S+)$/ : /^(?:\/\/|#|--) (\S+)$/).exec(first)?.[1];
    if (!path) throw new Error(`A code block names no file, it begins: ${first}`);
    return { path, body, isChange };
  });
}

/** Returns the files that result from following a guide, by their paths. `read` returns the present text of a file, null for a missing one. */
export function filesAfterGuide(guide: string, read: (path: string) => string | null): ReadonlyMap<string, string> {
  const files = new Map<string, string>();
  for (const { path, body, isChange } of stepsOf(guide)) {
    const before = files.get(path) ?? read(path);
    if (isChange === (before === null)) throw new Error(`${path} is ${isChange ? "not there" : "there already"}`);
    files.set(path, isChange ? applyDiff(path, before!, body) : body);
  }
  return files;
}

/** Applies a diff. Each hunk must match exactly once, and is replaced by its new lines. */
function applyDiff(path: string, text: string, diff: string): string {
  return diff.split(/^@@\n/m).reduce((before, hunk) => {
    const lines = hunk.split("\n").slice(0, -1);
    const [old, young] = ["+", "-"].map((left) => linesWithout(lines, left)) as [string, string];
    const parts = `\n${before}`.split(old);
    if (parts.length !== 2) throw new Error(`${path} has ${parts.length - 1} times, and not once:${old}`);
    return parts.join(young).slice(1);
  }, text);
}

const linesWithout = (lines: readonly string[], mark: string): string =>
  `\n${lines
    .filter((line) => !line.startsWith(mark))
    .map((line) => `${line.slice(1)}\n`)
    .join("")}`;
