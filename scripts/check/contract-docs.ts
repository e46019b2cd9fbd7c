import { parse, type DefinitionNode } from "graphql";
import { problemAt, type Check, type Problem, type Source } from "./source.ts";

type DocumentedNode = { name?: { value: string }; description?: { value: string }; loc?: { start: number } };

const roots = new Set(["Query", "Mutation", "Subscription"]);

/** Beginning of a docstring that names nothing: `Patients whose …` says more than `Who …`. */
const relativeBeginning = /^(What|Who|Whose|Where|When|Which|How|The same)\b/;

/** Finds types, fields and values of the SDL without a docstring, or with one that does not begin with what it describes. */
export const contractDocsCheck: Check = {
  name: "docstrings of the contract",
  find: (sources) =>
    sources.filter(({ path }) => /^server\/(features|platform)\/.*\.graphql$/.test(path)).flatMap(docstringProblems),
};

function docstringProblems(source: Source): Problem[] {
  const nodes = parse(source.text).definitions.flatMap((definition) => [definition, ...membersOf(definition)]);
  return (nodes as DocumentedNode[]).flatMap(({ name, description, loc }) => {
    if (!name || roots.has(name.value)) return [];
    if (!description) return [problemAt(source, loc?.start ?? 0, `${name.value} has no docstring`)];
    if (!relativeBeginning.test(description.value)) return [];
    return [problemAt(source, loc?.start ?? 0, `begin the docstring of ${name.value} with a noun`)];
  });
}

/** Returns the members of a definition. Arguments are left out, because the docstring of their field explains them. */
function membersOf(definition: DefinitionNode): readonly DocumentedNode[] {
  if ("values" in definition) return definition.values ?? [];
  return "fields" in definition ? (definition.fields ?? []) : [];
}
