import { Role } from "@restride/domain/access/roles.ts";
import { expect, onTestFinished, test } from "vitest";
import { page } from "vitest/browser";
import { button } from "../../../testing/finders.ts";
import { mockServer } from "../../../testing/mock-server.ts";
import { signedIn } from "../../../testing/render.tsx";
import { uuid } from "../../../testing/uuid.ts";
import { ContentCompanyDocument } from "../content-list.graphql.ts";
import { PublishContentDocument, SaveContentDraftDocument } from "../content-changes.graphql.ts";
import { carePlan, draft, longName, nextDraft, open, published } from "./care-plan.fixture.tsx";

const sensor = () => page.getByRole("group", { name: /^Knee Motion Sensor/ });
const scale = () => page.getByRole("region", { name: "The plan on one scale" });
const line = (name: string) => scale().getByRole("listitem").filter({ hasText: name });

/** Returns the visible labels of the scale, from left to right. */
const labels = () =>
  scale()
    .getByText(/^S([+-]\d+)?$/)
    .elements()
    .map((one) => ({ text: one.textContent, box: one.getBoundingClientRect() }))
    .filter(({ box }) => box.width > 0);

test("the parts of a plan stand on one scale, as their days are typed", async () => {
  await open(draft);
  await expect.element(line(longName).getByText("S+1 → S+7")).toBeInTheDocument();
  await button("Edit Knee Motion Sensor").click();
  const last = sensor().getByRole("textbox", { name: "Last day" });
  await last.fill("S+21");
  await expect.element(line("Knee Motion Sensor").getByText("S+1 → S+21")).toBeInTheDocument();
  await last.fill("S+");
  await expect.element(line("Knee Motion Sensor").getByText(/→/)).not.toBeInTheDocument();
  expect(scale().element().querySelector("[data-was]")).toBeNull();
});

test("where a part was in the published version is drawn dashed, as strong as where it is", async () => {
  await open(nextDraft);
  await expect.element(line("Knee Motion Sensor").getByText("S+1 → S+35, was S+1 → S+14")).toBeInTheDocument();
  const [was, is] = [...scale().element().querySelectorAll("[data-was], [data-moved]")].map((bar) =>
    getComputedStyle(bar),
  );
  expect(was?.borderStyle).toBe("dashed");
  expect(is?.backgroundColor).toBe(was?.borderColor);
});

test("each part has one line, and the days of the scale stand apart, in any window", async () => {
  onTestFinished(() => page.viewport(1440, 900));
  await open(nextDraft);
  for (const width of [1440, 1280, 1100, 1024, 768, 390]) {
    await page.viewport(width, 900);
    const height = () => scale().getByTitle(longName).element().getBoundingClientRect().height;
    await expect.poll(height).toBeLessThan(26);
    const visibleLabels = labels();
    expect(visibleLabels.map(({ text }) => text)).toEqual(expect.arrayContaining(["S", "S+28", "S+84"]));
    for (const [index, { text, box }] of visibleLabels.entries())
      if (index > 0)
        expect(box.left - visibleLabels[index - 1]!.box.right, `${text} at ${width}`).toBeGreaterThanOrEqual(3);
  }
});

test("a wrong day is said at its field, and nothing is saved or published", async () => {
  await open(draft);
  await button("Edit Knee Motion Sensor").click();
  await sensor().getByRole("textbox", { name: "Last day" }).fill("S+800");
  await button("Publish version 1").click();
  await expect.element(sensor().getByText("Please choose days from S-365 to S+730.")).toBeVisible();
  expect(mockServer.sent(SaveContentDraftDocument)).toEqual([]);
});

test("a draft is saved as it stands, and what is typed meanwhile stays", async () => {
  await open(draft);
  const name = page.getByRole("textbox", { name: "Name" });
  await name.fill("Our Kn");
  const resolve = mockServer.delay(SaveContentDraftDocument);
  await button("Save draft").click();
  await expect.element(button("Publish version 1")).toBeDisabled();
  await name.fill("Our Knee");
  resolve({
    saveContentDraft: {
      status: "success",
      message: "",
      content: { ...draft, version: 2, carePlan: { ...carePlan(14), name: "Our Kn" } },
    },
  });
  await expect.element(button("Publish version 1")).toBeEnabled();
  await expect.element(name).toHaveValue("Our Knee");
});

test("what is retired is not published, and a plan that nobody runs is published without a question", async () => {
  await open({ ...published, state: "retired" });
  await button("Publish version 2").click();
  await expect.element(page.getByText("This is retired. Offer it again before you publish or apply it.")).toBeVisible();
  expect(mockServer.sent(PublishContentDocument)).toEqual([]);
});

test("a super admin reads whose plan it is; what is ready cannot be changed, and looks so", async () => {
  mockServer.answer(ContentCompanyDocument, {
    getCompany: { status: "success", message: "", company: { _id: uuid(9002), name: "Lake Rehab" } },
  });
  await open({ ...published, mayedit: false }, { ...signedIn(Role.superAdmin), customer: null });
  await expect.element(page.getByText("Published · Lake Rehab")).toBeVisible();
  const remove = button(`Remove ${longName}`);
  await expect.element(remove).toBeDisabled();
  const colour = (name: string) => getComputedStyle(button(name).element()).color;
  expect(colour(`Remove ${longName}`)).toBe(colour(`Move up: ${longName}`));
});
