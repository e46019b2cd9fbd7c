import { join } from "node:path";
import { expect, test } from "vitest";
import { areasIn } from "./areas.ts";

const root = join(import.meta.dirname, "../..");

test("of the console, what needs neither React nor a browser is tried in Node, all else with component tests in a browser", () => {
  const [functions, screens] = areasIn(root, ["web/features/surgeons"]);
  expect(functions).toMatchObject({
    name: "web/features/surgeons",
    runner: "node",
    tests: ["web/features/surgeons/**/*.test.ts"],
  });
  expect(functions!.files).toContain("web/features/surgeons/surgeon-values.ts");
  expect(functions!.files.filter((file) => /(\.tsx|\/use-[\w-]+\.ts)$/.test(file))).toEqual([]);
  expect(screens).toMatchObject({
    name: "web/features/surgeons/screens",
    runner: "browser",
    tests: ["web/features/surgeons/**/*.component.test.tsx"],
  });
  expect(screens!.files).toContain("web/features/surgeons/use-surgeon-editor.ts");
  expect(screens!.files).toContain("web/features/surgeons/SurgeonEditor.tsx");
  const both = [...functions!.files, ...screens!.files];
  expect(both.filter((file) => /\.(test|fixture|graphql)\.tsx?$/.test(file))).toEqual([]);
});

test("of a feature of the server, files that hold SQL are changed", () => {
  const [area] = areasIn(root, ["server/features/notes"]);
  expect(area!.files).toEqual([
    "server/features/notes/note-categories.store.ts",
    "server/features/notes/notes.lookups.ts",
    "server/features/notes/notes.queries.ts",
    "server/features/notes/notes.store.ts",
  ]);
});

test("no folder brings every area of rules", () => {
  expect(areasIn(root, ["domain"]).map(({ name }) => name)).toContain("domain/values");
});
