import { type FieldNode, type FragmentDefinitionNode, type GraphQLResolveInfo, Kind, parse } from "graphql";
import { expect, test } from "vitest";
import { selectsField } from "./selection.ts";

const isSelected = (text: string, path: string): boolean => {
  const { definitions } = parse(text);
  const [query, ...others] = definitions;
  if (query?.kind !== Kind.OPERATION_DEFINITION) throw new Error("The query stands first.");
  const fragments = Object.fromEntries(
    others.map((each) => [(each as FragmentDefinitionNode).name.value, each as FragmentDefinitionNode]),
  );
  const fieldNodes = query.selectionSet.selections as readonly FieldNode[];
  return selectsField({ fieldNodes, fragments } as unknown as GraphQLResolveInfo, path.split("."));
};

test("a field is asked for when it stands at its place below the call, through fragments too", () => {
  expect(isSelected("{ call { data { name } } }", "data.name")).toBe(true);
  expect(isSelected("{ call { data { name } } }", "data")).toBe(true);
  expect(isSelected("{ call { ... { data { ...F } } } } fragment F on Data { name }", "data.name")).toBe(true);
  expect(isSelected("{ call { a } call { name } }", "name")).toBe(true);
});

test("and not when it stands elsewhere, or nowhere", () => {
  expect(isSelected("{ call { name data { a } } }", "data.name")).toBe(false);
  expect(isSelected("{ call { other { name } } }", "name")).toBe(false);
  expect(isSelected("{ call { data } }", "data.name")).toBe(false);
  expect(isSelected("{ call }", "data")).toBe(false);
  expect(isSelected("{ call { ...Gone } }", "data")).toBe(false);
});
