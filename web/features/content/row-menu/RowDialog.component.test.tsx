import { expect, test } from "vitest";
import { page } from "vitest/browser";
import { invalidateTags } from "../../../platform/calls/query-client.ts";
import { mockServer } from "../../../testing/mock-server.ts";
import { render } from "../../../testing/render.tsx";
import { uuid } from "../../../testing/uuid.ts";
import { ContentByIdDocument, type ContentRecordFragment, ContentVersionsDocument } from "../content-record.graphql.ts";
import type { ListedContentFragment } from "../content-list.graphql.ts";
import { PreviewPublishDocument } from "../apply/apply.graphql.ts";
import { RowDialog } from "./RowDialog.tsx";
import type { RowRequest } from "./RowTools.tsx";

const plan: ListedContentFragment = {
  _id: uuid(1),
  name: "Knee Standard",
  state: "published",
  version: 2,
  versionid: uuid(12),
  mayedit: true,
  hasdraft: true,
  surgery_type: "knee",
  age_groups: [],
  regimens: 0,
  devices: 0,
  questionnaires: 0,
  clinics: null,
  running: 3,
  usedin: 0,
  image: null,
  hasvideo: false,
  measures: [],
  changed: null,
  dose: null,
};
const content: ContentRecordFragment = {
  _id: uuid(1),
  kind: "carePlan",
  state: "published",
  mayedit: true,
  company: uuid(9002),
  number: 2,
  version: null,
  changedby: null,
  changed: null,
  running: 3,
  usedin: 0,
  carePlan: null,
  regimen: null,
  exercise: null,
  device: null,
  questionnaire: null,
  parts: [],
};
const versions = [2, 1].map((number) => ({
  _id: uuid(10 + number),
  number,
  at: "2026-03-02T15:00:00.000Z",
  by: null,
  running: 1,
  summary: "",
}));

const answerContent = (): void => {
  mockServer.answer(ContentByIdDocument, { getContent: { status: "success", message: "", content } });
  mockServer.answer(ContentVersionsDocument, { getContentVersions: { status: "success", message: "", versions } });
  mockServer.answer(PreviewPublishDocument, {
    previewPublish: { status: "fail", message: "Try again in a minute.", planHash: null, plan: null },
  });
};
const open = async (action: RowRequest["action"]) => {
  const calls: string[] = [];
  await render(
    <RowDialog
      rowRequest={{ action, row: plan }}
      onApplied={() => calls.push("applied")}
      onDiscard={async ({ _id }) => void calls.push(`discard ${_id}`)}
      onClose={() => calls.push("closed")}
    />,
  );
  return calls;
};

test("Compare versions reads the content and its versions first", async () => {
  answerContent();
  await open("compare");
  await expect.element(page.getByRole("dialog", { name: /Compare versions/ })).toMatchTextContent(/Knee Standard/);
  expect(mockServer.sent(ContentVersionsDocument)).toEqual([{ id: uuid(1) }]);
  expect(mockServer.sent(ContentByIdDocument)[0]).toEqual({ id: uuid(1) });
});

test("the versions of a row are read again when content changes", async () => {
  answerContent();
  await open("compare");
  await expect.element(page.getByRole("dialog", { name: /Compare versions/ })).toBeVisible();
  void invalidateTags(["content"]);
  await expect.poll(() => mockServer.sent(ContentVersionsDocument)).toHaveLength(2);
});

test("Apply to running asks what the newest version would do", async () => {
  answerContent();
  await open("apply");
  await expect.element(page.getByRole("dialog", { name: /Apply to running programmes\?/ })).toBeVisible();
});

test("Discard draft asks first, then discards the row's", async () => {
  const calls = await open("discard");
  const dialog = page.getByRole("dialog");
  await expect.element(dialog).toMatchTextContent(/Knee Standard/);
  expect(calls).toEqual([]);
  await dialog.getByRole("button", { name: /^Discard/ }).click();
  await expect.poll(() => calls).toContain(`discard ${uuid(1)}`);
});

test.each([
  {
    part: "the content",
    fail: (message: string) =>
      mockServer.answer(ContentByIdDocument, { getContent: { status: "fail", message, content: null } }),
  },
  {
    part: "its versions",
    fail: (message: string) =>
      mockServer.answer(ContentVersionsDocument, { getContentVersions: { status: "fail", message, versions: null } }),
  },
])("where $part cannot be read the server's sentence stands, with another try and a way out", async ({ fail }) => {
  answerContent();
  fail("This content is not there any more.");
  const calls = await open("compare");
  await expect.element(page.getByRole("alert")).toMatchTextContent(/This content is not there any more\./);
  await page.getByRole("button", { name: "Close" }).click();
  expect(calls).toEqual(["closed"]);
  answerContent();
  await page.getByRole("button", { name: "Try again" }).click();
  await expect.element(page.getByRole("dialog", { name: /Compare versions/ })).toBeVisible();
});
