import { Role } from "@restride/domain/access/roles.ts";
import { type CustomerScope, systemCustomerScope } from "@restride/domain/access/scope.ts";
import { testId } from "@restride/domain/values/id.arbitrary.ts";
import type { Id } from "@restride/domain/values/id.ts";
import { beforeEach, expect } from "vitest";
import type { SmallDatabase } from "../../../dev-env/database/small-database.ts";
import { test as base } from "../../../dev-env/database/small-database-test.ts";
import { aimedClinics } from "../../../dev-env/small-clinics/fixture-rows.ts";
import { small } from "../../../dev-env/small-clinics/ids.ts";
import { makeCaseWork } from "./case-work.lookups.ts";
import { makeCommentsStore } from "./comments.store.ts";

const test = base.extend("fill", { scope: "file" }, () => aimedClinics);
const clinic = small.customers[0];
const [author, reader] = [small.user(0, Role.physio), small.user(0, Role.admin)];
const scopeOf = (userId: Id, surgeonIds: readonly Id[] | null = null): CustomerScope => ({
  ...systemCustomerScope(clinic, userId),
  userId,
  caseSurgeonIds: surgeonIds,
});
const [caseId, otherCase] = [small.case(0, 1), small.case(0, 2)];
const numbered = (number: number): Id => testId(`0192f000-00e6-7000-8000-00000000000${number}`);
const at = (milliseconds: number) => new Date(Date.parse("2026-11-20T12:00:00Z") + milliseconds).toISOString();

const say = (
  { owner }: SmallDatabase,
  number: number,
  commentedAt: string,
  { of = caseId, image = null as string | null } = {},
) =>
  owner.query(
    "insert into case_comments (customer_id, case_id, comment_id, author_id, text, commented_at, image) values ($1, $2, $3, $4, 'x', $5, $6)",
    [clinic, of, numbered(number), author, commentedAt, image],
  );
const deleteComment = ({ owner }: SmallDatabase, number: number) =>
  owner.query("update case_comments set deleted_at = now() where comment_id = $1", [numbered(number)]);

beforeEach<{ database: SmallDatabase }>(async ({ database: { owner } }) => {
  await owner.query("delete from case_comments; delete from case_work_logs; delete from images");
  for (const name of ["one", "two"])
    await owner.query("insert into images values ($1, $2, null, 'message', 9, 9, $3, now())", [clinic, name, author]);
});

test("comments of a case stand as they were said, those of one moment by their ids, without deleted ones", async ({
  database,
}) => {
  await say(database, 3, at(0));
  await say(database, 2, at(1));
  await say(database, 1, at(1));
  await say(database, 4, at(2));
  await say(database, 5, at(0), { of: otherCase });
  await deleteComment(database, 4);
  const work = makeCaseWork(database.db);
  expect((await work.comments(scopeOf(reader), caseId)).map(({ _id }) => Number(_id.slice(-1)))).toEqual([3, 1, 2]);
  const isSaid = (number: number) => work.isCommentPresent(scopeOf(reader), numbered(number));
  expect([await isSaid(1), await isSaid(4), await isSaid(9)]).toEqual([true, false, false]);
});

test("C050: work on a case stands by its day, the newest first, that of one day as it was written down last, then by its id", async ({
  database: { db, owner },
}) => {
  for (const [number, day, createdAt, of] of [
    [1, "2026-11-20", at(0), caseId],
    [3, "2026-11-20", at(1), caseId],
    [2, "2026-11-20", at(1), caseId],
    [4, "2026-11-21", at(0), caseId],
    [5, "2026-11-21", at(0), otherCase],
  ] as const)
    await owner.query(
      "insert into case_work_logs (customer_id, case_id, work_log_id, user_id, started_on, minutes, created_at) values ($1, $2, $3, $4, $5, 5, $6)",
      [clinic, of, numbered(number), author, day, createdAt],
    );
  const logs = await makeCaseWork(db).workLogs(scopeOf(reader), caseId);
  expect(logs.map(({ _id }) => Number(_id.slice(-1)))).toEqual([4, 2, 3, 1]);
});

test("an image is seen by who brought it, and by who sees a comment that shows it; that of another comment is not", async ({
  database,
}) => {
  const work = makeCaseWork(database.db);
  const sees = (name: string, scope = scopeOf(reader)) => work.seesImage(scope, name);
  expect([await sees("one"), await sees("one", scopeOf(author))]).toEqual([false, true]);
  await say(database, 1, at(0), { image: "one" });
  expect([await sees("one"), await sees("two")]).toEqual([true, false]);
  const surgeonOf = async (patient: Id) =>
    (await database.owner.query("select surgeon_id as id from patients where patient_id = $1", [patient])).rows[0].id;
  const surgeon = await surgeonOf(small.patient(0, 1));
  const other = [small.surgeon(0, 1), small.surgeon(0, 2)].find((id) => id !== surgeon)!;
  expect([await sees("one", scopeOf(reader, [surgeon])), await sees("one", scopeOf(reader, [other]))]).toEqual([
    true,
    false,
  ]);
  await deleteComment(database, 1);
  expect(await sees("one")).toBe(false);
  await database.owner.query("update images set folder = 'picture' where name = 'two'");
  expect(await sees("two", scopeOf(author))).toBe(false);
});

test("a comment is its author's own, and an image that nothing shows is its bringer's", async ({ database }) => {
  await say(database, 1, at(0), { image: "one" });
  await say(database, 2, at(0));
  const { db } = database;
  const own = (userId: Id) =>
    db.transaction(scopeOf(userId), () => makeCommentsStore(db).own(scopeOf(userId), numbered(1)));
  expect([(await own(author))?.image, await own(reader)]).toEqual(["one", undefined]);
  const isOwn = (name: string, userId = author) => makeCommentsStore(db).isOwnImage(scopeOf(userId), name);
  expect([await isOwn("one"), await isOwn("two"), await isOwn("two", reader)]).toEqual([false, true, false]);
  await deleteComment(database, 1);
  expect(await isOwn("one")).toBe(true);
});
