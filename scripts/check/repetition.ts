import { problemAt, type Check } from "./source.ts";
import { type Repetition, testRepetitions } from "./test-repetition.ts";

const repetitions: readonly Repetition[] = [
  {
    owner: "web/app/App.tsx",
    again: /^web\/(app|features|ui)\/.*\.tsx$/,
    text: /\bstrokeWidth(?:=\{|: )1\.75\b|\bsize=\{16\} aria-hidden\b/g,
    instead: "says so for every icon, leave it out",
  },
  {
    owner: "server/platform/instant.ts",
    again: /^server\/.*(?<!\.test)\.ts$/,
    text: /\bnew Date\((?:deps\.)?now\b.*?\)\.toISOString\(\)/g,
    instead: "says it shorter: instantOf",
  },
  ...testRepetitions,
];

/** Finds code that repeats what one file provides for all. */
export const repetitionCheck: Check = {
  name: "repetition",
  find: (sources) =>
    repetitions.flatMap(({ owner, again, text, instead }) =>
      sources
        .filter(({ path }) => again.test(path) && path !== owner)
        .flatMap((source) =>
          [...source.text.matchAll(text)].map(({ 0: match, index }) =>
            problemAt(source, index, `${match}: ${owner} ${instead}`),
          ),
        ),
    ),
};
