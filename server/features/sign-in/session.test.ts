import { readFileSync } from "node:fs";
import { join } from "node:path";
import { buildSchema, getNamedType } from "graphql";
import { expect, test } from "vitest";

const schema = buildSchema(readFileSync(join(import.meta.dirname, "../../schema.graphql"), "utf8"));
const calls = [schema.getQueryType(), schema.getMutationType()].flatMap((kind) =>
  Object.values(kind?.getFields() ?? {}),
);
const answering = (type: string): string[] =>
  calls
    .filter((call) => getNamedType(call.type).name === type)
    .map(({ name }) => name)
    .toSorted();
const tokens = (type: string): boolean => {
  const named = schema.getType(type);
  return Boolean(named && "getFields" in named && "token" in named.getFields());
};

test("A151 A312 C242: a session is opened by a sign-in, goes on by entering a customer or renewing, and by no other call", () => {
  expect(answering("LoginAnswer")).toEqual(["loginAsCustomer", "loginUser", "loginWithOtp"]);
  const others = calls.map((call) => getNamedType(call.type).name).filter(tokens);
  // The page of a patient's progress has a challenge, and a token that reads only that page; the matrix shows that it opens nothing else.
  const ofProgressPage = ["ActivityLinkAnswer", "PatientIdAnswer"];
  const sessions = others.filter((answer) => !ofProgressPage.includes(answer));
  expect([...new Set(sessions)].toSorted()).toEqual(["LoginAnswer", "PatientLoginAnswer", "RenewedSessionAnswer"]);
  expect(answering("RenewedSessionAnswer")).toEqual(["renewSession"]);
  expect(answering("PatientLoginAnswer")).toEqual(["loginPatient"]);
});
