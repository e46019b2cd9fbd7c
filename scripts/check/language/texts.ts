import { isCode, isTest, problemAt, walkTree, type Check, type Node, type Problem, type Source } from "../source.ts";

/** Attributes whose value a person reads. */
const textAttributes = new Set(
  "alt aria-label caption confirm data-title effect empty hint label none placeholder safe text title".split(" "),
);

/** Functions whose arguments nobody reads on a page. */
const unreadCalls = /^(\w*Error|info|matchMedia|querySelector|querySelectorAll|closest|matches|startsWith)$/;

/** Properties whose value a person reads, on a page, in a mail, or as the head of a column. */
const textProperties = new Set(
  "button caption explanation header heading hint label placeholder sentence subject summary title".split(" "),
);

const letters = /[a-z]{2}/i;

/** Text that begins like a sentence and has at least two words. */
const beginning = /^[“(]?[A-Z][A-Za-z’'-]*,? \S*[a-z]{2}/;

/** Text of a rule or a use case that is a whole sentence. */
const wholeSentence = /^[A-Z“‘][^{}<>=]* [^{}<>=]*[.?!…]$/;

/** Label: a word that begins with a capital. */
const label = /^[A-Z][a-z]/;

/** Template with a value, written \u0000, that is a part of a sentence: after its first word, or beside a small word. Keys and headers have none. */
const partOfSentence =
  /^(?!Bearer)[A-Z][a-z]+:? \0|\0,? (?:(?:of|at|on|in|and|or|to|from|by|is|are|was|with|for|not|has|the|than|since|until) |(?:more|less|left)\b)|(?<![\w-])(?:of|at|on|in|and|or|to|from|by|is|are|was|with|for|since|about|the|than|an?|until) \0/;

/** Text that tells an operator which setting to correct, also as the message of an error. */
const namesSetting = /^(?:RESTRIDE_[A-Z_]+|DATABASE_URL|SMTP_URL) [a-z]|\s(?:RESTRIDE_[A-Z_]+|DATABASE_URL|SMTP_URL)\b/;

/** Names that are the same in each language, and the keys of PostgreSQL's plans. */
const properNames = new Set(["Samsung Internet", "Node Type", "Relation Name", "Index Name"]);

const isScreen = ({ path }: Source): boolean => path.startsWith("web/");

/** Returns whether a source may hold texts that people read, and is not the place for them. */
const isCovered = (source: Source): boolean =>
  /^(web|domain|server\/(features|platform|settings)|server(?=\/[\w.-]+$)|dev-env(?=\/start\.))\//.test(source.path) &&
  isCode(source) &&
  !isTest(source) &&
  !/^web\/(testing|[\w.-]+\.ts$)|-texts\.ts$|\.(queries|lookups|store|commands)\.ts$/.test(source.path);

/** Returns the elements of a list that is written down as constants. */
const constantsOf = (node: Node): Node[] => {
  const expression = node.type === "TSAsExpression" ? (node.expression as Node) : node;
  if (node.type === "TSLiteralType") return [node.literal as Node];
  return expression !== node && expression.type === "ArrayExpression" ? (expression.elements as Node[]) : [];
};

/** Returns the values of all enumerations, which are stored and sent as people read them, such as the types of a case. */
function enumerationValues(sources: readonly Source[]): ReadonlySet<unknown> {
  const values = new Set<unknown>();
  for (const source of sources.filter(isCode))
    walkTree(source, (node) => {
      for (const { value } of constantsOf(node)) values.add(value);
    });
  return values;
}

/** Returns the fixed text of a literal or of a template; undefined for any other node. */
function textOf(node: Node): string | undefined {
  if (node.type === "JSXText") return node.value as string;
  if (node.type === "Literal" && typeof node.value === "string") return node.value;
  if (node.type !== "TemplateLiteral") return undefined;
  return (node.quasis as { value: { cooked: string } }[]).map(({ value }) => value.cooked).join("\0");
}

const calleeName = (parent: Node | undefined): string => {
  const callee = parent?.callee as Node | undefined;
  return String(callee?.name ?? (callee?.property as Node | undefined)?.name ?? "");
};

/** Returns whether the parent of a text pairs it with a number, such as the code with which a connection is closed. */
const isNumbered = (parent: Node | undefined): boolean =>
  parent?.type === "ArrayExpression" && typeof (parent.elements as Node[])[0]?.value === "number";

/** Returns whether a node is a text by its place: between tags, or the value of an attribute or a property that people read. */
function isInPlaceOfText(node: Node, parent: Node | undefined, text: string): boolean {
  if (node.type === "JSXText") return letters.test(text);
  if (parent?.type === "JSXAttribute" && textAttributes.has(String((parent.name as Node).name)))
    return letters.test(text);
  if (parent?.type !== "Property" || parent.value !== node) return false;
  return (
    textProperties.has(String((parent.key as Node).name)) &&
    letters.test(text) &&
    (label.test(text) || text.includes(" "))
  );
}

/** Returns whether a node is a text by its words. */
function readsLikeText(source: Source, node: Node, parent: Node | undefined, text: string): boolean {
  if (namesSetting.test(text)) return true;
  if (unreadCalls.test(calleeName(parent)) || isNumbered(parent) || parent?.type === "TSAsExpression") return false;
  if (node.type === "TemplateLiteral" && parent?.type !== "TaggedTemplateExpression" && partOfSentence.test(text))
    return true;
  const isSpoken = beginning.test(text) && !properNames.has(text);
  return isSpoken || (!isScreen(source) && wholeSentence.test(text.trim()));
}

type Values = ReadonlySet<unknown>;

function isText(source: Source, node: Node, parent: Node | undefined, values: Values): boolean {
  const text = textOf(node);
  if (text === undefined || values.has(text)) return false;
  return isInPlaceOfText(node, parent, text) || readsLikeText(source, node, parent, text);
}

/** Returns whether a node is an object of labels alone, such as the names of statuses. */
function isLabels(node: Node, values: Values): boolean {
  if (node.type !== "ObjectExpression") return false;
  const properties = node.properties as Node[];
  const isLabel = ({ value }: Node): boolean => {
    const text = (value as Node | undefined)?.value;
    return typeof text === "string" && label.test(text) && !values.has(text);
  };
  return properties.length > 1 && properties.every(isLabel);
}

/** Returns whether an option shows its value as its label: `{ value, label: value }`. */
function isOwnLabel(node: Node): boolean {
  if (node.type !== "ObjectExpression") return false;
  const nameUnder = (...keys: readonly string[]): unknown => {
    const property = (node.properties as Node[]).find(({ key }) =>
      keys.includes(String((key as Node | undefined)?.name)),
    );
    return (property?.value as Node | undefined)?.name;
  };
  const value = nameUnder("value");
  return value !== undefined && value === nameUnder("label", "text");
}

function textProblems(source: Source, values: Values): Problem[] {
  const problems: Problem[] = [];
  walkTree(source, (node, parent) => {
    const report = (subject: string): void =>
      void problems.push(problemAt(source, node.start, `${subject} in the folder's *-texts.ts`));
    if (isLabels(node, values)) report("these labels belong");
    if (isOwnLabel(node)) report("a label of this value belongs");
    if (isText(source, node, parent, values)) report(`“${textOf(node)?.trim().replaceAll("\0", "…")}” belongs`);
  });
  return problems;
}

/** Finds texts that people read outside the *-texts.ts files, where they can be read in one go and translated. */
export const textsCheck: Check = {
  name: "texts",
  find: (sources) => {
    const values = enumerationValues(sources);
    return sources.filter(isCovered).flatMap((source) => textProblems(source, values));
  },
};
