import { readFileSync } from "node:fs";
import { buildSchema } from "graphql";

const schema = buildSchema(readFileSync(new URL("../server/schema.graphql", import.meta.url), "utf8"));
const kinds = [
  ["query", schema.getQueryType()!.getFields()],
  ["mutation", schema.getMutationType()!.getFields()],
  ["subscription", schema.getSubscriptionType()!.getFields()],
] as const;

/** A document of one call with each of its arguments as a variable of the same name, asking for these fields. */
export const documentOf = (name: string, fields: string): string => {
  const [kind, calls] = kinds.find(([, calls]) => name in calls)!;
  const { args } = calls[name]!;
  const declared = args.map((arg) => `$${arg.name}: ${String(arg.type)}`).join(", ");
  const passed = args.map((arg) => `${arg.name}: $${arg.name}`).join(", ");
  const inBrackets = (text: string): string => (text === "" ? "" : `(${text})`);
  return `${kind} ${inBrackets(declared)} { ${name}${inBrackets(passed)} { ${fields} } }`;
};

/** A document of the web app as its client sends it: the constant of this name in a file below `web`, named without its ending. */
export const webDocument = (file: string, name: string): string => {
  const constants = readFileSync(new URL(`../web/${file}.graphql.ts`, import.meta.url), "utf8");
  const [, constant] = new RegExp(`^export const ${name}: .* = (\\{.*\\});$`, "m").exec(constants)!;
  return (JSON.parse(constant!) as { text: string }).text;
};
