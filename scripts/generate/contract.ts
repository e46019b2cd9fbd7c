import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { generate, type CodegenConfig } from "@graphql-codegen/cli";
import { indexDecisions } from "./decision-index.ts";
import { breakLongTypes, constantOf, documentsIn, documentTypes, registryOf } from "./documents.ts";
import type { GeneratedFile } from "./generated-file.ts";
import { mergeSchema } from "./merge-schema.ts";
import { subjectRegistries } from "./subject-registries.ts";
import { answersByOutcome, argumentTypes, plainScalars } from "./resolver-types.ts";

const shared = { useTypeImports: true, enumsAsTypes: true, strictScalars: true, importExtension: ".ts" } as const;
const texts = { ID: "string", DateTime: "string", LastDigits: "string | number" };

/** Types of the resolvers' arguments and results. They have no descriptions, because the SDL describes each field. */
const resolverTypes = "server/generated/resolvers.ts";
const resolvers = {
  plugins: ["typescript"],
  config: {
    ...shared,
    disableDescriptions: true,
    skipTypename: true,
    scalars: {
      ...texts,
      ID: { input: "@restride/domain/values/id.ts#Id", output: "string" },
      CalendarDate: { input: "@restride/domain/values/calendar-date.ts#CalendarDate", output: "string" },
    },
    inputMaybeValue: "T | null | undefined",
    // Makes a missing field a compile error.
    avoidOptionals: { field: true },
    useIndexSignature: false,
  },
};

/** Types of the web app's operations. Results contain calendar dates; a form sends text, which the server parses to dates. */
const operations = {
  ...shared,
  scalars: {
    ...texts,
    CalendarDate: { input: "string", output: 'import("@restride/domain/values/calendar-date.ts").CalendarDate' },
  },
};

/** File with the types that forms send, which documents of several features share. */
const inputs = "web/generated/inputs.ts";

/** Returns every generated file of the product below `root`, from the SDL of the server and the documents of the web app. */
export async function generateFiles(root: string): Promise<GeneratedFile[]> {
  const find = (pattern: string): string[] => globSync(pattern, { cwd: root }).toSorted();
  const read = (path: string): string => readFileSync(join(root, path), "utf8");
  const sources = [...find("server/platform/graphql/*.graphql"), ...find("server/features/**/*.graphql")];
  const schema = mergeSchema(sources.map(read));
  const ofWeb = find("web/**/*.graphql").filter((path) => !path.includes("node_modules"));
  const documents = documentsIn(ofWeb.map((path) => ({ path, text: read(path) })));
  const modules = await codegen(root, schema, new Map(ofWeb.map((path) => [path, read(path)])));
  const files = modules.map(({ path, content }) => {
    const ownDocuments = documents.filter((document) => `${document.path}.ts` === path);
    return {
      path,
      content:
        ownDocuments.length > 0
          ? documentTypes(path, ownDocuments) + breakLongTypes(content) + ownDocuments.map(constantOf).join("")
          : content,
    };
  });
  const sentDocuments = [...documents.map(({ text }) => text), ...find("server/patient-app/*.graphql").map(read)];
  const registry = { path: "server/generated/documents.ts", content: registryOf(sentDocuments) };
  const index = indexDecisions(find, read);
  const registries = subjectRegistries((pattern) => find(pattern).map((path) => ({ path, text: read(path) })));
  const allFiles = [{ path: "server/schema.graphql", content: schema }, ...files, registry, ...registries];
  return [...allFiles, ...(index ? [{ path: "docs/decisions/README.md", content: index }] : [])].map(
    ({ path, content }) => ({
      path: join(root, path),
      content,
    }),
  );
}

/** Returns whether a document spreads fragments of other files. Only then the other files are parsed with it, because each of them takes time. */
const spreadsOfOthers = (text: string): boolean => {
  const ownFragments = new Set([...text.matchAll(/^fragment (\w+)/gm)].map(([, name]) => name));
  return [...text.matchAll(/\.\.\.(\w+)/g)].some(([, name]) => !ownFragments.has(name));
};

async function codegen(root: string, schema: string, documents: ReadonlyMap<string, string>): Promise<GeneratedFile[]> {
  const generates: CodegenConfig["generates"] = { [resolverTypes]: resolvers };
  if (documents.size > 0) {
    const plugins = ["typescript-operations"];
    const config = { ...operations, generateOperationTypes: false };
    generates[inputs] = { plugins, documents: [...documents.keys()], config };
    for (const [path, text] of documents) {
      const externalDocuments = spreadsOfOthers(text) ? [...documents.keys()].filter((other) => other !== path) : [];
      const importSchemaTypesFrom = inputs;
      generates[`${path}.ts`] = {
        plugins,
        documents: path,
        externalDocuments,
        config: { ...operations, importSchemaTypesFrom },
      };
    }
  }
  const config: CodegenConfig & { cwd: string } = { cwd: root, schema, silent: true, errorsOnly: true, generates };
  const files = (await generate(config, false)) as { filename: string; content: string }[];
  return files.map(({ filename: path, content }) =>
    path === resolverTypes
      ? { path, content: answersByOutcome(plainScalars(content)) + argumentTypes(schema) }
      : { path, content },
  );
}
