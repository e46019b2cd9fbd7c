import { expect, test } from "vitest";
import { languageCheck } from "./language.ts";
import { replacedTerms } from "./replaced-terms.ts";

const findProblems = (path: string, text: string) => languageCheck.find([{ path, text }]).map(({ message }) => message);
const foundIn = (of: "identifier" | "path", name: string) =>
  of === "path"
    ? findProblems(name, "")
    : findProblems("server/features/birds/ring.ts", `const ring = (${name}: number) => 0;`);

test.each(replacedTerms.map(({ of, refused, instead }) => [refused, instead, of] as const))(
  "%s has left: %s",
  (refused, instead, of) => {
    expect(foundIn(of, refused)).toEqual([expect.stringContaining(instead)]);
  },
);

test.each(replacedTerms.map(({ of, allowed }) => [allowed, of] as const))("%s is right", (allowed, of) => {
  expect(foundIn(of, allowed)).toEqual([]);
});

test("texts, generated files and the checks themselves are not read", () => {
  expect(findProblems("web/a.ts", `const text = "callAndTell";`)).toEqual([]);
  expect(findProblems("server/generated/database.ts", "export interface Facts {}")).toEqual([]);
  expect(findProblems("scripts/check/dependencies.ts", "const machines = 1;")).toEqual([]);
});
