import { expect, test } from "vitest";
import { parseOrRefuse } from "../values/problems.ts";
import { commentForm, commentPriorities, mayTakeBack } from "./comment.ts";

const read = (form: object) => parseOrRefuse(commentForm, form);

test("C052: a comment of blanks says nothing; with an image it needs no words", () => {
  for (const comment of ["", " \n\t "]) expect(read({ comment })).toMatchObject({ message: "Please enter a message." });
  expect(read({ comment: " ", image: "name" })).toEqual({ comment: "", priority: "NORMAL", image: "name" });
  expect(read({ comment: " Thanks. " })).toEqual({ comment: "Thanks.", priority: "NORMAL", image: "" });
});

test("C051 C148: a comment has at most 4000 characters", () => {
  expect(read({ comment: "x".repeat(4000) })).toMatchObject({ priority: "NORMAL" });
  expect(read({ comment: "x".repeat(4001) })).toMatchObject({ message: "A message has at most 4000 characters." });
});

test("C132 C133: a message is NORMAL or URGENT", () => {
  expect(commentPriorities).toEqual(["NORMAL", "URGENT"]);
  expect(read({ comment: "Now.", priority: "URGENT" })).toMatchObject({ priority: "URGENT" });
  expect(read({ comment: "Now.", priority: "urgent" })).toMatchObject({ message: "Choose Normal or Urgent." });
});

test("a comment can be taken back for 8 seconds", () =>
  expect([0, 7_999, 8_000, 8_001].map((later) => mayTakeBack(1_000, 1_000 + later))).toEqual([
    true,
    true,
    false,
    false,
  ]));
