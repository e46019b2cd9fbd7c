import { expect, test } from "vitest";
import { page } from "vitest/browser";
import { button, field, group } from "../../../testing/finders.ts";
import { mockServer } from "../../../testing/mock-server.ts";
import { ofCompany, render } from "../../../testing/render.tsx";
import { textsOf } from "../../../testing/texts-of.ts";
import { ContentByIdDocument, type ContentRecordFragment, ContentVersionsDocument } from "../content-record.graphql.ts";
import { ContentCountsDocument, ContentListDocument } from "../content-list.graphql.ts";
import { SaveContentDraftDocument } from "../content-changes.graphql.ts";
import { contentRecord } from "../content-records.fixture.ts";
import { DevicesPage } from "../ContentPanels.tsx";

const temperature = {
  metric: "Temperature",
  unit: "°F",
  min: 95,
  max: 105,
  kept: false,
  thresholds: [
    { fromday: null, min: 96.5, max: 101.5 },
    { fromday: 4, min: null, max: 100.4 },
  ],
};
const pulse = { metric: "Pulse", unit: "bpm", min: 30, max: 200, kept: false, thresholds: [] };
const draft = contentRecord({
  kind: "device",
  device: { name: "Thermometer", surgery_type: "both", image: null, values: [temperature, pulse] },
});

const open = async (content: ContentRecordFragment | null = null) => {
  mockServer.answer(ContentListDocument, {
    getContentList: { status: "success", message: "", total: 0, contents: [] },
  });
  mockServer.answer(ContentCountsDocument, { getContentCounts: { status: "success", message: "", counts: [] } });
  mockServer.answer(ContentByIdDocument, { getContent: { status: "success", message: "", content } });
  mockServer.answer(ContentVersionsDocument, { getContentVersions: { status: "success", message: "", versions: [] } });
  mockServer.answer(SaveContentDraftDocument, {
    saveContentDraft: { status: "success", message: "", content: { ...draft, version: 2 } },
  });
  const at = `/content/devices/${content?._id ?? "new"}`;
  await render(<DevicesPage />, { at, path: "/content/devices/:id?", profile: ofCompany() });
  await expect.element(field("Display name")).toBeVisible();
};
const limit = (number: number, of = "Temperature") => page.getByRole("group", { name: `Limit ${number} of ${of}` });
const typeValue = async (name: string, texts: Readonly<Record<string, string>>): Promise<void> => {
  for (const [label, text] of Object.entries(texts)) await group(name).getByRole("textbox", { name: label }).fill(text);
};
const typeLimit = async (number: number, texts: Readonly<Record<string, string>>): Promise<void> => {
  for (const [label, text] of Object.entries(texts))
    await limit(number).getByRole("textbox", { name: label }).fill(text);
};
const sentDevice = () => mockServer.sent(SaveContentDraftDocument).at(-1)?.body.device;

test("all that is typed of a new device arrives: its values in their order, each with its limits", async () => {
  await open();
  await field("Display name").fill("Thermometer");
  await expect.element(page.getByText("11 / 60")).toBeVisible();
  await page.getByRole("combobox", { name: "For" }).selectOptions("Hip");
  await button("Add value").click();
  await typeValue("0 · value 0", { Measures: "Temperature" });
  await typeValue("0 · Temperature", { Unit: "°F", "Smallest possible": "95", "Largest possible": "105.5" });
  await button("Add value").click();
  await typeValue("1 · value 1", { Unit: "bpm", "Smallest possible": "30", "Largest possible": "200" });
  await typeValue("1 · value 1", { Measures: "Pulse" });
  await button("Add limit of Temperature").click();
  await typeLimit(1, { Min: "96", Max: "101.5" });
  await button("Add limit of Temperature").click();
  await typeLimit(2, { "From day": "S-3", Min: "97" });
  await button("Save draft").click();
  await expect
    .poll(() => mockServer.sent(SaveContentDraftDocument))
    .toEqual([
      {
        kind: "device",
        companyid: null,
        body: {
          device: {
            name: "Thermometer",
            surgery_type: "hip",
            image: "",
            values: [
              {
                metric: "Temperature",
                unit: "°F",
                min: 95,
                max: 105.5,
                thresholds: [
                  { fromday: null, min: 96, max: 101.5 },
                  { fromday: -3, min: 97, max: null },
                ],
              },
              { metric: "Pulse", unit: "bpm", min: 30, max: 200, thresholds: [] },
            ],
          },
        },
      },
    ]);
});

