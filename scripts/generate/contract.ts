import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { generate, type CodegenConfig } from "@graphql-codegen/cli";
import { registryOf, textsIn } from "./documents.ts";
import { mergeSchema } from "./merge-schema.ts";

/** A file as it should be on disk. */
export type GeneratedFile = { path: string; content: string };

const shared = { useTypeImports: true, enumsAsTypes: true, strictScalars: true, importExtension: ".ts" } as const;
const texts = { ID: "string", DateTime: "string", LastDigits: "string | number" };

const resolvers = {
  plugins: ["typescript", "typescript-resolvers"],
  config: {
    ...shared,
    contextType: "../platform/graphql/context.ts#Context",
    scalars: {
      ...texts,
      ID: { input: "@restride/domain/values/id.ts#Id", output: "string" },
      CalendarDate: { input: "@restride/domain/values/calendar-date.ts#CalendarDate", output: "string" },
    },
    inputMaybeValue: "T | null | undefined",
    useIndexSignature: false,
  },
};

/** What a query answers holds calendar dates; what a form sends is read by the server before it is one. */
const operations = {
  plugins: ["typescript-operations", "typed-document-node"],
  config: {
    ...shared,
    scalars: {
      ...texts,
      CalendarDate: { input: "string", output: "@restride/domain/values/calendar-date.ts#CalendarDate" },
    },
    optimizeDocumentNode: true,
  },
};

/** Every generated file of the product below `root`, made from the SDL of the server and the documents of the web app. */
export async function generated(root: string): Promise<GeneratedFile[]> {
  const find = (pattern: string): string[] => globSync(pattern, { cwd: root }).toSorted();
  const sources = [...find("server/platform/graphql/*.graphql"), ...find("server/features/**/*.graphql")];
  const schema = mergeSchema(sources.map((path) => readFileSync(join(root, path), "utf8")));
  const documents = find("web/**/*.graphql").filter((path) => !path.includes("node_modules"));
  const made = await codegen(root, schema, documents);
  const ofApp = find("server/patient-app/*.graphql").map((path) => readFileSync(join(root, path), "utf8"));
  const ofWeb = made.filter(({ path }) => path.startsWith("web/")).flatMap(({ content }) => textsIn(content));
  const registry = { path: "server/generated/documents.ts", content: registryOf([...ofWeb, ...ofApp]) };
  return [{ path: "server/schema.graphql", content: schema }, ...made, registry].map(({ path, content }) => ({
    path: join(root, path),
    content,
  }));
}

async function codegen(root: string, schema: string, documents: string[]): Promise<GeneratedFile[]> {
  const generates: CodegenConfig["generates"] = { "server/generated/resolvers.ts": resolvers };
  if (documents.length > 0) generates["web/generated/operations.ts"] = { ...operations, documents };
  const config: CodegenConfig & { cwd: string } = { cwd: root, schema, silent: true, errorsOnly: true, generates };
  const files = (await generate(config, false)) as { filename: string; content: string }[];
  return files.map(({ filename, content }) => ({ path: filename, content }));
}
