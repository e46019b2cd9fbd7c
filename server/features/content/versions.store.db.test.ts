import { systemScope } from "@restride/domain/access/scope.ts";
import { testId } from "@restride/domain/values/id.arbitrary.ts";
import type { Id } from "@restride/domain/values/id.ts";
import { expect } from "vitest";
import type { SmallDatabase } from "../../../dev-env/database/small-database.ts";
import { test } from "../../../dev-env/database/small-database-test.ts";
import { small } from "../../../dev-env/small-clinics/ids.ts";
import type { VersionOf } from "./version-code.store.ts";
import { makeVersionsStore, type VersionsStore } from "./versions.store.ts";

const scope = systemScope("test");
const numbered = (number: number): Id => testId(`0192f000-00e7-7000-8000-00000000000${number}`);

type Save = (store: VersionsStore, of: VersionOf, word: string, days: number) => Promise<void>;

/** Saves two versions of content, and beside them one of other content. Returns the columns of all three, the other content last. */
const savedVersions = async ({ db, owner }: SmallDatabase, kind: string, save: Save, select: string) => {
  const store = makeVersionsStore(db);
  await owner.query("delete from content_versions where content_id = any ($1)", [[numbered(1), numbered(9)]]);
  await owner.query("delete from content where content_id = any ($1)", [[numbered(1), numbered(9)]]);
  for (const [contentId, versionId, word, days] of [
    [numbered(9), numbered(9), "Other", 9],
    [numbered(1), numbered(1), "Before", 7],
    [numbered(1), numbered(2), "After", 14],
  ] as const) {
    await owner.query(
      "insert into content (content_id, kind, company_id) values ($1, $2, $3) on conflict (content_id) do nothing",
      [contentId, kind, small.companies[0]],
    );
    await save(store, { contentId, versionId }, word, days);
    await owner.query("insert into content_versions (version_id, content_id, number) values ($1, $2, $3)", [
      versionId,
      contentId,
      versionId === numbered(2) ? 2 : 1,
    ]);
  }
  const { rows } = await owner.query({
    text: `${select} = any ($1) order by 1`,
    values: [[numbered(1), numbered(2), numbered(9)]],
    rowMode: "array",
  });
  return rows.map(([, ...columns]) => columns);
};

test("name and description of a care plan change in its earlier versions too, its joint and pace do not", async ({
  database,
}) => {
  const save: Save = (store, of, word, days) =>
    store.carePlan(scope, of, {
      name: `${word} plan`,
      description: `${word} surgery.`,
      surgery_type: days === 7 ? "knee" : "hip",
      age_groups: [],
      pace: days === 7 ? "gentle" : "fast",
      customers: null,
      regimens: [],
      devices: [],
      feedback: [],
    });
  const select = "select care_plan_id, name, description, surgery_type, pace from care_plans where care_plan_id";
  expect(await savedVersions(database, "carePlan", save, select)).toEqual([
    ["After plan", "After surgery.", "knee", "gentle"],
    ["After plan", "After surgery.", "hip", "fast"],
    ["Other plan", "Other surgery.", "hip", "fast"],
  ]);
});

test("the name of a regimen changes in its earlier versions too, its days do not", async ({ database }) => {
  const save: Save = (store, of, word, enddate) =>
    store.regimen(scope, of, {
      name: `${word} regimen`,
      surgery_type: "knee",
      gender: null,
      age_groups: [],
      startdate: 1,
      enddate,
      exercises: [],
    });
  expect(
    await savedVersions(database, "regimen", save, "select regimen_id, name, end_day from regimens where regimen_id"),
  ).toEqual([
    ["After regimen", 7],
    ["After regimen", 14],
    ["Other regimen", 9],
  ]);
});

test("texts and pictures of an exercise change in its earlier versions too, its dose does not", async ({
  database,
}) => {
  const save: Save = (store, of, word, repeat) =>
    store.exercise(scope, of, {
      name: `${word} name`,
      purpose: `${word} purpose`,
      caution: `${word} caution`,
      image: `/images/${word}.webp`,
      video: `https://video.example/${word}`,
      holdseconds: 5,
      repeat,
      set: 2,
      time: 3,
      interval: 1,
    });
  const select = "select exercise_id, name, purpose, caution, image, video, repeats from exercises where exercise_id";
  const textsOf = (word: string) => [
    `${word} name`,
    `${word} purpose`,
    `${word} caution`,
    `/images/${word}.webp`,
    `https://video.example/${word}`,
  ];
  expect(await savedVersions(database, "exercise", save, select)).toEqual([
    [...textsOf("After"), 7],
    [...textsOf("After"), 14],
    [...textsOf("Other"), 9],
  ]);
});

test("name, license line and picture of a questionnaire change in its earlier versions too, its recall period does not", async ({
  database,
}) => {
  const save: Save = (store, of, word, recalldays) =>
    store.questionnaire(scope, of, {
      name: `${word} form`,
      kind: "feedback",
      licence: `${word} license`,
      image: `/images/${word}.webp`,
      recalldays,
      questions: [],
    });
  const select =
    "select questionnaire_id, short_name, licence_line, image, recall_days from questionnaires where questionnaire_id";
  expect(await savedVersions(database, "questionnaire", save, select)).toEqual([
    ["After form", "After license", "/images/After.webp", 7],
    ["After form", "After license", "/images/After.webp", 14],
    ["Other form", "Other license", "/images/Other.webp", 9],
  ]);
});

test("name and picture of a device change in its earlier versions too, its joint does not", async ({ database }) => {
  const save: Save = (store, of, word, days) =>
    store.device(
      scope,
      of,
      { name: `${word} device`, surgery_type: days === 7 ? "knee" : "hip", image: `/images/${word}.webp`, values: [] },
      [],
    );
  const select = "select device_id, display_name, image, surgery_type from devices where device_id";
  expect(await savedVersions(database, "device", save, select)).toEqual([
    ["After device", "/images/After.webp", "knee"],
    ["After device", "/images/After.webp", "hip"],
    ["Other device", "/images/Other.webp", "hip"],
  ]);
});
