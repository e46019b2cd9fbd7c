import { Role } from "@restride/domain/access/roles.ts";
import { expect } from "vitest";
import { signIn } from "../../../dev-env/caller.ts";
import { smallEmail } from "../../../dev-env/small-clinics.ts";
import { changeContent, publishContent } from "../../../dev-env/small-clinics/content-calls.ts";
import { small } from "../../../dev-env/small-clinics/ids.ts";
import { sharedWorldTest as test } from "../../../dev-env/world-test.ts";

test.for([
  ["exercise", small.exercise(1)],
  ["questionnaire", small.questionnaire],
  ["device", small.device],
] as const)("the version of a %s whose picture is not there is not published", async ([, ready], { world }) => {
  const editor = await signIn(world, smallEmail(0, Role.companyAdmin));
  const id = (await changeContent(editor, `copyContent(id: "${ready}")`)).content!._id;
  const setImage = (image: string) =>
    world.owner.query(
      "update content_drafts set body = body || jsonb_build_object('image', $2::text) where content_id = $1",
      [id, image],
    );
  await setImage(`/images/${"A".repeat(22)}.webp`);
  expect(await publishContent(editor, id, 1)).toMatchObject({ status: "fail", message: "Image not found" });
  await setImage("");
  expect(await publishContent(editor, id, 1)).toMatchObject({ status: "success" });
});
