import { expect, test } from "vitest";
import { page, userEvent } from "vitest/browser";
import { button, select } from "../../../testing/finders.ts";
import { mockServer } from "../../../testing/mock-server.ts";
import { ofCompany, render } from "../../../testing/render.tsx";
import { textsOf } from "../../../testing/texts-of.ts";
import { uuid } from "../../../testing/uuid.ts";
import { ClinicsOfCompanyDocument } from "../filter/clinics.graphql.ts";
import { ContentByIdDocument, type ContentRecordFragment } from "../content-record.graphql.ts";
import { ContentListDocument } from "../content-list.graphql.ts";
import { SaveContentDraftDocument } from "../content-changes.graphql.ts";
import { contentRecord, listedContent } from "../content-records.fixture.ts";
import { CarePlanPage } from "../ContentPages.tsx";

const success = { status: "success", message: "" };
const offered = { regimen: ["Bending", "Stairs"], device: ["Scale", "Cuff"], questionnaire: ["Pain"] } as const;
const ids: Readonly<Record<string, string>> = {
  Bending: uuid(41),
  Stairs: uuid(42),
  Scale: uuid(51),
  Cuff: uuid(52),
  Pain: uuid(61),
};
const part = (name: string, change: Partial<ContentRecordFragment["parts"][number]> = {}) => ({
  _id: ids[name]!,
  content: uuid(100),
  name,
  number: 3,
  newest: ids[name]!,
  startdate: null,
  enddate: null,
  exercises: null,
  image: null,
  ...change,
});
const scale = { deviceid: ids.Scale!, start_date: -3, end_date: 9, interval: 2, time: 3, skiponsurgerydate: true };
const weekly = { formid: ids.Pain!, startdate: 1, enddate: 42, skiponsurgerydate: true };
const draft = contentRecord({
  carePlan: {
    name: "Knee",
    description: "Ours.",
    surgery_type: "knee",
    age_groups: ["61-70"],
    pace: "fast",
    customers: [uuid(71)],
    regimens: [ids.Bending!, ids.Stairs!],
    devices: [scale, { ...scale, deviceid: ids.Cuff!, start_date: 1, time: 1 }],
    feedback: [
      { ...weekly, scheduletype: "weekly", schedule: [0, 1, 2, 3, 4, 5, 6] },
      { ...weekly, scheduletype: "custom", schedule: [-14, 50] },
    ],
  },
  parts: [
    part("Bending", { startdate: -7, enddate: 14, exercises: 1 }),
    part("Stairs", { startdate: 15, enddate: 60, exercises: 4 }),
    part("Scale"),
    part("Cuff"),
    part("Pain"),
  ],
});

const open = async (content = draft) => {
  mockServer.answer(ContentListDocument, ({ kind }) => {
    const contents = (offered[kind as keyof typeof offered] ?? []).map((name, at) =>
      listedContent({ _id: uuid(200 + at), versionid: ids[name]!, name, version: 3 }),
    );
    return { getContentList: { ...success, total: contents.length, contents } };
  });
  mockServer.answer(ClinicsOfCompanyDocument, {
    getCompanyCustomerList: {
      ...success,
      customers: [
        { _id: uuid(71), name: "Lake Clinic" },
        { _id: uuid(72), name: "Harbor Clinic" },
      ],
    },
  });
  mockServer.answer(ContentByIdDocument, { getContent: { ...success, content } });
  mockServer.answer(SaveContentDraftDocument, { saveContentDraft: { ...success, content: { ...draft, version: 2 } } });
  const at = `/content/care-plans/${uuid(1)}`;
  await render(<CarePlanPage />, { at, path: "/content/care-plans/:id", profile: ofCompany() });
  await expect.element(button("Edit Scale")).toBeVisible();
};
const line = (name: string, at = 0) => page.getByRole("group", { name, exact: true }).nth(at);
const editor = (name: string) => page.getByRole("group", { name: `${name} v3` });
const textOf = (name: string, label: string) => editor(name).getByRole("textbox", { name: label });
const optionsOf = (name: string) => textsOf(select(name).getByRole("option"));
const sent = async () => {
  await button("Save draft").click();
  await expect.poll(() => mockServer.sent(SaveContentDraftDocument)).toHaveLength(1);
  return mockServer.sent(SaveContentDraftDocument)[0]!.body.carePlan!;
};

test("a saved plan opens with what was typed of it, and each part in words", async () => {
  await open();
  await expect.element(page.getByRole("textbox", { name: "Description" })).toHaveValue("Ours.");
  await expect.element(select("Surgery type")).toHaveDisplayValue("Knee");
  await expect.element(select("Pace")).toHaveDisplayValue("Fast");
  await expect.element(button("Remove 61-70")).toBeVisible();
  await expect.element(page.getByRole("checkbox", { name: "Offered to all clinics" })).not.toBeChecked();
  await expect.element(page.getByRole("checkbox", { name: "Lake Clinic" })).toBeChecked();
  await expect.element(page.getByRole("checkbox", { name: "Harbor Clinic" })).not.toBeChecked();
  const rows = page.getByRole("grid", { name: "Regimens" }).getByRole("row");
  await expect.element(rows.nth(0)).toMatchTextContent(/Bending.*S-7 → S\+14 · 1 exercise · v3/);
  await expect.element(rows.nth(1)).toMatchTextContent(/Stairs.*S\+15 → S\+60 · 4 exercises · v3/);
  await expect.element(line("Scale")).toMatchTextContent(/^Scalev3Two Times Week3× a dayS-3 → S\+9/);
  await expect.element(line("Pain")).toMatchTextContent(/^Painv3WeeklyEvery dayS\+1 → S\+42/);
  await expect.element(line("Pain", 1)).toMatchTextContent(/^Painv3Custom days-14, 50S-14 → S\+50/);
});

