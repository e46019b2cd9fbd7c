import { join } from "node:path";
import { expect, test } from "vitest";
import { areasIn } from "./areas.ts";

const root = join(import.meta.dirname, "../..");

test("of the console, files are changed that need neither React nor a browser", () => {
  const [area] = areasIn(root, ["web/features/surgeons"]);
  expect(area).toMatchObject({ name: "web/features/surgeons", tests: ["web/features/surgeons/**/*.test.ts"] });
  expect(area!.files).toContain("web/features/surgeons/surgeon-values.ts");
  expect(area!.files).not.toContain("web/features/surgeons/use-surgeon-editor.ts");
  expect(area!.files.filter((file) => /\.(tsx|graphql\.ts|test\.ts)$/.test(file))).toEqual([]);
});

test("of a feature of the server, files that hold SQL are changed", () => {
  const [area] = areasIn(root, ["server/features/notes"]);
  expect(area!.files).toEqual([
    "server/features/notes/notes.lookups.ts",
    "server/features/notes/notes.store.ts",
    "server/features/notes/notes.views.ts",
  ]);
});

test("no folder brings every area of rules", () => {
  expect(areasIn(root, ["domain"]).map(({ name }) => name)).toContain("domain/values");
});
