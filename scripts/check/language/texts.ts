import { isCode, isTest, problemAt, walkTree, type Check, type Node, type Problem, type Source } from "../source.ts";

/** Attributes whose value a person reads. */
const textAttributes = new Set(
  "alt aria-label caption confirm data-title effect empty hint label none placeholder safe text title".split(" "),
);

/** Functions whose arguments nobody reads on a page. */
const unreadCalls = /^(\w*Error|info|matchMedia|querySelector|querySelectorAll|closest|matches)$/;

const letters = /[a-z]{2}/i;

/** Text of a screen that begins like a sentence and has at least two words. */
const beginning = /^[“(]?[A-Z][A-Za-z’'-]*,? \S*[a-z]{2}/;

/** Text of a rule or a use case that is a whole sentence. Labels and SQL are none. */
const wholeSentence = /^[A-Z“‘][^{}<>=]* [^{}<>=]*[.?!…]$/;

const isScreen = ({ path }: Source): boolean => path.startsWith("web/");

/** Returns whether a source may hold texts that people read, and is not the place for them. */
const isCovered = (source: Source): boolean =>
  /^(web|domain|server\/features)\//.test(source.path) &&
  isCode(source) &&
  !isTest(source) &&
  !/^web\/(testing|[\w-]+\.ts$)|-texts\.ts$|^domain\/values\/(address|time-zone)|\.(queries|lookups|store|commands)\.ts$/.test(
    source.path,
  );

/** Returns the fixed text of a literal or of a template; undefined for any other node. */
function textOf(node: Node): string | undefined {
  if (node.type === "JSXText") return node.value as string;
  if (node.type === "Literal" && typeof node.value === "string") return node.value;
  if (node.type !== "TemplateLiteral") return undefined;
  return (node.quasis as { value: { cooked: string } }[]).map(({ value }) => value.cooked).join(" _ ");
}

const calleeName = (parent: Node | undefined): string => {
  const callee = parent?.callee as Node | undefined;
  return String(callee?.name ?? (callee?.property as Node | undefined)?.name ?? "");
};

/** Returns whether the parent of a text pairs it with a number, such as the code with which a connection is closed. */
const isNumbered = (parent: Node | undefined): boolean =>
  parent?.type === "ArrayExpression" && typeof (parent.elements as Node[])[0]?.value === "number";

function isText(source: Source, node: Node, parent: Node | undefined): boolean {
  const text = textOf(node);
  if (text === undefined) return false;
  if (!isScreen(source)) return wholeSentence.test(text.trim()) && !unreadCalls.test(calleeName(parent));
  if (node.type === "JSXText") return letters.test(text);
  const attribute = parent?.type === "JSXAttribute" && String((parent.name as Node).name);
  if (attribute && textAttributes.has(attribute)) return letters.test(text);
  return beginning.test(text) && !unreadCalls.test(calleeName(parent)) && !isNumbered(parent);
}

function textProblems(source: Source): Problem[] {
  const problems: Problem[] = [];
  walkTree(source, (node, parent) => {
    if (!isText(source, node, parent)) return;
    problems.push(problemAt(source, node.start, `“${textOf(node)?.trim()}” belongs in the folder's *-texts.ts`));
  });
  return problems;
}

/** Finds texts that people read outside the *-texts.ts files, where they can be read in one go and translated. */
export const textsCheck: Check = {
  name: "texts",
  find: (sources) => sources.filter(isCovered).flatMap(textProblems),
};
