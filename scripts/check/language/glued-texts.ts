import { isCode, isTest, problemAt, walkTree, type Check, type Node, type Problem, type Source } from "../source.ts";

const isTextsFile = ({ path }: Source): boolean => path.endsWith("-texts.ts");

const isCovered = (source: Source): boolean =>
  /^(web|domain|server)\//.test(source.path) &&
  isCode(source) &&
  !isTest(source) &&
  !/^web\/testing\/|\.(queries|lookups|store|commands)\.ts$/.test(source.path);

/** Returns whether an expression is a text of a texts file, or a call of one: `texts.none`, `texts.countOf(3)`. */
function isTextOfFile(node: Node | undefined): boolean {
  if (node?.type === "CallExpression") return isTextOfFile(node.callee as Node);
  return node?.type === "MemberExpression" && /texts$/i.test(String((node.object as Node).name));
}

const cookedOf = (node: Node): string[] =>
  (node.quasis as { value: { cooked: string } }[]).map(({ value }) => value.cooked);

/** Returns whether a template or a sum joins a text with words or with other values. White space around one text joins nothing, and markup is none. */
function isJoined(node: Node): boolean {
  if (node.type === "BinaryExpression")
    return node.operator === "+" && [node.left, node.right].some((side) => isTextOfFile(side as Node));
  if (node.type !== "TemplateLiteral") return false;
  const [expressions, pieces] = [node.expressions as Node[], cookedOf(node)];
  if (!expressions.some(isTextOfFile) || pieces.some((piece) => piece.includes("<"))) return false;
  return expressions.length > 1 || pieces.some((piece) => /[\p{L}\p{N}]/u.test(piece));
}

const isBlank = ({ type, value, expression }: Node): boolean =>
  (type === "JSXText" && String(value).trim() === "") ||
  (type === "JSXExpressionContainer" && (expression as Node).value === " ");

const isStrong = ({ type, openingElement }: Node): boolean =>
  type === "JSXElement" && ((openingElement as Node).name as Node).name === "strong";

const isTextContainer = ({ type, expression }: Node): boolean =>
  type === "JSXExpressionContainer" && isTextOfFile(expression as Node);

/** Returns whether a strong part and a text stand beside each other in an element. */
function hasStrongBesideText({ type, children }: Node): boolean {
  if (type !== "JSXElement" && type !== "JSXFragment") return false;
  const parts = (children as Node[]).filter((child) => !isBlank(child));
  return parts.some((part, at) => {
    const next = parts[at + 1];
    return (
      next !== undefined && ((isStrong(part) && isTextContainer(next)) || (isTextContainer(part) && isStrong(next)))
    );
  });
}

/** Returns the body of an arrow function, or the expression itself. */
const bodyOf = (node: Node): Node => (node.type === "ArrowFunctionExpression" ? (node.body as Node) : node);

/** Returns whether an exported text is a piece of a sentence, because it begins or ends with the gap to another one. */
function isPiece(node: Node, parent: Node | undefined): boolean {
  if (node.type !== "VariableDeclarator" || parent?.type !== "VariableDeclaration" || !node.init) return false;
  const body = bodyOf(node.init as Node);
  if (body.type === "Literal") return /^[\s,.;:]|\s$/.test(String(body.value ?? ""));
  if (body.type !== "TemplateLiteral") return false;
  const pieces = cookedOf(body);
  return /^[\s,.;:]/.test(pieces[0]!) || /\s$/.test(pieces.at(-1)!);
}

function gluedProblems(source: Source): Problem[] {
  const problems: Problem[] = [];
  walkTree(source, (node, parent) => {
    const report = (message: string): void => void problems.push(problemAt(source, node.start, message));
    if (isTextsFile(source)) {
      if (isPiece(node, parent)) report("this piece of a sentence belongs into one function with the rest of it");
      return;
    }
    if (parent?.type !== "TaggedTemplateExpression" && isJoined(node))
      report("a text is joined with something: make the whole a function of the texts file");
    if (hasStrongBesideText(node))
      report("a strong part stands beside a text: make both a `sentence` of the texts file");
  });
  return problems;
}

/** Finds sentences that are glued from pieces: outside of the texts files, and pieces of sentences inside. */
export const gluedTextsCheck: Check = {
  name: "glued texts",
  find: (sources) => sources.filter(isCovered).flatMap(gluedProblems),
};
