import { expect, test } from "vitest";
import type { CaseCommentFragment } from "./thread.graphql.ts";
import type { ShownCaseFragment } from "../case-detail.graphql.ts";
import { threadEntries, firstNew } from "./thread-entries.ts";

const comment = (nth: number, userid: string | null): CaseCommentFragment =>
  ({ _id: `c${nth}`, userid, commented_date: `2026-11-20T10:0${nth}:00Z` }) as CaseCommentFragment;
const supportCase = {
  createdDate: "2026-11-19T10:00:00Z",
  vendorAssignedAt: "2026-11-20T10:02:30Z",
  comments: [comment(1, "me"), comment(2, "you"), comment(3, null)],
} as unknown as ShownCaseFragment;
const at = (minutes: string): number => Date.parse(`2026-11-20T10:0${minutes}Z`);
const kinds = (withOpening: boolean) =>
  threadEntries(supportCase, withOpening).map((each) => (each.kind === "comment" ? each.comment._id : each.kind));

test("C035: a thread tells what was said and when the case went to the vendor, oldest first; a conversation begins with what opened it", () => {
  expect(kinds(true)).toEqual(["opening", "c1", "c2", "moved", "c3"]);
  expect(kinds(false)).toEqual(["c1", "c2", "moved", "c3"]);
});

test("C059: what is new begins with the first that somebody else said since one looked", () => {
  const entries = threadEntries(supportCase, false);
  expect(firstNew(entries, 0, "me")).toBe(1);
  expect(firstNew(entries, at("2:00"), "me")).toBe(3);
  expect(firstNew(entries, at("3:00"), "me")).toBe(-1);
  expect(firstNew(entries, 0, "you")).toBe(0);
});
