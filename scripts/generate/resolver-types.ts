import { buildSchema, type GraphQLField, type GraphQLObjectType, isNonNullType } from "graphql";

const capital = (word: string): string => word[0]!.toUpperCase() + word.slice(1);

/** The TypeScript type of a call's arguments; one with a default is always there. */
function argumentsOf(type: GraphQLObjectType, { name, args }: GraphQLField<unknown, unknown>): string {
  if (args.length === 0) return "Record<never, never>";
  const own = `${type.name}${capital(name)}Args`;
  const present = args.filter(({ type: of, defaultValue }) => defaultValue !== undefined && !isNonNullType(of));
  const fields = present.map((each) => `${each.name}: NonNullable<${own}['${each.name}']>`);
  return fields.length === 0 ? own : `${own} & { ${fields.join("; ")} }`;
}

/** Types of the arguments of each call, by its name: `QueryArguments`, `MutationArguments` and `SubscriptionArguments`. */
export function argumentTypes(sdl: string): string {
  const schema = buildSchema(sdl);
  const roots = [schema.getQueryType(), schema.getMutationType(), schema.getSubscriptionType()];
  return roots
    .filter((root) => root !== null && root !== undefined)
    .map((root) => {
      const lines = Object.values(root.getFields()).map((field) => `  ${field.name}: ${argumentsOf(root, field)};\n`);
      return `\nexport interface ${root.name}Arguments {\n${lines.join("")}}\n`;
    })
    .join("");
}

const scalars = { String: "string", Int: "number", Float: "number", Boolean: "boolean", DateTime: "string" } as const;

/** The same types with plain names for scalars that are the same in and out: a change is read in a review. */
export const plainScalars = (types: string): string =>
  types.replace(
    /Scalars\['(String|Int|Float|Boolean|DateTime)'\]\['(?:input|output)'\]/g,
    (_, name: keyof typeof scalars) => scalars[name],
  );

/** Of an answer only what belongs to its outcome is named; of everything inside it each field, null where there is nothing. */
export const answersByOutcome = (types: string): string =>
  types.replace(/^export type \w*Answer = (?:Answer & )?\{\n[^}]*/gm, (answer) =>
    answer.replace(/^(  \w+): Maybe</gm, "$1?: Maybe<"),
  );