test("each list offers parts of its own kind, devices and regimens once only, questionnaires again", async () => {
  await open({ ...draft, carePlan: { ...draft.carePlan!, regimens: [ids.Bending!], devices: [scale] } });
  await expect.poll(() => optionsOf("Add regimen")).toEqual(["Choose", "Stairs"]);
  await expect.poll(() => optionsOf("Add device")).toEqual(["Choose", "Cuff"]);
  await expect.poll(() => optionsOf("Add questionnaire")).toEqual(["Choose", "Pain"]);
  const kindsAndCompanies = mockServer.sent(ContentListDocument).map(({ kind, companyid }) => `${kind} ${companyid}`);
  expect(new Set(kindsAndCompanies)).toEqual(
    new Set([`regimen ${uuid(9002)}`, `device ${uuid(9002)}`, `questionnaire ${uuid(9002)}`]),
  );
});

test("A301 B421 B422: what is changed of a device arrives under its name, and the other device stays", async () => {
  await open();
  await button("Edit Scale").click();
  await expect.element(textOf("Scale", "First day")).toHaveFocus();
  await textOf("Scale", "First day").fill("S-5");
  await textOf("Scale", "Last day").fill("S+21");
  const interval = editor("Scale").getByRole("combobox", { name: "Interval" });
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
  const times = editor("Scale").getByRole("combobox", { name: "Times" });
  expect(textsOf(times.getByRole("option"))).toEqual(["1× a day", "2× a day", "3× a day", "4× a day"]);
  await times.selectOptions("4× a day");
  await button("Edit Cuff").click();
  await expect.element(line("Scale")).toMatchTextContent(/Once A Week4× a dayS-5 → S\+21/);
  expect((await sent()).devices).toEqual([
    { ...scale, start_date: -5, end_date: 21, interval: 7, time: 4 },
    { ...scale, deviceid: ids.Cuff!, start_date: 1, time: 1 },
  ]);
});

test("a weekly span loses a day that is unticked, and becomes a list of days", async () => {
  await open();
  await button("Edit Pain").first().click();
  await editor("Pain").getByText("Wed", { exact: true }).click();
  await textOf("Pain", "First day").fill("S+3");
  await textOf("Pain", "Last day").fill("S+30");
  await button("Edit Pain").click();
  await expect.element(line("Pain")).toMatchTextContent(/WeeklySun Mon Tue Thu Fri SatS\+3 → S\+30/);
  await textOf("Pain", "Days from surgery").fill("7, 14");
  const { feedback } = await sent();
  expect(feedback).toEqual([
    { ...weekly, scheduletype: "weekly", schedule: [0, 1, 2, 4, 5, 6], startdate: 3, enddate: 30 },
    { formid: ids.Pain!, skiponsurgerydate: true, scheduletype: "custom", schedule: [7, 14] },
  ]);
});

test("regimens move by Alt and the arrow keys, and arrive in their order", async () => {
  await open();
  page.getByRole("grid", { name: "Regimens" }).getByRole("row").nth(1).element().focus();
  await userEvent.keyboard("{Alt>}{ArrowUp}{/Alt}");
  expect((await sent()).regimens).toEqual([ids.Stairs, ids.Bending]);
});

test("the span that is removed does not arrive, and the other one of its questionnaire does", async () => {
  await open();
  await button("Remove Pain").first().click();
  await expect.element(line("Pain")).toMatchTextContent(/Custom days/);
  expect((await sent()).feedback).toMatchObject([{ scheduletype: "custom", schedule: [-14, 50] }]);
});

test("a plan goes to all clinics again, or to other ones, and to one at least", async () => {
  await open();
  await page.getByText("Lake Clinic").click();
  await button("Publish version 1").click();
  await expect.element(page.getByText("Please choose clinics.")).toBeVisible();
  await page.getByText("Harbor Clinic").click();
  expect((await sent()).customers).toEqual([uuid(72)]);
  await page.getByText("Offered to all clinics").click();
  await expect.element(page.getByText("Harbor Clinic")).not.toBeInTheDocument();
  await button("Save draft").click();
  await expect
    .poll(() => mockServer.sent(SaveContentDraftDocument)[1])
    .toMatchObject({ body: { carePlan: { customers: null } } });
});

test.each(["14, 4O, 42", "14, , soon", ""])(
  "a list of days with what is no day, %j, is not published",
  async (days) => {
    await open();
    await button("Edit Pain").last().click();
    await textOf("Pain", "Days from surgery").fill(days);
    await button("Publish version 1").click();
    await expect.element(textOf("Pain", "Days from surgery")).toHaveAccessibleDescription("Please select days.");
    expect(mockServer.sent(SaveContentDraftDocument)).toEqual([]);
  },
);

test("a weekly span without a day, and a device that ends before it begins, say so at their fields", async () => {
  await open({
    ...draft,
    carePlan: {
      ...draft.carePlan!,
      devices: [{ ...scale, end_date: -4 }],
      feedback: [{ ...weekly, scheduletype: "weekly", schedule: [] }],
    },
  });
  await button("Publish version 1").click();
  await expect.element(textOf("Scale", "Last day")).toHaveAccessibleDescription("The last day lies before the first.");
  await expect.element(textOf("Scale", "Last day")).toHaveFocus();
  await expect.element(editor("Pain").getByRole("alert")).toHaveTextContent("Please select week days!");
});
