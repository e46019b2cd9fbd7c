import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";

const root = join(import.meta.dirname, "..");
const read = (path: string): string => readFileSync(join(root, path), "utf8");

test("while somebody develops, every address of the server beside GraphQL is led on to it", () => {
  const routes = globSync("server/features/**/*.rest.ts", { cwd: root }).flatMap((path) =>
    [...read(path).matchAll(/path: "(\/[\w-]+)/g)].map(([, begin]) => begin!),
  );
  expect(routes).toContain("/downloadreport");
  const [, proxied = ""] = /const proxied = \[(.*?)\]/s.exec(read("web/vite.config.ts"))!;
  expect(routes.filter((route) => !proxied.includes(`"${route}"`))).toEqual([]);
});
