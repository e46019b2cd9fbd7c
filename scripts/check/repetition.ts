import { problemAt, type Check } from "./source.ts";

/** What one file says for all: where it would be said again, and how it looks there. */
const sayings = [
  {
    by: "web/app/App.tsx",
    again: /^web\/(app|features|ui)\/.*\.tsx$/,
    text: /\bstrokeWidth(?:=\{|: )1\.75\b|\bsize=\{16\} aria-hidden\b/g,
    instead: "says so for every icon, leave it out",
  },
  {
    by: "server/platform/instant.ts",
    again: /^server\/.*(?<!\.test)\.ts$/,
    text: /\bnew Date\((?:deps\.)?now\b.*?\)\.toISOString\(\)/g,
    instead: "says it shorter: instantOf",
  },
];

/** What is said once is not said again where it is used. */
export const repetitionCheck: Check = {
  name: "repetition",
  find: (sources) =>
    sayings.flatMap(({ by, again, text, instead }) =>
      sources
        .filter(({ path }) => again.test(path) && path !== by)
        .flatMap((source) =>
          [...source.text.matchAll(text)].map(({ 0: found, index }) =>
            problemAt(source, index, `${found}: ${by} ${instead}`),
          ),
        ),
    ),
};
