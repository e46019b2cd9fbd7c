import { expect, test } from "vitest";
import { page, userEvent } from "vitest/browser";
import { button, group } from "../../../testing/finders.ts";
import { mockServer } from "../../../testing/mock-server.ts";
import { ofCompany, render } from "../../../testing/render.tsx";
import { textsOf } from "../../../testing/texts-of.ts";
import { uuid } from "../../../testing/uuid.ts";
import { ContentByIdDocument, type ContentRecordFragment } from "../content-record.graphql.ts";
import { ContentListDocument } from "../content-list.graphql.ts";
import { SaveContentDraftDocument } from "../content-changes.graphql.ts";
import { contentRecord, listedContent } from "../content-records.fixture.ts";
import { RegimenPage } from "../ContentPages.tsx";

const dose = { holdseconds: 5, repeat: 10, set: 2, time: 2, interval: 1 };
const quads = { exercise: uuid(20), startdate: 1, enddate: 14, ...dose, next: null };
const regimen: NonNullable<ContentRecordFragment["regimen"]> = {
  name: "Evening",
  surgery_type: "both",
  gender: "female",
  age_groups: ["61-70"],
  startdate: -7,
  enddate: 14,
  exercises: [quads, { ...quads, exercise: uuid(21), next: null }],
};
const draft = contentRecord({ kind: "regimen", regimen });
const names = ["Quad Sets", "Heel Slides", "Marching"];
const listed = [
  ...names.map((name, at) => listedContent({ _id: uuid(30 + at), name, versionid: uuid(20 + at), dose })),
  listedContent({ _id: uuid(38), name: "Retired one", versionid: uuid(28), state: "retired", dose }),
  listedContent({ _id: uuid(39), name: "Never published", versionid: null, dose }),
];

const open = async (content: ContentRecordFragment | null = draft) => {
  mockServer.answer(ContentListDocument, ({ kind }) => {
    const contents = kind === "exercise" ? listed : [];
    return { getContentList: { status: "success", message: "", total: contents.length, contents } };
  });
  mockServer.answer(ContentByIdDocument, { getContent: { status: "success", message: "", content } });
  mockServer.answer(SaveContentDraftDocument, {
    saveContentDraft: { status: "success", message: "", content: { ...draft, version: 2 } },
  });
  const at = `/content/regimens/${content?._id ?? "new"}`;
  await render(<RegimenPage />, { at, path: "/content/regimens/:id", profile: ofCompany() });
  if (content) await expect.element(button("Edit Quad Sets")).toBeVisible();
};
const about = page.getByRole("region", { name: "Regimen" });
const field = (name: string) => about.getByRole("textbox", { name, exact: true });
const choice = (name: string) => about.getByRole("combobox", { name });
const entry = (label: string, name = "Heel Slides") => group(name).getByRole("textbox", { name: label, exact: true });
const sent = async () => {
  await button("Save draft").click();
  await expect.poll(() => mockServer.sent(SaveContentDraftDocument)).toHaveLength(1);
  return mockServer.sent(SaveContentDraftDocument)[0]!;
};

test("a saved regimen opens with what was typed of it", async () => {
  await open();
  await expect.element(field("Name")).toHaveValue("Evening");
  await expect.element(field("First day")).toHaveValue("S-7");
  await expect.element(field("Last day")).toHaveValue("S+14");
  await expect.element(choice("Gender")).toHaveDisplayValue("Female");
  await expect.element(choice("Surgery type")).toHaveDisplayValue("Knee and hip");
  await expect.element(about.getByRole("button", { name: "Remove 61-70" })).toBeVisible();
});

test("what is changed of a regimen arrives under its name, over the version it was read at", async () => {
  await open();
  await field("Name").fill("Morning");
  await choice("Surgery type").selectOptions("Hip");
  await choice("Gender").selectOptions("Male");
  await field("First day").fill("S-5");
  await field("Last day").fill("S+20");
  await about.getByRole("button", { name: "Remove 61-70" }).click();
  await choice("Age groups").fill("71");
  await page.getByRole("option", { name: "71-80" }).click();
  await userEvent.keyboard("{Escape}");
  expect(await sent()).toMatchObject({
    id: uuid(1),
    number: 0,
    version: 1,
    body: {
      regimen: {
        name: "Morning",
        surgery_type: "hip",
        gender: "male",
        age_groups: ["71-80"],
        startdate: -5,
        enddate: 20,
      },
    },
  });
});

