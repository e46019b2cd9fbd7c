import { expect, test } from "vitest";
import { clientCallsCheck } from "./client-calls.ts";

const findProblems = (path: string, text: string): string[] =>
  clientCallsCheck.find([{ path, text }]).map(({ message }) => message);

test("another client is found anywhere, the cache outside the platform", () => {
  expect(findProblems("web/platform/calls/calls.ts", 'import { Client } from "urql";')).toHaveLength(1);
  expect(findProblems("server/x.test.ts", 'import { stringifyDocument } from "@urql/core";')).toHaveLength(1);
  expect(findProblems("web/features/cases/Case.tsx", 'import { useQuery } from "@tanstack/react-query";')).toHaveLength(
    1,
  );
});

test("the platform and its tests may use the cache, features the platform", () => {
  expect(
    findProblems("web/platform/calls/use-graphql-query.ts", 'import { useQuery } from "@tanstack/react-query";'),
  ).toEqual([]);
  expect(
    findProblems(
      "web/features/cases/Case.tsx",
      'import { useGraphqlQuery } from "../../platform/calls/use-graphql-query.ts";',
    ),
  ).toEqual([]);
});

test("a generated file whose source is gone is found", () => {
  const generated = { path: "web/features/cases/cases.graphql.ts", text: "export type A = 1;" };
  expect(clientCallsCheck.find([generated])).toHaveLength(1);
  expect(
    clientCallsCheck.find([generated, { path: "web/features/cases/cases.graphql", text: "fragment A on Case { a }" }]),
  ).toEqual([]);
});

test("a document that nothing sends is found", () => {
  const documents = { path: "web/features/cases/cases.graphql", text: "query a { a }\n\nsubscription OnB { b }\n" };
  const page = { path: "web/features/cases/Case.tsx", text: "useGraphqlQuery(ADocument, {});" };
  expect(clientCallsCheck.find([documents, page]).map(({ message }) => message)).toEqual([
    "nothing sends OnB: delete it",
  ]);
});
