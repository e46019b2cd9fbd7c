import { expect, test } from "vitest";
import { circlesCheck, folderCirclesCheck } from "./circles.ts";

const findProblems = (files: Record<string, string>) =>
  circlesCheck
    .find(Object.entries(files).map(([path, text]) => ({ path, text })))
    .map(({ path, line }) => `${path}:${line}`);

test("files that need each other are named, also when they need types only, or through a third", () => {
  expect(
    findProblems({
      "domain/a.ts": 'import "./ground.ts";\nimport type { B } from "./b.ts";',
      "domain/b.ts": 'export { c } from "./c.ts";',
      "domain/c.ts": 'import { a } from "@restride/domain/a.ts";',
      "domain/ground.ts": "",
    }),
  ).toEqual(["domain/a.ts:2", "domain/b.ts:1", "domain/c.ts:1"]);
});

test("a page that is fetched later lies on a circle as well", () => {
  expect(
    findProblems({ "web/a.tsx": 'const page = () => import("./b.tsx");', "web/b.tsx": 'import "./a.tsx";' }),
  ).toHaveLength(2);
});

test("files that are needed twice, packages and files that are not there make no circle", () => {
  expect(
    findProblems({
      "domain/a.ts": 'import "zod";\nimport "./b.ts";\nimport "./c.ts";',
      "domain/b.ts": 'import "./d.ts";\nimport "./gone.ts";',
      "domain/c.ts": 'import "./d.ts";',
      "domain/d.ts": "",
    }),
  ).toEqual([]);
});

const betweenFolders = (files: Record<string, string>) =>
  folderCirclesCheck
    .find(Object.entries(files).map(([path, text]) => ({ path, text })))
    .map(({ path, message }) => `${path}: ${message.split(" lie on")[0]}`);

test("folders that need each other are named by each import between them, though no files do", () => {
  expect(
    betweenFolders({
      "domain/birds/bird.ts": 'import type { Nest } from "../nests/nest.ts";',
      "domain/nests/nest.ts": 'import { twig } from "@restride/domain/trees/tree.ts";',
      "domain/trees/tree.ts": 'import { wing } from "../birds/wing.ts";\nimport "../values/id.ts";',
      "domain/birds/wing.ts": "",
      "domain/values/id.ts": "",
    }),
  ).toEqual([
    "domain/birds/bird.ts: domain/birds and domain/nests",
    "domain/nests/nest.ts: domain/nests and domain/trees",
    "domain/trees/tree.ts: domain/trees and domain/birds",
  ]);
});

test("a file beside the folders is a layer of its own", () => {
  expect(
    betweenFolders({
      "web/app/pages.ts": 'import "./pages/Birds.tsx";',
      "web/app/pages/Birds.tsx": 'import "../pages.ts";',
    }),
  ).toHaveLength(2);
});

test("tests may reach across, and folders of other places are no layers of these", () => {
  expect(
    betweenFolders({
      "web/ui/list/list.ts": 'import "../form/form.ts";',
      "web/ui/form/form.test.ts": 'import "../list/list.ts";',
      "web/ui/form/form.ts": 'import "../../features/birds/bird.ts";',
      "web/features/birds/bird.ts": 'import "../../ui/list/list.ts";',
    }),
  ).toEqual([]);
});
