import { expect, test } from "vitest";
import { circlesCheck } from "./circles.ts";

const found = (files: Record<string, string>) =>
  circlesCheck
    .find(Object.entries(files).map(([path, text]) => ({ path, text })))
    .map(({ path, line }) => `${path}:${line}`);

test("files that need each other are named, also when they need types only, or through a third", () => {
  expect(
    found({
      "domain/a.ts": 'import "./ground.ts";\nimport type { B } from "./b.ts";',
      "domain/b.ts": 'export { c } from "./c.ts";',
      "domain/c.ts": 'import { a } from "@restride/domain/a.ts";',
      "domain/ground.ts": "",
    }),
  ).toEqual(["domain/a.ts:2", "domain/b.ts:1", "domain/c.ts:1"]);
});

test("a page that is fetched later lies on a circle as well", () => {
  expect(
    found({ "web/a.tsx": 'const page = () => import("./b.tsx");', "web/b.tsx": 'import "./a.tsx";' }),
  ).toHaveLength(2);
});

test("files that are needed twice, packages and files that are not there make no circle", () => {
  expect(
    found({
      "domain/a.ts": 'import "zod";\nimport "./b.ts";\nimport "./c.ts";',
      "domain/b.ts": 'import "./d.ts";\nimport "./gone.ts";',
      "domain/c.ts": 'import "./d.ts";',
      "domain/d.ts": "",
    }),
  ).toEqual([]);
});
