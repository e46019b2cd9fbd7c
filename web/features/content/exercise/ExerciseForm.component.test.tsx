import { expect, test } from "vitest";
import { page } from "vitest/browser";
import { button, field } from "../../../testing/finders.ts";
import { mockServer } from "../../../testing/mock-server.ts";
import { ofCompany, render } from "../../../testing/render.tsx";
import { textsOf } from "../../../testing/texts-of.ts";
import { uuid } from "../../../testing/uuid.ts";
import { ContentByIdDocument, type ContentRecordFragment, ContentVersionsDocument } from "../content-record.graphql.ts";
import { ContentCountsDocument, ContentListDocument } from "../content-list.graphql.ts";
import { PublishContentDocument, SaveContentDraftDocument } from "../content-changes.graphql.ts";
import { contentRecord } from "../content-records.fixture.ts";
import { ExercisesPage } from "../ContentPanels.tsx";

const exercise = {
  name: "Bridge",
  purpose: "Lifts the hips.",
  caution: "Not with pain.",
  image: null,
  video: "https://video.example.com/bridge",
  holdseconds: 6,
  repeat: 12,
  set: 3,
  time: 4,
  interval: 2,
};
const draft = contentRecord({ kind: "exercise", exercise });

const open = async (content: ContentRecordFragment | null = null) => {
  mockServer.answer(ContentListDocument, {
    getContentList: { status: "success", message: "", total: 0, contents: [] },
  });
  mockServer.answer(ContentCountsDocument, { getContentCounts: { status: "success", message: "", counts: [] } });
  mockServer.answer(ContentByIdDocument, ({ id }) => ({
    getContent: { status: "success", message: "", content: content ?? { ...draft, _id: id } },
  }));
  mockServer.answer(ContentVersionsDocument, { getContentVersions: { status: "success", message: "", versions: [] } });
  mockServer.answer(SaveContentDraftDocument, {
    saveContentDraft: { status: "success", message: "", content: { ...draft, _id: uuid(5), version: 8 } },
  });
  const screen = await render(<ExercisesPage />, {
    at: `/content/exercises/${content?._id ?? "new"}?search=br`,
    path: "/content/exercises/:id?",
    profile: ofCompany(),
  });
  await expect.element(field("Name")).toBeVisible();
  return screen;
};
const interval = page.getByRole("combobox", { name: "Interval" });
const labels = ["Name", "What it is good for", "Not if, or take care", "Video link"];
const numbers = ["Hold in seconds", "Repeat", "Set", "Daily"];

test("A301: a new exercise begins with 5 seconds, 10 repeats, one set, once every day", async () => {
  await open();
  for (const [at, text] of ["", "", "", ""].entries()) await expect.element(field(labels[at]!)).toHaveValue(text);
  for (const [at, text] of ["5", "10", "1", "1"].entries()) await expect.element(field(numbers[at]!)).toHaveValue(text);
  await expect.element(interval).toHaveDisplayValue("Every Day");
  expect(textsOf(interval.getByRole("option"))).toEqual([
    "Every Day",
    "Two Times Week",
    "Three Times Week",
    "Four Times Week",
    "Five Times Week",
    "Six Times Week",
    "Once A Week",
  ]);
});

test("all that is typed of a new exercise arrives, and it is published as it was saved", async () => {
  mockServer.answer(PublishContentDocument, {
    publishContent: { status: "success", message: "Version 1 is published.", content: null },
  });
  const { address } = await open();
  const { name, purpose, caution, video } = exercise;
  for (const [at, text] of [name, purpose, caution, video].entries()) await field(labels[at]!).fill(text);
  for (const [at, text] of ["6", "12", "3", "4"].entries()) await field(numbers[at]!).fill(text);
  await expect.element(page.getByText("6 / 60")).toBeVisible();
  await interval.selectOptions("Once A Week");
  await button("Publish version 1").click();
  await expect.element(page.getByText("Version 1 is published.")).toBeVisible();
  expect(mockServer.sent(SaveContentDraftDocument)).toEqual([
    { kind: "exercise", companyid: null, body: { exercise: { ...exercise, image: "", interval: 7 } } },
  ]);
  expect(mockServer.sent(PublishContentDocument)).toEqual([{ id: uuid(5), version: 8 }]);
  expect(address()).toMatch(`/content/exercises/${uuid(5)}`);
});

test("a saved exercise opens with what was typed of it", async () => {
  await open(draft);
  const { name, purpose, caution, video } = exercise;
  for (const [at, text] of [name, purpose, caution, video].entries())
    await expect.element(field(labels[at]!)).toHaveValue(text);
  for (const [at, text] of ["6", "12", "3", "4"].entries()) await expect.element(field(numbers[at]!)).toHaveValue(text);
  await expect.element(interval).toHaveValue("2");
});

test.each([
  ["Name", " ", "Please enter a name."],
  ["What it is good for", "", "Please enter what it is good for."],
  ["Hold in seconds", "7201", "Please enter a hold from 0 to 7200."],
  ["Repeat", "501", "Please enter repeats from 0 to 500."],
  ["Set", "0", "Please enter sets from 1 to 50."],
  ["Daily", "51", "Please enter times a day from 1 to 50."],
  ["Daily", "1.5", "Please enter times a day from 1 to 50."],
])("a wrong %s, %j, is said at its field, which has the focus", async (label, text, sentence) => {
  await open(draft);
  await field(label).fill(text);
  await button("Publish version 1").click();
  await expect.element(field(label)).toHaveAccessibleDescription(new RegExp(`${sentence}$`));
  await expect.element(field(label)).toHaveFocus();
  expect(mockServer.sent(SaveContentDraftDocument)).toEqual([]);
});

test("a draft that the server does not publish says why and stays open", async () => {
  mockServer.answer(PublishContentDocument, {
    publishContent: { status: "fail", message: "A colleague changed this draft.", content: null },
  });
  await open(draft);
  await button("Publish version 1").click();
  await expect.element(page.getByText("A colleague changed this draft.")).toBeVisible();
  await expect.element(field("Name")).toHaveValue("Bridge");
});

test("a draft is saved over the version it was read at, and is not published by that", async () => {
  await open({ ...draft, number: 2, version: 7 });
  await field("Set").fill("5");
  await button("Save draft").click();
  await expect
    .poll(() => mockServer.sent(SaveContentDraftDocument))
    .toEqual([{ id: uuid(1), number: 2, version: 7, body: { exercise: { ...exercise, image: "", set: 5 } } }]);
  expect(mockServer.sent(PublishContentDocument)).toEqual([]);
});

test("what is changed of a published exercise without a draft can be published at once", async () => {
  mockServer.answer(PublishContentDocument, {
    publishContent: { status: "success", message: "Version 3 is published.", content: null },
  });
  await open({ ...draft, state: "published", number: 2, version: null });
  await field("Set").fill("5");
  await button("Publish version 3").click();
  await expect
    .poll(() => mockServer.sent(SaveContentDraftDocument))
    .toEqual([{ id: uuid(1), number: 2, version: 0, body: { exercise: { ...exercise, image: "", set: 5 } } }]);
});