test("A301 B422: what is changed of an exercise arrives under its name, and the other exercise stays", async () => {
  await open();
  await button("Edit Heel Slides").click();
  await entry("First day").fill("S+2");
  await entry("Last day").fill("S+9");
  const interval = group("Heel Slides").getByRole("combobox", { name: "Interval" });
  expect(textsOf(interval.getByRole("option"))).toEqual([
    "Every Day",
    "Two Times Week",
    "Three Times Week",
    "Four Times Week",
    "Five Times Week",
    "Six Times Week",
    "Once A Week",
  ]);
  await interval.selectOptions("Once A Week");
  await entry("Times a day").fill("3");
  await entry("Hold in seconds").fill("8");
  await entry("Repeat").fill("12");
  await entry("Set").fill("4");
  await button("Done").click();
  const row = page.getByRole("listitem").filter({ hasText: "Heel Slides" });
  await expect.element(row).toMatchTextContent(/4 sets × 12 repeats · 3× a dayHold 8 secondsS\+2 → S\+9Once A Week/);
  const { body } = await sent();
  expect(body.regimen!.exercises).toEqual([
    quads,
    {
      exercise: uuid(21),
      startdate: 2,
      enddate: 9,
      holdseconds: 8,
      repeat: 12,
      set: 4,
      time: 3,
      interval: 7,
      next: null,
    },
  ]);
});

test("Remove among the fields of an exercise takes it out", async () => {
  await open();
  await button("Edit Heel Slides").click();
  await button("Remove").click();
  await expect.element(page.getByText("Heel Slides removed.")).toBeVisible();
  expect((await sent()).body.regimen!.exercises).toEqual([quads]);
});

test("only exercises with a published version that are not retired can be added", async () => {
  await open();
  await button("Add exercise").click();
  await expect.element(page.getByRole("menuitem", { name: "Marching" })).toBeVisible();
  expect(textsOf(page.getByRole("menuitem"))).toEqual(["Quad Sets", "Heel Slides", "Marching"]);
  expect(mockServer.sent(ContentListDocument)).toEqual([
    { kind: "exercise", companyid: uuid(9002), pagination: { current: 1, pageSize: 1000 } },
  ]);
});

test.each([
  ["Name", "", "Please enter a name."],
  ["First day", "soon", "Please enter the first day."],
  ["Last day", "S+731", "Please choose days from S-365 to S+730."],
])("a wrong %s, %j, is said at its field, which has the focus", async (label, text, sentence) => {
  await open({ ...draft, regimen: { ...regimen, exercises: [quads] } });
  await field(label).fill(text);
  await button("Publish version 1").click();
  await expect.element(field(label)).toHaveAccessibleDescription(new RegExp(sentence.replaceAll(/[.+]/g, "\\$&")));
  await expect.element(field(label)).toHaveFocus();
  expect(mockServer.sent(SaveContentDraftDocument)).toEqual([]);
});

test("a regimen without an exercise is not published", async () => {
  await open({ ...draft, regimen: { ...regimen, exercises: [quads] } });
  await button("Remove Quad Sets").click();
  await button("Publish version 1").click();
  await expect.element(page.getByRole("region", { name: "Exercises" }).getByRole("alert")).toBeVisible();
  expect(mockServer.sent(SaveContentDraftDocument)).toEqual([]);
});

test("the load names the fullest days, and says when no exercise is due", async () => {
  await open({
    ...draft,
    regimen: { ...regimen, exercises: [quads, { ...quads, startdate: 14, exercise: uuid(21) }] },
  });
  const load = page.getByRole("region", { name: "Load" });
  await expect.element(load).toMatchTextContent(/Fullest on S\+14: 2 exercises, 4 rounds, about \d+ min\./);
  const bar = (number: number) => load.getByRole("listitem").nth(number).element().querySelector("i")!;
  const heights = [0, 7, 8, 21].map((at) => Math.round(bar(at).getBoundingClientRect().height));
  expect(heights).toEqual([0, 0, 36, 72]);
  await button("Remove Quad Sets").click();
  await button("Remove Heel Slides").click();
  await expect.element(load.getByText("No exercise is due yet.")).toBeVisible();
});
