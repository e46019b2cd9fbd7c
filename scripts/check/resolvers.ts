import { problemAt, walk, type Check, type Problem, type Source } from "./source.ts";

const logic = /^(If|Switch|While|DoWhile|For|ForOf|ForIn)Statement$|^ConditionalExpression$/;

/** A resolver calls its use case and answers: a decision in it is a rule in the wrong place. */
export const resolversCheck: Check = {
  name: "resolvers",
  find: (sources) => sources.filter(({ path }) => path.endsWith(".resolvers.ts")).flatMap(decisions),
};

function decisions(source: Source): Problem[] {
  const problems: Problem[] = [];
  walk(source, (node) => {
    const decides = logic.test(node.type) || (node.type === "LogicalExpression" && node.operator !== "??");
    if (decides) problems.push(problemAt(source, node.start, `a resolver decides nothing (${node.type})`));
  });
  return problems;
}
