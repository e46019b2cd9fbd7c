import { buildSchema, type GraphQLField, type GraphQLObjectType, isNonNullType } from "graphql";

const capital = (word: string): string => word[0]!.toUpperCase() + word.slice(1);

/** Returns the TypeScript type of an operation's arguments; an argument with a default is never missing. */
function argumentsOf(type: GraphQLObjectType, { name, args }: GraphQLField<unknown, unknown>): string {
  if (args.length === 0) return "Record<never, never>";
  const argumentsName = `${type.name}${capital(name)}Args`;
  const present = args.filter(({ type: of, defaultValue }) => defaultValue !== undefined && !isNonNullType(of));
  const fields = present.map((each) => `${each.name}: NonNullable<${argumentsName}['${each.name}']>`);
  return fields.length === 0 ? argumentsName : `${argumentsName} & { ${fields.join("; ")} }`;
}

/** Returns the types of the arguments of each operation, by its name: `QueryArguments`, `MutationArguments` and `SubscriptionArguments`. */
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

/** Replaces lookups of scalars by plain types if input and output are equal, so that generated changes are readable in reviews. */
export const plainScalars = (types: string): string =>
  types.replace(
    /Scalars\['(String|Int|Float|Boolean|DateTime)'\]\['(?:input|output)'\]/g,
    (_, name: keyof typeof scalars) => scalars[name],
  );

/**
 * Makes the top-level fields of answer types optional, because an answer has only the fields of its outcome. Nested fields stay required and
 * nullable.
 */
export const answersByOutcome = (types: string): string =>
  types.replace(/^export type \w*Answer = (?:Answer & )?\{\n[^}]*/gm, (answer) =>
    answer.replace(/^(  \w+): Maybe</gm, "$1?: Maybe<"),
  );
