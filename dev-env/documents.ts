import { readFileSync } from "node:fs";
import { buildSchema, getNamedType, type GraphQLNamedType, isObjectType } from "graphql";

const schema = buildSchema(readFileSync(new URL("../server/schema.graphql", import.meta.url), "utf8"));
const kinds = [
  ["query", schema.getQueryType()!.getFields()],
  ["mutation", schema.getMutationType()!.getFields()],
  ["subscription", schema.getSubscriptionType()!.getFields()],
] as const;

/** Returns the document of one operation, with each of its arguments as a variable of the same name, and with these result fields. */
export const documentOf = (name: string, fields: string): string => {
  const [kind, calls] = kinds.find(([, calls]) => name in calls)!;
  const { args } = calls[name]!;
  const declared = args.map((arg) => `$${arg.name}: ${String(arg.type)}`).join(", ");
  const passed = args.map((arg) => `${arg.name}: $${arg.name}`).join(", ");
  const inBrackets = (text: string): string => (text === "" ? "" : `(${text})`);
  return `${kind} ${inBrackets(declared)} { ${name}${inBrackets(passed)} { ${fields} } }`;
};

/** Returns the selection of all fields of a type and of nested types that need no arguments; recursive types are left out. */
const everyField = (type: GraphQLNamedType, above: readonly GraphQLNamedType[] = []): string => {
  if (!isObjectType(type)) return "";
  const fields = Object.values(type.getFields()).flatMap(({ name, args, type: fieldType }) => {
    const below = getNamedType(fieldType);
    if (args.length > 0 || [...above, type].includes(below as never)) return [];
    return [`${name} ${everyField(below, [...above, type])}`];
  });
  return `{ ${fields.join(" ")} }`;
};

/** Returns the document of a query, given as `name(arguments)`, with every field of its result. */
export const queryOfEverything = (call: string): string => {
  const [name] = /^\w+/.exec(call)!;
  return `{ ${call} ${everyField(getNamedType(schema.getQueryType()!.getFields()[name]!.type))} }`;
};

/** Returns a document of the web app as its client sends it: the constant of this name in a file in `web`, given without its ending. */
export const webDocument = (file: string, name: string): string => {
  const constants = readFileSync(new URL(`../web/${file}.graphql.ts`, import.meta.url), "utf8");
  const [, constant] = new RegExp(`^export const ${name}: .* = (\\{.*\\});$`, "m").exec(constants)!;
  return (JSON.parse(constant!) as { text: string }).text;
};
