import { Role } from "@restride/domain/access/roles.ts";
import { expect } from "vitest";
import { type Caller, signIn } from "../../../dev-env/caller.ts";
import { smallEmail } from "../../../dev-env/small-clinics.ts";
import { queryContent, changeContent, saveDraft } from "../../../dev-env/small-clinics/content-calls.ts";
import { small } from "../../../dev-env/small-clinics/ids.ts";
import { test } from "../../../dev-env/world-test.ts";

let editor: Caller;
let superAdmin: Caller;
test.beforeEach(async ({ world }) => {
  editor = await signIn(world, smallEmail(0, Role.companyAdmin));
  superAdmin = await signIn(world, smallEmail(0, Role.superAdmin));
});

const plan = `{ carePlan: { name: "Ours", description: "Ours.", surgery_type: "knee", regimens: ["${small.regimen}"] } }`;

test("what is ready is read and copied by a company, and changed by a super admin only", async () => {
  const ready = "What is ready cannot be changed. Copy it, and change the copy.";
  expect((await saveDraft(editor, small.carePlan, null, plan)).message).toBe(ready);
  expect((await changeContent(editor, `retireContent(id: "${small.carePlan}", retired: true)`)).message).toBe(ready);
  const answer = await queryContent(
    editor,
    `getContent(id: "${small.carePlan}")`,
    "content { state mayedit carePlan { name } }",
  );
  expect(answer.content).toEqual({ state: "ready", mayedit: false, carePlan: { name: "Knee" } });
  expect((await saveDraft(superAdmin, small.carePlan, null, plan)).content).toMatchObject({
    state: "draft",
    version: 1,
  });
  expect(
    (await queryContent(editor, `getContent(id: "${small.carePlan}")`, "content { carePlan { name } }")).content,
  ).toEqual({
    carePlan: { name: "Knee" },
  });
});

test("in the list of a company what is ready is ready to copy, for a super admin too", async () => {
  const states = async (of: string): Promise<unknown> =>
    (await queryContent(superAdmin, `getContentList(kind: "carePlan"${of})`, "contents { name state }")).contents;
  expect(await states("")).toEqual([{ name: "Knee", state: "published" }]);
  expect(await states(`, companyid: "${small.companies[0]}"`)).toEqual([{ name: "Knee", state: "ready" }]);
});
