import { isCode, isTest, problemAt, walkTree, type Check, type Node, type Problem, type Source } from "./source.ts";

/** Finds kinds of domain events that nothing records, so their handlers would never run. */
export const domainEventsCheck: Check = {
  name: "domain events",
  find: (sources) => {
    const product = sources.filter((source) => isCode(source) && !isTest(source));
    const recorded = new Set(product.filter(mayRecord).flatMap(kindsRecorded));
    return product
      .filter(({ path }) => /^domain\/.+\/domain-events\.ts$/.test(path))
      .flatMap((source) => unrecordedKinds(source, recorded));
  },
};

const mayRecord = ({ path }: Source): boolean => /^(domain|server\/features)\//.test(path);

/** Returns the texts used as `kind` of an object, including each branch of a conditional. */
function kindsRecorded(source: Source): string[] {
  const kinds: string[] = [];
  walkTree(source, (node) => {
    if (node.type !== "Property" || (node.key as Node).name !== "kind") return;
    walkTree(source, ({ type, value }) => void (type === "Literal" && kinds.push(String(value))), node.value);
  });
  return kinds;
}

/** Finds kinds in a `…Events` type that nothing records. */
function unrecordedKinds(source: Source, recorded: ReadonlySet<string>): Problem[] {
  const problems: Problem[] = [];
  walkTree(source, (type) => {
    if (type.type !== "TSTypeAliasDeclaration" || !String((type.id as Node).name).endsWith("Events")) return;
    for (const { key, start } of ((type.typeAnnotation as Node).members ?? []) as (Node & { key: Node })[]) {
      const kind = String(key.name);
      if (!recorded.has(kind))
        problems.push(problemAt(source, start, `nothing records ${kind}: record it, or drop it`));
    }
  });
  return problems;
}
