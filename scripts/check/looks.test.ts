import { expect, test } from "vitest";
import { looksCheck } from "./looks.ts";

const findProblems = (...files: readonly (readonly [path: string, text: string])[]): string[] =>
  looksCheck.find(files.map(([path, text]) => ({ path, text }))).map(({ path, message }) => `${path} ${message}`);

const dialog = ["web/features/birds/BirdDialog.tsx", ""] as const;

test("a dialog without a row is found, one with a row is not", () => {
  expect(findProblems(dialog, ["e2e/looks/bird-overlays.ts", ""])).toEqual([
    "web/features/birds/BirdDialog.tsx add a row to e2e/looks",
  ]);
  expect(findProblems(dialog, ["e2e/looks/bird-overlays.ts", `shows: "${dialog[0]}: problems"`])).toEqual([]);
  expect(findProblems(["web/features/birds/BirdDialog.component.test.tsx", ""])).toEqual([]);
});

test("a part of the sources without the suite is not asked", () => {
  expect(findProblems(dialog)).toEqual([]);
});

test("a row of a component that is gone is found", () => {
  expect(findProblems(["e2e/looks/bird-overlays.ts", 'shows: "web/features/birds/Gone.tsx"'])).toEqual([
    "e2e/looks/bird-overlays.ts web/features/birds/Gone.tsx is not there",
  ]);
});

test("a route without a row is found", () => {
  const routes = ["domain/access/routes.ts", '  birds: page("/birds"),\n  bird: {\n    path,'] as const;
  expect(findProblems(routes, ["e2e/looks/page-looks.ts", "  birds: open(),"])).toEqual([
    "e2e/looks/page-looks.ts the page of bird is not looked at: add a row",
  ]);
  expect(findProblems(routes, ["e2e/looks/page-looks.ts", "  birds: open(),\n  bird: open(),"])).toEqual([]);
});

test("a journey that looks where none did is found", () => {
  expect(findProblems(["e2e/birds/birds.test.ts", 'await takeScreens(page, "bird");'])).toEqual([
    expect.stringContaining("journeys look 1 times"),
  ]);
  expect(findProblems(["e2e/looks/birds.test.ts", 'await takeScreens(page, "bird");'])).toEqual([]);
});
