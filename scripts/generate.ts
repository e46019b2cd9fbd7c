/**
 * Writes the generated files: server/schema.graphql, the types of the resolvers, the documents of the web app, and the index of the decisions.
 * `--check` writes nothing and fails when a file on disk differs.
 */
import { existsSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { dirname, join, relative } from "node:path";
import { generateFiles } from "./generate/contract.ts";

const root = join(import.meta.dirname, "..");
const check = process.argv.includes("--check");

const stale = (await generateFiles(root)).filter(
  ({ path, content }) => !existsSync(path) || readFileSync(path, "utf8") !== content,
);
for (const { path, content } of check ? [] : stale) {
  mkdirSync(dirname(path), { recursive: true });
  writeFileSync(path, content);
}
for (const { path } of stale) console.log(`${check ? "differs from its source" : "written"}: ${relative(root, path)}`);
if (check && stale.length > 0) {
  console.error("Run npm run generate and commit what it writes.");
  process.exitCode = 1;
}
