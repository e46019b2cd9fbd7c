import { readFileSync } from "node:fs";
import { operations } from "@restride/domain/operations.ts";
import { messageFilterSchema } from "@restride/domain/cases/message-filter.ts";
import { invalidCode } from "@restride/domain/sign-in/sign-in.ts";
import { crashTexts } from "@restride/domain/texts/crash-texts.ts";
import {
  buildSchema,
  getNamedType,
  type GraphQLField,
  type GraphQLInputType,
  type GraphQLOutputType,
  isInputObjectType,
  isObjectType,
} from "graphql";
import { describe, expect, test } from "vitest";
import { programmesFeature } from "./features/programmes/programmes.feature.ts";
import { remindersFeature } from "./features/reminders/reminders.feature.ts";
import { commentTexts } from "@restride/domain/case-work/comment-texts.ts";

const read = (path: string): string => readFileSync(new URL(path, import.meta.url), "utf8");
const schema = buildSchema(read("./schema.graphql"));
const queries = schema.getQueryType()!.getFields();
const mutations = schema.getMutationType()!.getFields();
const subscriptions = schema.getSubscriptionType()!.getFields();
const calls: Record<string, GraphQLField<unknown, unknown>> = { ...queries, ...mutations, ...subscriptions };

/** The operations of docs/requirements/calls.md: the built ones with arguments and fields, and the names of those to come. */
const [builtPart, toComePart] = read("../docs/requirements/calls.md").split("## To come") as [string, string];
const built = builtPart
  .split("\n")
  .filter((line) => /^\| \w+ \|/.test(line) && !line.startsWith("| call |"))
  .map((line) => line.split("|").map((cell) => cell.trim()) as [string, string, string, string])
  .map(([, name, args, answer]) => ({ name, args, answer }));
const toCome = (toComePart.split("Calls:")[1] ?? "").split(/\s+/).filter(Boolean);

interface FieldTree {
  readonly name: string;
  readonly inside: readonly FieldTree[];
}

/** Parses "a b{c d{e}}". */
const namesIn = (text: string): FieldTree[] => {
  const tokens = text.match(/\w+|[{}]/g) ?? [];
  const list = (): FieldTree[] => {
    const names: FieldTree[] = [];
    while (tokens.length > 0 && tokens[0] !== "}") {
      const name = tokens.shift()!;
      if (tokens[0] !== "{") names.push({ name, inside: [] });
      else {
        tokens.shift();
        names.push({ name, inside: list() });
        tokens.shift();
      }
    }
    return names;
  };
  return list();
};

const fieldsOf = (type: GraphQLInputType | GraphQLOutputType) => {
  const named = getNamedType(type);
  return isObjectType(named) || isInputObjectType(named) ? named.getFields() : {};
};

/** Returns the documented names that a type lacks, each with its path. */
const missing = (
  type: GraphQLInputType | GraphQLOutputType,
  neededNames: readonly FieldTree[],
  way: string,
): string[] =>
  neededNames.flatMap(({ name, inside }) => {
    const field = fieldsOf(type)[name];
    return field ? missing(field.type, inside, `${way}.${name}`) : [`${way}.${name}`];
  });

const messagesRefused = (digits: string): string | undefined =>
  messageFilterSchema.safeParse({ lastdigitsofphone: digits }).error?.issues[0]?.message;

describe("A004 A221: every call that the documents name and the product has goes by its name and spelling", () => {
  test("the list is whole", () => {
    expect(built.length).toBeGreaterThan(80);
    expect(built.length + toCome.length).toBeGreaterThan(140);
    expect(new Set([...built.map(({ name }) => name), ...toCome]).size).toBe(built.length + toCome.length);
  });

  test.each(built)("$name", ({ name, args, answer }) => {
    const call = calls[name];
    expect(call, name).toBeDefined();
    const taken = Object.fromEntries(call!.args.map((arg) => [arg.name, arg.type]));
    for (const arg of namesIn(args)) {
      expect(Object.keys(taken), name).toContain(arg.name);
      expect(missing(taken[arg.name]!, arg.inside, arg.name)).toEqual([]);
    }
    expect(missing(call!.type, namesIn(answer), "")).toEqual([]);
  });

  test("what is said to come does not exist, so that the list cannot grow old", () => {
    expect(toCome.filter((name) => name in calls)).toEqual([]);
  });
});

