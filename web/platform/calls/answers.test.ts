import { describe, expect, test } from "vitest";
import { outcomeOf } from "./answers.ts";

const success = { getPatientStats: { status: "success", message: "", active: 3 } };
const unreachable = { networkError: new Error("down"), crashes: [] };

test("a success carries its data", () => {
  expect(outcomeOf({ data: success }, "getPatientStats")).toEqual({ kind: "data", data: success, message: "" });
});

test("A282 C265 B373: a refusal carries the server's message", () => {
  const data = { addEvent: { status: "fail", message: "Pick a later day." } };
  expect(outcomeOf({ data }, "addEvent")).toMatchObject({ kind: "fail", message: "Pick a later day.", reached: true });
});

test("A282 C265: a crash carries the server's message", () => {
  const error = { crashes: ["Service Error"] };
  expect(outcomeOf({ error, data: undefined }, "x")).toMatchObject({ kind: "fail", message: "Service Error" });
});

describe("an answer without data names the operation", () => {
  const message = "getPatientStats failed, response not received";
  test("A279 C263: nothing at all", () =>
    expect(outcomeOf({}, "getPatientStats")).toMatchObject({ kind: "fail", message }));
  test("A279 C263: a missing call", () =>
    expect(outcomeOf({ data: { getPatientStats: null } }, "Stats")).toMatchObject({ kind: "fail", message }));
});

test("A280 B374 C264 C321: 'error communicating with the server' when no answer came; an answer that fails keeps its own words", () => {
  expect(
    outcomeOf({ data: { getPatient: { status: "fail", message: "This patient was not found." } } }, "x"),
  ).toMatchObject({
    kind: "fail",
    message: "This patient was not found.",
  });
  expect(outcomeOf({ error: unreachable }, "x")).toEqual({
    kind: "fail",
    message: "error communicating with the server",
    reached: false,
    data: null,
  });
});

test("A139 C261: 'Token expired' in any case of letters ends the session", () => {
  for (const status of ["Token expired", "token expired", "TOKEN EXPIRED"]) {
    expect(outcomeOf({ data: { getPatient: { status, message: "" } } }, "x")).toEqual({ kind: "expired" });
  }
  expect(outcomeOf({ error: { crashes: ["Token expired"] } }, "x")).toEqual({ kind: "expired" });
});
