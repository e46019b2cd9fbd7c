import {
  isCode,
  isGenerated,
  problemAt,
  walkTree,
  type Check,
  type Node,
  type Problem,
  type Source,
} from "../source.ts";
import { columnWords, contractWords, participles } from "./participles.ts";

const folders = /^(domain|server|web|dev-env|e2e|scripts|bench)\//;
const insteadOf = new Map(participles.map(({ word, instead }) => [word, instead]));

/** Finds values, parameters, properties and functions that are named by a participle alone instead of a noun. */
export const loneParticiplesCheck: Check = {
  name: "lone participles",
  find: (sources) =>
    sources
      .filter((source) => folders.test(source.path) && isCode(source) && !isGenerated(source.path))
      .flatMap(problemsIn),
};

function problemsIn(source: Source): Problem[] {
  const problems: Problem[] = [];
  walkTree(source, (node) => {
    for (const { name, start } of namesMadeBy(node, isStore(source))) {
      const instead = insteadOf.get(String(name));
      if (instead)
        problems.push(problemAt(source, start, `"${String(name)}" says nothing alone: use a noun, such as ${instead}`));
    }
  });
  return problems;
}

/** Whether a file writes rows of tables. */
const isStore = ({ path }: Source): boolean => path.endsWith(".store.ts");

/** The identifiers that a node itself names something by; patterns inside of it are nodes of their own. */
function namesMadeBy(node: Node, writesColumns: boolean): Node[] {
  const isFixed = (name: string): boolean => contractWords.has(name) || (writesColumns && columnWords.has(name));
  const names = [...bindingsOf(node), ...propertiesOf(node).filter(({ name }) => !isFixed(String(name)))];
  return names.filter((name) => name?.type === "Identifier");
}

/** Returns the names of variables, parameters and functions. */
function bindingsOf(node: Node): Node[] {
  const { id, params, param, left, argument, elements, label } = node as unknown as Record<string, Node & Node[]>;
  if (node.type === "VariableDeclarator") return [id!];
  if (node.type === "FunctionDeclaration") return [id!, ...params!];
  if (node.type === "CatchClause") return [param!];
  if (node.type === "AssignmentPattern") return [left!];
  if (node.type === "RestElement") return [argument!];
  if (node.type === "ArrayPattern") return elements!;
  if (node.type === "TSNamedTupleMember") return [label!];
  if (node.type === "ObjectPattern") return valuesOf(node);
  return Array.isArray(params) ? params : [];
}

/** Returns the variables of an object pattern. A shorthand with a word of the contract is allowed and left out. */
const valuesOf = (pattern: Node): Node[] =>
  (pattern.properties as Node[])
    .filter(({ shorthand, key }) => !shorthand || !contractWords.has(String((key as Node).name)))
    .map(({ value }) => value as Node);

const members = new Set(["TSPropertySignature", "TSMethodSignature", "PropertyDefinition", "MethodDefinition"]);

/** Returns the names of properties and methods. */
function propertiesOf(node: Node): Node[] {
  if (members.has(node.type)) return [node.key as Node];
  if (node.type !== "ObjectExpression") return [];
  return (node.properties as Node[])
    .filter(({ key, shorthand, computed }) => key && !shorthand && !computed)
    .map(({ key }) => key as Node);
}
