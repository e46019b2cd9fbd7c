import { readFileSync } from "node:fs";
import { buildSchema, getNamedType, type GraphQLObjectType, isObjectType } from "graphql";
import { expect, test } from "vitest";

const schema = buildSchema(readFileSync(new URL("./schema.graphql", import.meta.url), "utf8"));

/** Returns every field below a type, as `Type.field`. */
const fieldsBelow = (type: GraphQLObjectType, seen = new Set<string>()): Set<string> => {
  for (const { name, type: of } of Object.values(type.getFields())) {
    const field = `${type.name}.${name}`;
    if (seen.has(field)) continue;
    seen.add(field);
    const inside = getNamedType(of);
    if (isObjectType(inside)) fieldsBelow(inside, seen);
  }
  return seen;
};

const secrets = (type: GraphQLObjectType): string[] =>
  [...fieldsBelow(type)].filter((field) => /\.\w*(token|secret|password|otp|hash)/i.test(field)).toSorted();

test("queries, whose answers are compressed, answer no secret; those leave by mutations", () => {
  // Digests of data that the caller reads and sent, which are of no use to an attacker.
  expect(secrets(schema.getQueryType()!)).toEqual([
    "PreviewScheduleAnswer.planHash",
    "PreviewSurgeryMoveAnswer.planHash",
    "PreviewUndoAnswer.planHash",
    "PublishPreviewAnswer.planHash",
  ]);
  expect(secrets(schema.getMutationType()!).length).toBeGreaterThan(0);
});
