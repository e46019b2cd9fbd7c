import { globSync, readFileSync } from "node:fs";
import { expect, test } from "vitest";

const root = new URL("..", import.meta.url).pathname;
const read = (path: string): string => readFileSync(`${root}/${path}`, "utf8");
const documents = globSync("docs/requirements/*.tsv", { cwd: root }).map(read).join("\n");

/** The sentences of domain and web that begin with "Please". */
const asking = globSync("{domain,web}/**/*.{ts,tsx}", {
  cwd: root,
  exclude: (path) => /node_modules|\.test\./.test(path),
})
  .flatMap((path) => read(path).match(/"Please [^"]*"/g) ?? [])
  .map((quoted) => quoted.slice(1, -1));

test("screens M6: what asks for something ends like a sentence, in the same few words, unless the documents write it otherwise", () => {
  expect(asking.length).toBeGreaterThan(60);
  const own = new Set(asking.filter((sentence) => !documents.includes(sentence)));
  const odd = [...own].filter(
    (sentence) => !/^Please (answer|check|choose|enter|give|look at|remove|say|select|sort) .+\.$/.test(sentence),
  );
  expect(odd).toEqual([]);
});
