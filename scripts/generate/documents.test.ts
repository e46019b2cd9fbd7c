import { createHash } from "node:crypto";
import { buildSchema, parse, validate } from "graphql";
import { expect, test } from "vitest";
import { constantOf, documentsIn, documentTypes, registryOf } from "./documents.ts";

const nests = {
  path: "web/features/birds/nests.graphql",
  text: `
    query nests($id: ID!) {
      nests(id: $id) { ...Nest owner { ...Bird } }
    }
    mutation leave { leave }
  `,
};
const parts = {
  path: "web/platform/parts.graphql",
  text: "fragment Nest on Nest { eggs owner { ...Bird } } fragment Bird on Bird { name } fragment Other on Bird { name }",
};
const schema = buildSchema(`
  type Query { nests(id: ID!): [Nest!]! } type Mutation { leave: String }
  type Nest { eggs: Int! owner: Bird! } type Bird { name: String! }
`);

test("a document is sent with the fragments it uses, wherever they stand, each once and no other", () => {
  const documents = documentsIn([nests, parts]);
  expect(documents.map(({ path, kind, name }) => [path, kind, name])).toEqual([
    [nests.path, "query", "nests"],
    [nests.path, "mutation", "leave"],
  ]);
  for (const { text } of documents) expect(validate(schema, parse(text))).toEqual([]);
  expect(documents[0]!.text.match(/fragment \w+/g)).toEqual(["fragment Nest", "fragment Bird"]);
  expect(documents[1]!.text).toBe("mutation leave{leave}");
});

test("its constant holds the text that strangers may send, and imports its types from where the platform has them", () => {
  const documents = documentsIn([nests, parts]);
  const constant = constantOf(documents[1]!);
  expect(constant).toContain("export const LeaveDocument: Mutation<LeaveMutation, LeaveMutationVariables> = {");
  const { text } = JSON.parse(constant.slice(constant.indexOf("{"), constant.lastIndexOf("}") + 1)) as { text: string };
  expect(registryOf([text])).toContain(`"${createHash("sha256").update(text).digest("base64url")}"`);
  expect(documentTypes(nests.path, documents)).toBe(
    "import type { Mutation, Query } from '../../platform/calls/document.ts';\n",
  );
  expect(documentTypes(parts.path, documents)).toContain("from './calls/document.ts'");
});
