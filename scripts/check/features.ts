import { problemAt, walkTree, type Check, type Problem, type Source } from "./source.ts";

const logic = /^(If|Switch|While|DoWhile|For|ForOf|ForIn)Statement$|^ConditionalExpression$/;

/** Finds decisions in `*.feature.ts`. A feature creates its use cases and passes calls to them; a decision there belongs in domain. */
export const featuresCheck: Check = {
  name: "features",
  find: (sources) => sources.filter(({ path }) => path.endsWith(".feature.ts")).flatMap(findDecisions),
};

function findDecisions(source: Source): Problem[] {
  const problems: Problem[] = [];
  walkTree(source, (node) => {
    const decides = logic.test(node.type) || (node.type === "LogicalExpression" && node.operator !== "??");
    if (decides)
      problems.push(
        problemAt(
          source,
          node.start,
          `move this decision to domain: a *.feature.ts file only passes calls to use cases (${node.type})`,
        ),
      );
  });
  return problems;
}
