import { isCode, isTest, problemAt, walk, type Check, type Node, type Problem, type Source } from "../source.ts";

/** Attributes whose value a person reads. */
const textAttributes = new Set(
  "alt aria-label caption confirm data-title effect empty hint label none placeholder safe text title".split(" "),
);

/** Functions whose arguments nobody reads on a page. */
const unreadCalls = /^(Error|TypeError|RangeError|Intl|matchMedia|querySelector|querySelectorAll|closest|matches)$/;

const letters = /[a-z]{2}/i;

/** Text that begins like a sentence and has at least two words. */
const sentence = /^[“(]?[A-Z][A-Za-z’'-]*,? \S*[a-z]{2}/;

const isScreen = (source: Source): boolean =>
  source.path.startsWith("web/") &&
  isCode(source) &&
  !isTest(source) &&
  !/^web\/(testing|[\w-]+\.ts$)|-texts\.ts$/.test(source.path);

/** Returns the fixed text of a literal or of a template; undefined for any other node. */
function textOf(node: Node): string | undefined {
  if (node.type === "JSXText") return node.value as string;
  if (node.type === "Literal" && typeof node.value === "string") return node.value;
  if (node.type !== "TemplateLiteral") return undefined;
  return (node.quasis as { value: { cooked: string } }[]).map(({ value }) => value.cooked).join(" … ");
}

const calleeName = (parent: Node | undefined): string => {
  const callee = parent?.callee as Node | undefined;
  return String(callee?.name ?? (callee?.property as Node | undefined)?.name ?? "");
};

function isText(node: Node, parent: Node | undefined, text: string): boolean {
  if (node.type === "JSXText") return letters.test(text);
  const attribute = parent?.type === "JSXAttribute" && String((parent.name as Node).name);
  if (attribute && textAttributes.has(attribute)) return letters.test(text);
  return sentence.test(text) && !unreadCalls.test(calleeName(parent));
}

function textProblems(source: Source): Problem[] {
  const problems: Problem[] = [];
  walk(source, (node, parent) => {
    const text = textOf(node);
    if (text === undefined || !isText(node, parent, text)) return;
    problems.push(problemAt(source, node.start, `“${text.trim()}” belongs in the folder's *-texts.ts`));
  });
  return problems;
}

/** Finds texts of screens outside the *-texts.ts files, where they can be read in one go and translated. */
export const textsCheck: Check = {
  name: "texts of screens",
  find: (sources) => sources.filter(isScreen).flatMap(textProblems),
};
