import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { afterAll, beforeAll, expect, onTestFinished, test } from "vitest";
import { generateFiles } from "../generate/contract.ts";
import { deleteSubject, pathsOf, withoutEntries } from "./delete-subject.ts";
import { copyProduct, type ProductCopy } from "./product-copy.ts";

const repository = join(import.meta.dirname, "../..");
let copy: ProductCopy;
beforeAll(() => {
  copy = copyProduct(repository, join(repository, `.cache/subjects/${process.pid}`));
});
afterAll(() => copy.remove());

const compile = (project: string) => copy.run("tsc", "-p", project, "--checkers", "1");

test.each([
  { subject: "notes", names: ["notes"] },
  { subject: "callbacks", names: ["callbacks"] },
  { subject: "cases", names: ["cases", "case-work", "case-detail"] },
])("without $subject the product compiles, starts and answers", async ({ names }) => {
  const { folders, joints } = pathsOf(copy.root, names);
  expect(folders.length).toBeGreaterThan(3);
  expect(joints).toContain("server/features.ts");
  onTestFinished(() => copy.restore([...folders, ...joints]));
  deleteSubject(copy.root, names);
  for (const { path, content } of await generateFiles(copy.root)) writeFileSync(path, content);
  expect(compile("server")).toEqual({ status: 0, output: "" });
  expect(compile("web")).toEqual({ status: 0, output: "" });
  expect(copy.run("node", "scripts/subjects/start-product.ts")).toEqual({
    status: 0,
    output: '{"ready":200,"patients":{"status":"success","message":"","total":3}}\n',
  });
});

test("a subject that a list uses in two lines is refused", () => {
  const list =
    'import { makeBirds } from "./features/birds/birds.lookups.ts";\nconst all = {\n  birds: makeBirds(db),\n};\n';
  expect(withoutEntries(list, ["birds"])).toBe("const all = {\n};\n");
  expect(withoutEntries(list, ["fish"])).toBe(list);
  expect(() => withoutEntries(`${list}makeBirds(db);\n`, ["birds"])).toThrow(
    "makeBirds is used in 2 lines, not in one.",
  );
});
