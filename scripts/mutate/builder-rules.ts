import { type Node, type Source, walkTree } from "../check/source.ts";
import type { Edit } from "./sql-rules.ts";

const operators: Readonly<Record<string, string>> = {
  "<": "<=",
  "<=": "<",
  ">": ">=",
  ">=": ">",
  is: "is not",
  "is not": "is",
};

const literalText = (node: Node | undefined): string | null =>
  node?.type === "Literal" && typeof node.value === "string" ? node.value : null;

const replaceText = (rule: string, { start, end }: Node, text: string): Edit => ({
  rule,
  start,
  end,
  replace: `"${text}"`,
});

/** The call removed from its chain: `.where(…)` with its leading point. */
const withoutCall = (rule: string, call: Node, callee: Node): Edit => ({
  rule,
  start: (callee.object as Node).end,
  end: call.end,
  replace: "",
});

const orderEdit = ([column, direction]: readonly Node[]): Edit[] => {
  const word = literalText(direction);
  if (column && direction && word) return [replaceText("order", direction, word === "desc" ? "asc" : "desc")];
  if (direction || !column || literalText(column) === null) return [];
  return [{ rule: "order", start: column.end, end: column.end, replace: ', "desc"' }];
};

const listEdits = (list: Node | undefined): Edit[] => {
  const items = list?.type === "ArrayExpression" ? (list.elements as Node[]) : [];
  if (items.length < 2 || items.some((item) => item.type !== "Literal")) return [];
  return items.map(({ start, end }, at) => ({
    rule: "list",
    start: at === 0 ? start : items[at - 1]!.end,
    end: at === 0 ? items[1]!.start : end,
    replace: "",
  }));
};

const comparisonEdits = ([, sign, value]: readonly Node[]): Edit[] => {
  const word = literalText(sign);
  if (word === "in") return listEdits(value);
  const other = word === null ? undefined : operators[word];
  if (!sign || other === undefined) return [];
  return [replaceText(word!.startsWith("is") ? "null" : "strictness", sign, other)];
};

const callEdits = (call: Node): Edit[] => {
  const callee = call.callee as Node;
  const args = call.arguments as Node[];
  const name = (callee.type === "MemberExpression" ? (callee.property as Node).name : callee.name) as string;
  const isTenant = /(^|\.)customer_id$/.test(literalText(args[0]) ?? "");
  if (name === "distinct" && args.length === 0) return [withoutCall("distinct", call, callee)];
  if (name === "orderBy") return orderEdit(args);
  if (name === "filterWhere") return [withoutCall("filter", call, callee), ...comparisonEdits(args)];
  if (/^where(Ref)?$/.test(name) && callee.type === "MemberExpression")
    return isTenant ? [] : [withoutCall("condition", call, callee), ...comparisonEdits(args)];
  return name === "eb" ? comparisonEdits(args) : [];
};

/** The single breaks of the statements that a module makes by the query builder. */
export function builderEdits(source: Source): Edit[] {
  const edits: Edit[] = [];
  walkTree(source, (node) => {
    if (node.type === "CallExpression") edits.push(...callEdits(node));
  });
  return edits;
}
