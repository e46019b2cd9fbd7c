import { expect, onTestFinished, test, vi } from "vitest";
import { page } from "vitest/browser";
import { invalidateTags } from "../../../platform/calls/query-client.ts";
import { rowTexts, select } from "../../../testing/finders.ts";
import { mockServer } from "../../../testing/mock-server.ts";
import { render } from "../../../testing/render.tsx";
import { uuid } from "../../../testing/uuid.ts";
import { ContentByIdDocument, type ContentRecordFragment } from "../content-record.graphql.ts";
import { CompareDialog } from "./CompareDialog.tsx";

const questionnaire = (name: string): NonNullable<ContentRecordFragment["questionnaire"]> => ({
  name,
  kind: "other",
  licence: null,
  image: null,
  recalldays: null,
  questions: [],
});
const question = (text: string) => ({ question: text, options: [{ optnumber: 1, option: "Yes" }] });
const record = (name: string, version: number | null = null): ContentRecordFragment => ({
  _id: uuid(1),
  kind: "questionnaire",
  state: version === null ? "published" : "draft",
  mayedit: true,
  company: uuid(9002),
  number: 2,
  version,
  changedby: null,
  changed: null,
  running: 0,
  usedin: 0,
  carePlan: null,
  regimen: null,
  exercise: null,
  device: null,
  parts: [],
  questionnaire: questionnaire(name),
});
const names: Record<string, string> = { [uuid(11)]: "Knee check", [uuid(12)]: "Knee week", draft: "Knee day" };
const versions = [
  { _id: uuid(12), number: 2, at: "2026-03-02T15:00:00.000Z", by: "Thea", running: 1, summary: "" },
  { _id: uuid(11), number: 1, at: "2026-03-01T15:00:00.000Z", by: "Thea", running: 0, summary: "" },
];
const answer = (nameOf = (version: string) => names[version]!): void =>
  mockServer.answer(ContentByIdDocument, ({ versionid }) => ({
    getContent: { status: "success", message: "", content: record(nameOf(versionid ?? "draft")) },
  }));
const open = (version: number | null = null, onClose = () => {}) =>
  render(
    <CompareDialog title="Knee week" content={record("Knee day", version)} versions={versions} onClose={onClose} />,
  );

test("the newest version stands beside the one before it, and what differs is written in words", async () => {
  answer();
  await open();
  await expect.poll(rowTexts).toEqual(["WhatVersion 1Version 2", "Short name changedKnee checkKnee week"]);
  expect(mockServer.sent(ContentByIdDocument)).toEqual(
    expect.arrayContaining([
      { id: uuid(1), versionid: uuid(11) },
      { id: uuid(1), versionid: uuid(12) },
    ]),
  );
});

test("a draft that may be changed is the newest, and others are chosen", async () => {
  answer();
  await open(5);
  await expect.poll(rowTexts).toEqual(["WhatVersion 2Version 3, draft", "Short name changedKnee weekKnee day"]);
  await select("From").selectOptions("Version 1");
  await expect.poll(rowTexts).toEqual(["WhatVersion 1Version 3, draft", "Short name changedKnee checkKnee day"]);
  await select("To").selectOptions("Version 2");
  await expect.poll(rowTexts).toEqual(["WhatVersion 1Version 2", "Short name changedKnee checkKnee week"]);
});

test("what is gone and what was added has a dash on its other side", async () => {
  mockServer.answer(ContentByIdDocument, ({ versionid }) => {
    const text = versionid === uuid(11) ? "Does it hurt?" : "Does it swell?";
    const of = record("Knee week");
    return {
      getContent: {
        status: "success",
        message: "",
        content: { ...of, questionnaire: { ...of.questionnaire!, questions: [question(text)] } },
      },
    };
  });
  await open();
  await expect
    .poll(rowTexts)
    .toEqual(["WhatVersion 1Version 2", "Does it swell? added—Yes (1)", "Does it hurt? goneYes (1)—"]);
});

test("two versions that say the same say so", async () => {
  answer(() => "Knee week");
  await open();
  await expect.element(page.getByText("These two say the same.")).toBeVisible();
});

test("a version that cannot be read gives the server's sentence and another try", async () => {
  mockServer.answer(ContentByIdDocument, {
    getContent: { status: "fail", message: "Try again in a minute.", content: null },
  });
  await open();
  await expect.element(page.getByRole("alert")).toMatchTextContent(/Try again in a minute\.Nothing was changed\./);
  answer();
  await page.getByRole("button", { name: "Try again" }).click();
  await expect.element(select("From")).toHaveDisplayValue("Version 1");
});

test("versions that change meanwhile are compared anew", async () => {
  answer();
  await open();
  await expect.poll(rowTexts).toHaveLength(2);
  answer((version) => (version === uuid(12) ? "Knee month" : names[version]!));
  void invalidateTags(["content"]);
  await expect.poll(rowTexts).toEqual(["WhatVersion 1Version 2", "Short name changedKnee checkKnee month"]);
});

test("it names what is compared, and is closed", async () => {
  answer();
  let closings = 0;
  await open(null, () => (closings += 1));
  await expect
    .element(page.getByRole("dialog", { name: /Compare versions/ }))
    .toMatchTextContent(/Compare versions Knee weekFrom/);
  await page.getByRole("button", { name: "Close" }).last().click();
  expect(closings).toBe(1);
});

test("it is printed", async () => {
  answer();
  const print = vi.spyOn(window, "print").mockImplementation(() => {});
  onTestFinished(() => print.mockRestore());
  await open();
  await page.getByRole("button", { name: "Print" }).click();
  expect(print).toHaveBeenCalledOnce();
});
