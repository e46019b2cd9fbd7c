import { Role } from "@restride/domain/access/roles.ts";
import { expect } from "vitest";
import { type Caller, signIn } from "../../../dev-env/caller.ts";
import { queryContent, changeContent } from "../../../dev-env/small-clinics/content-calls.ts";
import { small } from "../../../dev-env/small-clinics/ids.ts";
import { newPlan } from "../../../dev-env/small-clinics/own-plans.ts";
import { smallEmail } from "../../../dev-env/small-clinics.ts";
import { test } from "../../../dev-env/world-test.ts";
import type { World } from "../../../dev-env/world.ts";

let editor: Caller;
test.beforeEach(async ({ world }) => {
  editor = await signIn(world, smallEmail(0, Role.companyAdmin));
});

test("a draft that is discarded before it was ever published goes alone", async () => {
  const begin = async (name: string) => {
    const draft = `saveContentDraft(kind: "carePlan", body: { carePlan: { name: "${name}" } })`;
    return (await changeContent(editor, draft)).content!._id;
  };
  const [first] = [await begin("First"), await begin("Second")];
  await newPlan(editor);
  const names = async () =>
    (
      (await queryContent(editor, 'getContentList(kind: "carePlan")', "contents { name state }")).contents as {
        name: string;
        state: string;
      }[]
    )
      .filter(({ state }) => state !== "ready")
      .map(({ name }) => name)
      .toSorted();
  expect(await names()).toEqual(["First", "Ours", "Second"]);
  await changeContent(editor, `discardContentDraft(id: "${first}")`, "");
  expect(await names()).toEqual(["Ours", "Second"]);
});

/** Publishes an exercise of a company; without a company it is ready content for all. */
const publishExercise = async (world: World, id: string, name: string, company: string | null): Promise<void> => {
  await world.owner.query("insert into content (content_id, kind, company_id) values ($1, 'exercise', $2)", [
    id,
    company,
  ]);
  await world.owner.query(
    "insert into content_versions (version_id, content_id, number, published_at) values ($1, $1, 1, now())",
    [id],
  );
  await world.owner.query(
    `insert into exercises (exercise_id, code, name, purpose, hold_seconds, repeats, sets, times, interval)
     values ($1, $2, $2, 'Moves.', 5, 10, 2, 2, 1)`,
    [id, name],
  );
};

test("B317: all exercises by name are those that are ready and those of the clinic's own company", async ({
  world,
}) => {
  const id = (number: number) => `00000000-0000-4000-8000-0000000000e${number}`;
  await publishExercise(world, id(1), "Arm Raises", small.companies[0]!);
  await publishExercise(world, id(2), "Neck Turns", small.companies[1]!);
  await publishExercise(world, id(3), "Knee Bends", null);
  const listed = async (clinic: number) => {
    const admin = await signIn(world, smallEmail(clinic, Role.admin));
    const { answer } = await admin.call<{ exercises: { name: string }[] }>(
      "{ getAllExercises { status message exercises { name } } }",
    );
    return answer.exercises.map(({ name }) => name);
  };
  expect(await listed(0)).toEqual(["Arm Raises", "Heel Slides, Lying", "Knee Bends", "Quad Sets"]);
  expect(await listed(2)).toEqual(["Heel Slides, Lying", "Knee Bends", "Neck Turns", "Quad Sets"]);
});
