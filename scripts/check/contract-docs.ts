import { parse, type DefinitionNode } from "graphql";
import { problemAt, type Check, type Problem, type Source } from "./source.ts";

type DocumentedNode = { name?: { value: string }; description?: unknown; loc?: { start: number } };

const roots = new Set(["Query", "Mutation", "Subscription"]);

/** Finds types, fields and values of the SDL without a docstring. */
export const contractDocsCheck: Check = {
  name: "docstrings of the contract",
  find: (sources) =>
    sources.filter(({ path }) => /^server\/(features|platform)\/.*\.graphql$/.test(path)).flatMap(undocumentedNodes),
};

function undocumentedNodes(source: Source): Problem[] {
  const described = parse(source.text).definitions.flatMap((definition) => [definition, ...membersOf(definition)]);
  return (described as DocumentedNode[])
    .filter(({ name, description }) => name && !description && !roots.has(name.value))
    .map(({ name, loc }) => problemAt(source, loc?.start ?? 0, `${name?.value} has no docstring`));
}

/** Returns the members of a definition. Arguments are left out, because the docstring of their field explains them. */
function membersOf(definition: DefinitionNode): readonly DocumentedNode[] {
  if ("values" in definition) return definition.values ?? [];
  return "fields" in definition ? (definition.fields ?? []) : [];
}
