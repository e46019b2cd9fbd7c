import { expect, test } from "vitest";
import { findTests, type TestRun } from "./find-tests.ts";
import { readImporters } from "./importers.ts";
import type { LayeredBreak } from "./planted-break.ts";

const file = (path: string, ...imports: string[]) => ({
  path,
  text: imports.map((target) => `import "${target}";\n`).join(""),
});
const resolvers = `import "./notes.store.ts";
export const notesFeature = () => ({
    faces: {
      Query: {
        getNotes: (asked) => asked,
        countNotes: async () => 1,
      },
    },
});`;

const sources = [
  file("domain/notes/note.ts"),
  file("domain/notes/note.test.ts", "./note.ts"),
  file("web/features/notes/NoteDialog.tsx", "@restride/domain/notes/note.ts"),
  file("web/features/notes/NoteDialog.component.test.tsx", "./NoteDialog.tsx", "../../testing/render.tsx"),
  file("web/app/pages/NotePage.tsx", "../../features/notes/NoteDialog.tsx"),
  file("web/app/pages/NotePage.component.test.tsx", "./NotePage.tsx"),
  file("web/app/pages.ts", "./pages/NotePage.tsx"),
  file("web/app/App.component.test.tsx", "./App.tsx", "./pages.ts"),
  file("web/app/App.tsx", "../features/notes/NoteDialog.tsx"),
  file("web/testing/render.tsx", "../app/App.tsx"),
  file("web/features/users/UserForm.component.test.tsx", "../../testing/render.tsx"),
  file("server/features/notes/notes.store.ts", "@restride/domain/notes/note.ts"),
  { path: "server/features/notes/notes.feature.ts", text: resolvers },
  file("server/features/notes/notes.api.test.ts", "@restride/dev-env/world.ts"),
  file("server/features/users/users.api.test.ts", "@restride/dev-env/world.ts"),
  file("server/features.ts", "./features/notes/notes.feature.ts"),
  file("dev-env/world.ts", "@restride/server/features.ts"),
  file("server/walls.db.test.ts"),
  file("server/matrix.api.test.ts"),
  file("e2e/notes/notes.test.ts"),
  file("e2e/users/users.test.ts"),
];

const runsFor = (path: string, layer: LayeredBreak["layer"] = "domain", isWhole = false): TestRun[] =>
  findTests({ layer, path, name: "", search: "", replace: "" }, sources, readImporters(sources), isWhole);

test("a rule is tried by its own test, by components that use it, by the server's tests of its subject, and by its journeys", () => {
  expect(runsFor("domain/notes/note.ts")).toEqual([
    { level: "rules", files: ["domain/notes/note.test.ts"] },
    { level: "components", files: ["web/features/notes/NoteDialog.component.test.tsx"] },
    { level: "database", files: ["server/features/notes/notes.api.test.ts"] },
    { level: "database", files: ["server/matrix.api.test.ts"], pattern: "^(getNotes|countNotes) " },
    { level: "database", files: ["server/walls.db.test.ts"] },
    { level: "browser", files: ["e2e/notes/notes.test.ts"] },
  ]);
});

test("a screen is tried by component tests and journeys alone, and not by what only the whole console imports", () => {
  expect(runsFor("web/features/notes/NoteDialog.tsx", "screens")).toEqual([
    { level: "components", files: ["web/features/notes/NoteDialog.component.test.tsx"] },
    { level: "browser", files: ["e2e/notes/notes.test.ts"] },
  ]);
});

test("a page of the whole console is tried by its own component tests", () => {
  expect(runsFor("web/app/pages/NotePage.tsx", "screens")).toEqual([
    { level: "components", files: ["web/app/pages/NotePage.component.test.tsx"] },
  ]);
});

test("a rule of access is tried by all calls", () => {
  expect(runsFor("domain/notes/note.ts", "access")).toContainEqual({
    level: "database",
    files: ["server/matrix.api.test.ts"],
  });
});

test("the whole runs every test of every level", () => {
  expect(runsFor("domain/notes/note.ts", "domain", true).map(({ files }) => files.length)).toEqual([1, 4, 4, 2]);
});
