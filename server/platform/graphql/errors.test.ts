import { GraphQLError } from "graphql";
import { expect, test } from "vitest";
import { TooBusy } from "../limits/concurrency-limit.ts";
import { formatError, refusalOf } from "./errors.ts";

const coded = (code: unknown) => Object.assign(new Error("inside"), { code });

test("what only the caller can mend is a refusal: a value that is none, a rush of sign-ins", () => {
  for (const code of ["22P02", "22003", "22007", "22008"])
    expect(refusalOf(coded(code)), code).toEqual({ kind: "refused", message: "This was not found." });
  for (const code of ["22P05", "22021"])
    expect(refusalOf(coded(code))?.message, code).toBe(
      "A text has a sign in it that cannot be kept. Type it again without that sign.",
    );
  const noJson = Object.assign(new Error("invalid input syntax for type json"), { code: "22P02" });
  expect(refusalOf(noJson)?.message).toMatch(/^A text has a sign in it/);
  expect(refusalOf(new TooBusy("Try again in a moment."))?.message).toBe("Try again in a moment.");
  expect(refusalOf(coded("55P03"))?.message).toBe("This is being changed by someone else. Try again in a moment.");
  for (const crash of [coded("23505"), coded(5), new Error("inside"), null, undefined])
    expect(refusalOf(crash)).toBeNull();
});

test("A278: a crash tells nothing of our insides and is logged; an own mistake is told in full and is not", () => {
  const logged: unknown[] = [];
  const formatted = (error: GraphQLError, texts?: Record<string, string>) =>
    formatError(error, (each) => logged.push(each), texts);
  const inside = new Error("password of the database");
  const crash = new GraphQLError("password of the database", { originalError: inside, path: ["getThing", "name"] });
  expect(formatted(crash)).toEqual({
    message: "Something went wrong on our side. Nothing was changed. Try again in a moment.",
    path: ["getThing", "name"],
  });
  expect(formatted(crash, { getThing: "Service Error" }).message).toBe("Service Error");
  expect(logged).toEqual([inside, inside]);
  expect(formatted(new GraphQLError("no call", { originalError: inside })).message).toMatch(/^Something went wrong/);
  logged.pop();
  for (const mistake of [
    new GraphQLError("Unknown field."),
    new GraphQLError("Unknown field.", { originalError: new GraphQLError("Unknown field.") }),
  ])
    expect(formatted(mistake).message).toBe("Unknown field.");
  expect(logged).toHaveLength(2);
});
