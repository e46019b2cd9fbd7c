import { expect, onTestFinished, test } from "vitest";
import { page } from "vitest/browser";
import { contentRecord, listedContent } from "../content-records.fixture.ts";
import { button, field, listItem, row } from "../../../testing/finders.ts";
import { mockServer } from "../../../testing/mock-server.ts";
import { ofCompany, render } from "../../../testing/render.tsx";
import { textsOf } from "../../../testing/texts-of.ts";
import { uuid } from "../../../testing/uuid.ts";
import { ClinicsOfCompanyDocument } from "../filter/clinics.graphql.ts";
import { ContentByIdDocument, type ContentRecordFragment, ContentVersionsDocument } from "../content-record.graphql.ts";
import { ContentCountsDocument, ContentListDocument } from "../content-list.graphql.ts";
import { SaveContentDraftDocument } from "../content-changes.graphql.ts";
import { DevicesPage } from "../ContentPanels.tsx";

const measures = ["flexion_max", "extension_deficit"];
const sensor = listedContent({ _id: uuid(2), name: "Motion Sensor", surgery_type: "knee", usedin: 1, measures });
const thermometer = listedContent({ _id: uuid(1), name: "Thermometer", measures: ["Temperature"] });
const published = contentRecord({
  kind: "device",
  state: "published",
  number: 1,
  version: null,
  device: {
    name: "Thermometer",
    surgery_type: "both",
    image: null,
    values: [
      {
        metric: "Temperature",
        unit: "°F",
        min: 95,
        max: 105,
        kept: true,
        thresholds: [
          { fromday: null, min: null, max: 101.5 },
          { fromday: 4, min: null, max: 100.4 },
        ],
      },
    ],
  },
});

const open = async (id: string, content: ContentRecordFragment | null = null) => {
  mockServer.answer(ContentListDocument, {
    getContentList: { status: "success", message: "", total: 2, contents: [sensor, thermometer] },
  });
  mockServer.answer(ContentCountsDocument, { getContentCounts: { status: "success", message: "", counts: [] } });
  mockServer.answer(ClinicsOfCompanyDocument, {
    getCompanyCustomerList: { status: "success", message: "", customers: [] },
  });
  mockServer.answer(ContentByIdDocument, { getContent: { status: "success", message: "", content } });
  mockServer.answer(ContentVersionsDocument, { getContentVersions: { status: "success", message: "", versions: [] } });
  const at = `/content/devices${id && `/${id}`}`;
  return render(<DevicesPage />, { at, path: "/content/devices/:id?", profile: ofCompany() });
};
const limit = (number: number) => page.getByRole("group", { name: `Limit ${number} of Temperature` });

test("devices are listed with what they measure and where they are used", async () => {
  await open("");
  await expect.element(row("Motion Sensor")).toBeVisible();
  expect(textsOf(row("Motion Sensor").getByRole("cell")).slice(0, 5)).toEqual([
    "Motion Sensorflexion_max, extension_deficit",
    "Knee",
    "1",
    "1",
    "Published",
  ]);
});

test("on a phone a device is a card with what it measures and whom it is for", async () => {
  onTestFinished(() => page.viewport(1440, 900));
  await page.viewport(390, 844);
  await open("");
  await expect
    .element(listItem("Motion Sensor"))
    .toMatchTextContent(/^Motion Sensorflexion_max, extension_deficit · KneePublished/);
});

test("a device without a value is refused, and so is a limit that nothing can reach; limits are drawn as they are typed", async () => {
  await open("new");
  await field("Display name").fill("Thermometer");
  await page.getByRole("combobox", { name: "For" }).selectOptions("Knee and hip");
  await button("Publish version 1").click();
  await expect.element(page.getByText("Add a value: what one reading says.")).toBeVisible();
  await button("Add value").click();
  await field("Measures").fill("Temperature");
  await field("Unit").fill("°F");
  await field("Smallest possible").fill("95");
  await field("Largest possible").fill("105");
  await button("Add limit of Temperature").click();
  await limit(1).getByRole("textbox", { name: "Max" }).fill("106");
  await button("Publish version 1").click();
  await expect.element(limit(1).getByText("Please enter a limit from 95 to 105.")).toBeVisible();
  expect(mockServer.sent(SaveContentDraftDocument)).toEqual([]);
  await limit(1).getByRole("textbox", { name: "Max" }).fill("101.5");
  await button("Add limit of Temperature").click();
  await limit(2).getByRole("textbox", { name: "From day" }).fill("S+4");
  await limit(2).getByRole("textbox", { name: "Max" }).fill("100.4");
  const drawn = page.getByRole("figure", { name: "Limits of Temperature: S+1: 101.5, S+4: 100.4" });
  await expect.element(drawn).toBeVisible();
  await button("Add limit of Temperature").click(); // An incomplete limit does not change the preview.
  await expect.element(limit(3)).toBeVisible();
  await expect.element(drawn).toBeVisible();
  await limit(3).getByRole("textbox", { name: "From day" }).fill("S+2"); // Drawn by its day, in whichever order it was typed.
  await limit(3).getByRole("textbox", { name: "Max" }).fill("101");
  await expect
    .element(page.getByRole("figure", { name: "Limits of Temperature: S+1: 101.5, S+2: 101, S+4: 100.4" }))
    .toBeVisible();
});

test("what was published keeps its meaning: its fields are gone, and a further value may come", async () => {
  await open(uuid(1), published);
  const value = page.getByRole("group", { name: /^0 · Temperature/ });
  await expect.element(value.getByText("95–105°F")).toBeVisible();
  expect(value.getByRole("textbox", { name: "Measures" }).elements()).toEqual([]);
  expect(value.getByRole("button", { name: "Remove Temperature" }).elements()).toEqual([]);
  await button("Publish version 2").click();
  await expect.element(page.getByText("There is no draft to publish. Change something first.")).toBeVisible();
  await button("Remove limit 1 of Temperature").click();
  await button("Add value").click();
  await field("Measures").fill("Pulse");
  await field("Smallest possible").fill("30");
  await field("Largest possible").fill("200");
  mockServer.answer(SaveContentDraftDocument, {
    saveContentDraft: { status: "success", message: "", content: { ...published, version: 1 } },
  });
  await button("Save draft").click();
  await expect
    .poll(() => mockServer.sent(SaveContentDraftDocument))
    .toMatchObject([
      {
        id: uuid(1),
        number: 1,
        body: {
          device: {
            values: [
              { metric: "Temperature", thresholds: [{ fromday: 4, max: 100.4 }] },
              { metric: "Pulse", min: 30, max: 200 },
            ],
          },
        },
      },
    ]);
});

test("the device that is open is marked in its list; closing it leads back and gives its row the focus", async () => {
  const { address } = await open(uuid(1), published);
  const ground = (name: string) => getComputedStyle(row(name).getByRole("cell").first().element()).backgroundColor;
  await expect.element(button("Publish version 2")).toBeVisible();
  expect(ground("Thermometer")).not.toBe(ground("Motion Sensor"));
  await button("Close").click();
  await expect.poll(address).toBe("/content/devices");
  await expect.element(row("Thermometer")).toHaveFocus();
});
