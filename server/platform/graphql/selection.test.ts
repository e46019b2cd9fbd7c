import { type FieldNode, type FragmentDefinitionNode, type GraphQLResolveInfo, Kind, parse } from "graphql";
import { expect, test } from "vitest";
import { selects } from "./selection.ts";

const asked = (text: string, path: string): boolean => {
  const { definitions } = parse(text);
  const [query, ...others] = definitions;
  if (query?.kind !== Kind.OPERATION_DEFINITION) throw new Error("The query stands first.");
  const fragments = Object.fromEntries(
    others.map((each) => [(each as FragmentDefinitionNode).name.value, each as FragmentDefinitionNode]),
  );
  const fieldNodes = query.selectionSet.selections as readonly FieldNode[];
  return selects({ fieldNodes, fragments } as unknown as GraphQLResolveInfo, path.split("."));
};

test("a field is asked for when it stands at its place below the call, through fragments too", () => {
  expect(asked("{ call { data { name } } }", "data.name")).toBe(true);
  expect(asked("{ call { data { name } } }", "data")).toBe(true);
  expect(asked("{ call { ... { data { ...F } } } } fragment F on Data { name }", "data.name")).toBe(true);
  expect(asked("{ call { a } call { name } }", "name")).toBe(true);
});

test("and not when it stands elsewhere, or nowhere", () => {
  expect(asked("{ call { name data { a } } }", "data.name")).toBe(false);
  expect(asked("{ call { other { name } } }", "name")).toBe(false);
  expect(asked("{ call { data } }", "data.name")).toBe(false);
  expect(asked("{ call }", "data")).toBe(false);
  expect(asked("{ call { ...Gone } }", "data")).toBe(false);
});