test("A004 C002 C320: the catalogues of the three documents count together, and all of their calls are there", () => {
  const ofEach = "loginUser loginWithOtp setWebToken caregiverNotify validPatientId addNewComment markAsShipped".split(
    " ",
  );
  expect(built.map(({ name }) => name)).toEqual(expect.arrayContaining(ofEach));
  expect(toCome).toEqual([]);
  const texts = [invalidCode, crashTexts.updateSignature, messagesRefused("12"), commentTexts.deleted];
  expect(texts).toEqual(["Invalid OTP", "Internal server error!", "Please enter 4 digits", "Comment deleted"]);
});

test("C323: calls that are only described have the names of the other documents", () => {
  const names =
    "archiveActionCases deleteComment getUsers getPatientList getFullfillment setPassword sendResetPasswordLink getSurgeonById";
  expect(names.split(" ").filter((name) => !(name in calls))).toEqual([]);
  const taken = (name: string) => calls[name]!.args.map((arg) => arg.name);
  expect(taken("getFullfillment")).toEqual(["id"]);
  expect(taken("setPassword").toSorted()).toEqual(["email", "password", "token"]);
  expect(taken("sendResetPasswordLink")).toContain("email");
});

test("C214: fetch users is getUsers, by company, page, search text, order and state", () => {
  const { pagination } = Object.fromEntries(calls.getUsers!.args.map((arg) => [arg.name, arg.type]));
  expect(missing(pagination!, namesIn("companyid page size searchText sorter active"), "")).toEqual([]);
  expect(missing(calls.getUsers!.type, namesIn("users{_id} total"), "")).toEqual([]);
});

test("A224 A278 C187 C190: every answer carries status and message beside its data, and every event its status", () => {
  for (const call of Object.values({ ...queries, ...mutations }))
    for (const field of ["status", "message"])
      expect(String(fieldsOf(call.type)[field]?.type), `${call.name}.${field}`).toBe("String!");
});

test("A273 A274 A275 A276 A277: the subscriptions answer a status", () => {
  for (const call of Object.values(subscriptions))
    expect(Object.keys(fieldsOf(call.type)), call.name).toContain("status");
});

/** The resolvers are not called: the test only compares which function answers. */
const anything = () => ({}) as never;

describe("calls that the documents name twice", () => {
  const argumentsOf = (name: string) => calls[name]!.args.map(({ name: each, type }) => `${each}: ${type}`).toSorted();
  const answerOf = (name: string) => String(calls[name]!.type);

  test("B348 B349: addEditEvent takes, answers and allows what addEvent does", () => {
    expect(argumentsOf("addEvent")).toEqual(["event: ReminderInput!", "id: ID!", "patient: ID"]);
    expect(argumentsOf("addEditEvent")).toEqual(argumentsOf("addEvent"));
    expect(answerOf("addEditEvent")).toBe(answerOf("addEvent"));
    expect(operations.addEditEvent).toBe(operations.addEvent);
    const { Mutation } = remindersFeature(anything()).resolvers!;
    expect(Mutation!.addEditEvent).toBe(Mutation!.addEvent);
  });

  test("B305 B306: creatPatientAdmin takes, answers and allows what addPatientAdmin does", () => {
    expect(argumentsOf("creatPatientAdmin")).toEqual(argumentsOf("addPatientAdmin"));
    expect(answerOf("creatPatientAdmin")).toBe(answerOf("addPatientAdmin"));
    expect(operations.creatPatientAdmin).toBe(operations.addPatientAdmin);
    const { Mutation } = programmesFeature(anything()).resolvers!;
    expect(Mutation!.creatPatientAdmin).toBe(Mutation!.addPatientAdmin);
  });

  test("C215 C216: createCaseFromMessage takes the part of createNewCase that a conversation has, and answers the same", () => {
    const both = ["description: String!", "messageType: String", "summary: String!", "type: String!"];
    expect(argumentsOf("createCaseFromMessage")).toEqual([...both, "patientId: ID!"].toSorted());
    expect(argumentsOf("createNewCase")).toEqual(expect.arrayContaining([...both, "patientId: ID"]));
    expect(answerOf("createCaseFromMessage")).toBe(answerOf("createNewCase"));
  });
});