test("a saved device opens with what was typed of it", async () => {
  await open(draft);
  await expect.element(field("Display name")).toHaveValue("Thermometer");
  await expect.element(page.getByRole("combobox", { name: "For" })).toHaveValue("both");
  const texts = (part: ReturnType<typeof group>) =>
    part
      .getByRole("textbox")
      .elements()
      .map((one) => (one as HTMLInputElement).value);
  expect(texts(limit(1))).toEqual(["", "96.5", "101.5"]);
  expect(texts(limit(2))).toEqual(["S+4", "", "100.4"]);
  expect(texts(group("1 · Pulse"))).toEqual(["Pulse", "bpm", "30", "200"]);
});

test("a value that was never published is removed with its limits; the next one takes its number", async () => {
  await open(draft);
  await button("Remove Temperature").click();
  await expect.element(group("0 · Pulse")).toBeVisible();
  await button("Save draft").click();
  await expect.poll(sentDevice).toMatchObject({ values: [{ metric: "Pulse" }] });
  expect(sentDevice()!.values).toHaveLength(1);
});

test("the limit whose cross is pressed is removed, and no other", async () => {
  await open(draft);
  await button("Remove limit 1 of Temperature").click();
  await expect.element(limit(2)).not.toBeInTheDocument();
  await expect.element(limit(1).getByRole("textbox", { name: "From day" })).toHaveValue("S+4");
});

test.each([
  ["Smallest possible", "x", "Please enter the smallest possible value with at most 2 decimals."],
  ["Largest possible", "94", "The largest possible value must be above the smallest."],
  ["Measures", "", "Please enter what it measures."],
  ["Measures", "pulse", "Another value has this name."],
])("a wrong %s, %j, is said at its field", async (label, text, sentence) => {
  await open({ ...draft, device: { ...draft.device!, values: [pulse, { ...temperature, thresholds: [] }] } });
  await typeValue("1 · Temperature", { [label]: text });
  await button("Publish version 1").click();
  const wrong = page.getByRole("group", { name: /^1 · / }).getByRole("textbox", { name: label });
  await expect.element(wrong).toHaveAccessibleDescription(sentence);
  await expect.element(wrong).toHaveFocus();
  expect(mockServer.sent(SaveContentDraftDocument)).toEqual([]);
});

test("a limit without a value, one that is turned, and one that begins on the day of another are refused", async () => {
  await open(draft);
  await typeLimit(1, { Min: "", Max: "" });
  await typeLimit(2, { "From day": "", Min: "101", Max: "100.4" });
  await button("Publish version 1").click();
  const description = (number: number, label: string) =>
    expect.element(limit(number).getByRole("textbox", { name: label }));
  await description(1, "Min").toHaveAccessibleDescription("Please enter a smallest or a largest value.");
  await typeLimit(1, { Max: "101" });
  await description(2, "Min").toHaveAccessibleDescription("The largest value must be above the smallest.");
  await typeLimit(2, { Min: "99" });
  await description(2, "From day").toHaveAccessibleDescription("Another limit begins on this day.");
  expect(mockServer.sent(SaveContentDraftDocument)).toEqual([]);
});

test("limits are drawn from the day on which they begin to that of the next, the largest above the smallest", async () => {
  await open(draft);
  const drawn = page.getByRole("figure", { name: "Limits of Temperature: S+1: 96.5, S+1: 101.5, S+4: 100.4" });
  await expect.element(drawn).toBeVisible();
  const lines = [...drawn.element().querySelectorAll("line[x1]")].map((line) => {
    const { x1, x2, y1 } = line as SVGLineElement;
    return { from: x1.baseVal.value, to: x2.baseVal.value, y: y1.baseVal.value };
  });
  const [smallest, first, then] = lines;
  expect(lines).toHaveLength(3);
  expect([smallest!.from, first!.from, then!.to]).toEqual([0, 0, 480]);
  expect([smallest!.to, first!.to]).toEqual([then!.from, then!.from]);
  expect(first!.y).toBeLessThan(then!.y);
  expect(then!.y).toBeLessThan(smallest!.y);
  expect(textsOf(drawn.getByText(/^S\+/))).toEqual(["S+1", "S+4"]);
});

test.each([
  ["95", "95"],
  ["", "105"],
  ["95", "1O5"],
])("limits are not drawn while the value reaches from %j to %j", async (smallest, largest) => {
  await open(draft);
  await typeValue("0 · Temperature", { "Smallest possible": smallest, "Largest possible": largest });
  await expect.element(page.getByRole("figure")).not.toBeInTheDocument();
});
