import { refuse } from "@restride/domain/values/refusal.ts";
import { expect, test } from "vitest";
import { toAnswer } from "./answer.ts";

test("A278 B300 C190: an answer has status and message beside its data; a refusal its sentence, and what it shows", () => {
  expect(toAnswer({ _id: "p1" })).toEqual({ status: "success", message: "", error: false, _id: "p1" });
  expect(toAnswer({ message: "Saved." })).toEqual({ status: "success", message: "Saved.", error: false });
  expect(toAnswer(refuse("No."))).toEqual({ status: "fail", message: "No.", error: true });
  expect(toAnswer({ ...refuse("No."), data: { _id: "p1" } })).toEqual({
    status: "fail",
    message: "No.",
    error: true,
    _id: "p1",
  });
});

test("a session that is over has a status of its own", () =>
  expect(toAnswer(refuse("Token expired"))).toEqual({
    status: "Token expired",
    message: "Token expired",
    error: true,
  }));
