import { expect, onTestFinished, test } from "vitest";
import { page, userEvent } from "vitest/browser";
import { contentRecord, listedContent } from "../content-records.fixture.ts";
import { button, group, listItem } from "../../../testing/finders.ts";
import { mockServer } from "../../../testing/mock-server.ts";
import { ofCompany, render } from "../../../testing/render.tsx";
import { textsOf } from "../../../testing/texts-of.ts";
import { uuid } from "../../../testing/uuid.ts";
import { ContentByIdDocument, type ContentRecordFragment } from "../content-record.graphql.ts";
import { ContentHoldersDocument, ContentListDocument } from "../content-list.graphql.ts";
import { PublishContentDocument, SaveContentDraftDocument } from "../content-changes.graphql.ts";
import { RegimenPage } from "../ContentPages.tsx";

type Regimen = NonNullable<ContentRecordFragment["regimen"]>;

const names = ["Quad Sets", "Heel Slides", "Bridges", "Marching"];
const dose = { holdseconds: 5, repeat: 10, set: 2, time: 2, interval: 1 };
const listed = names.map((name, at) => listedContent({ _id: uuid(30 + at), name, versionid: uuid(20 + at), dose }));
/** Regimen with all four exercises, of which the second follows the first. */
const regimen: Regimen = {
  name: "Evening",
  surgery_type: "knee",
  gender: "",
  age_groups: [],
  startdate: 1,
  enddate: 14,
  exercises: names.map((_, at) => ({
    exercise: uuid(20 + at),
    startdate: 1,
    enddate: 14,
    ...dose,
    next: at === 0 ? 1 : null,
  })),
};
const record = (change: Partial<ContentRecordFragment> = {}): ContentRecordFragment =>
  contentRecord({ kind: "regimen", regimen, ...change });

const open = async (content: ContentRecordFragment | null = record()) => {
  mockServer.answer(ContentListDocument, {
    getContentList: { status: "success", message: "", total: listed.length, contents: listed },
  });
  mockServer.answer(ContentByIdDocument, { getContent: { status: "success", message: "", content } });
  const at = `/content/regimens/${content?._id ?? "new"}`;
  await render(<RegimenPage />, { at, path: "/content/regimens/:id", profile: ofCompany() });
  if (content) await expect.element(circle("Quad Sets")).toBeVisible();
};
const field = (name: string) => page.getByRole("textbox", { name, exact: true }).first();
const circle = (name: string) =>
  page.getByRole("button", { name: new RegExp(`^${name}(, \\d+ of \\d+ in a chain.*)?(, selected)?\\.$`) });
const expectSpoken = (name: string, spoken: string) =>
  expect.element(circle(name)).toHaveAttribute("aria-label", spoken);
const focusedName = () => document.activeElement?.getAttribute("name");
/** Returns the index of the exercise that follows each, in the draft that was sent. */
const sentChain = () =>
  Array.from(mockServer.sent(SaveContentDraftDocument).at(-1)?.body.regimen?.exercises ?? []).map(({ next }) => next);
const answerSaved = (): void => {
  mockServer.answer(SaveContentDraftDocument, {
    saveContentDraft: { status: "success", message: "", content: record({ version: 2 }) },
  });
  mockServer.answer(PublishContentDocument, {
    publishContent: { status: "success", message: "Version 1 is published.", content: null },
  });
};
const publish = async (): Promise<void> => {
  answerSaved();
  await button("Publish version 1").click();
  await expect.element(page.getByText("Version 1 is published.")).toBeVisible();
};

test("B179: a click on a circle selects its exercise, on another links both, on the same deselects; a click on a line removes that link", async () => {
  await open();
  await expectSpoken("Heel Slides", "Heel Slides, 2 of 2 in a chain, after Quad Sets.");
  await circle("Bridges").click();
  await expect.element(circle("Bridges")).toHaveAttribute("aria-pressed", "true");
  await circle("Bridges").click();
  await expect.element(circle("Bridges")).toHaveAttribute("aria-pressed", "false");
  await expectSpoken("Bridges", "Bridges.");
  await circle("Heel Slides").click();
  await expect.element(page.getByText(/^Heel Slides selected\. Choose another circle to link it/)).toBeVisible();
  await circle("Marching").hover();
  await expect.poll(() => document.querySelectorAll("[data-preview]").length).toBe(3); // one piece in each row that the line passes
  await circle("Marching").click();
  await expectSpoken("Marching", "Marching, 3 of 3 in a chain, after Heel Slides.");
  await expect.element(listItem("Marching").getByText("3 of 3 in the chain")).toBeVisible();
  const line = listItem("Bridges").getByTitle("Unlink Heel Slides from the next");
  await line.click({ position: { x: 1, y: 4 } }); // above the hit area of the circle
  await expectSpoken("Marching", "Marching.");
  await circle("Marching").click();
  await circle("Quad Sets").click();
  await publish();
  expect(sentChain()).toEqual([1, null, null, 0]);
});

test("a ring is refused; Undo brings back a link that was replaced, and what was taken out with its links", async () => {
  await open();
  await circle("Heel Slides").click();
  await circle("Quad Sets").click();
  await expect.element(page.getByText("These exercises are already linked.")).toBeVisible();
  await circle("Quad Sets").click();
  await circle("Bridges").click();
  await expectSpoken("Bridges", "Bridges, 2 of 2 in a chain, after Quad Sets.");
  await expect.element(page.getByText("The link replaced another one.")).toBeVisible();
  await button("Undo").click();
  await expectSpoken("Heel Slides", "Heel Slides, 2 of 2 in a chain, after Quad Sets.");
  await expectSpoken("Bridges", "Bridges.");
  await button("Remove Heel Slides").click();
  await expectSpoken("Quad Sets", "Quad Sets.");
  await button("Undo").last().click();
  await expectSpoken("Heel Slides", "Heel Slides, 2 of 2 in a chain, after Quad Sets.");
});

test("a search keeps the chain among what it finds, publishes nothing by Enter, and says when it finds nothing", async () => {
  await open();
  const search = page.getByLabelText("Search exercises");
  await search.fill("heel");
  await expect.element(circle("Bridges")).not.toBeInTheDocument();
  await expect.element(listItem("Heel Slides").getByText("2 of 2 in the chain")).toBeVisible();
  await search.fill("tango");
  await expect.element(page.getByText("None has “tango” in its name.")).toBeVisible();
  await userEvent.keyboard("{Enter}");
  await button("Clear search").click();
  await expect.element(circle("Bridges")).toBeVisible();
  expect(mockServer.sent(SaveContentDraftDocument)).toEqual([]);
});

test("the circles are one stop: arrows move, Space selects and links, Delete unlinks after and with Shift before", async () => {
  await open();
  circle("Quad Sets").element().focus();
  await userEvent.keyboard("{Delete}");
  await expectSpoken("Quad Sets", "Quad Sets.");
  await userEvent.keyboard(" {ArrowDown}{ArrowDown}");
  await expect.element(page.getByText("Quad Sets selected. Bridges would follow it.")).toBeVisible();
  await userEvent.keyboard(" ");
  await expectSpoken("Bridges", "Bridges, 2 of 2 in a chain, after Quad Sets.");
  await userEvent.keyboard(" {Escape}{ArrowDown}");
  await expect.element(circle("Marching")).toHaveFocus();
  await userEvent.keyboard(" {ArrowUp} ");
  await expectSpoken("Bridges", "Bridges, 2 of 2 in a chain, after Marching.");
  await userEvent.keyboard("{Shift>}{Delete}{/Shift}");
  await expectSpoken("Bridges", "Bridges.");
  const stops = page.getByRole("button", { name: /\.$/ }).elements();
  expect(stops.map((stop) => (stop as HTMLElement).tabIndex)).toEqual([-1, -1, 0, -1]);
});

test("Enter closes a row and publishes nothing; what is wrong stays open and says why; the focus goes back to what opened it", async () => {
  await open();
  await button("Edit Marching").click();
  await expect.poll(focusedName).toBe("exercises.3.startdate");
  const first = group("Marching").getByRole("textbox", { name: "First day" });
  await first.fill("x");
  await userEvent.keyboard("{Enter}");
  await expect.element(group("Marching").getByText("Please enter the first day.")).toBeVisible();
  await first.fill("S+3");
  await userEvent.keyboard("{Enter}");
  await expect.element(listItem("Marching").getByText(/^S\+3 → S\+14/)).toBeVisible();
  await expect.element(button("Edit Marching")).toHaveFocus();
  expect(mockServer.sent(SaveContentDraftDocument)).toEqual([]);
});

test("a regimen begins with exercises one by one, each with a dose of its own and the focus in its first field", async () => {
  await open(null);
  await expect.element(page.getByText("No exercises yet.")).toBeVisible();
  await field("Name").fill("Evening");
  await page.getByRole("combobox", { name: "Surgery type" }).selectOptions("Knee");
  const add = async (name: string): Promise<void> => {
    await button("Add exercise").click();
    await page.getByRole("menuitem", { name }).click();
    await expect.element(group(name)).toBeVisible();
    await expect.poll(focusedName).toMatch(/\.startdate$/);
  };
  await add("Quad Sets");
  await add("Heel Slides");
  await group("Heel Slides").getByRole("textbox", { name: "Set" }).fill("4");
  await circle("Quad Sets").click();
  await circle("Heel Slides").click();
  await expect
    .element(listItem("Quad Sets"))
    .toMatchTextContent(
      /Quad Sets.*1 of 2 in the chain.*2 sets × 10 repeats · 2× a day.*Hold 5 seconds.*S\+1 → S\+14.*Every Day/,
    );
  const load = page.getByRole("region", { name: "Load" });
  await expect.element(load).toMatchTextContent(/Fullest from S\+1 to S\+14: 2 exercises, 4 rounds, about 14 min\./);
  mockServer.answer(SaveContentDraftDocument, {
    saveContentDraft: { status: "success", message: "", content: record() },
  });
  await button("Save draft").click();
  await expect
    .poll(() => mockServer.sent(SaveContentDraftDocument))
    .toEqual([
      {
        kind: "regimen",
        companyid: null,
        body: {
          regimen: {
            name: "Evening",
            surgery_type: "knee",
            gender: "",
            age_groups: [],
            startdate: 1,
            enddate: 14,
            exercises: [
              { exercise: uuid(20), startdate: 1, enddate: 14, ...dose, next: 1 },
              { exercise: uuid(21), startdate: 1, enddate: 14, ...dose, set: 4, next: null },
            ],
          },
        },
      },
    ]);
});

test("what a shorter regimen makes wrong opens when it is published, and the first of it has the focus", async () => {
  await open();
  await field("Last day").fill("S+7");
  await button("Publish version 1").click();
  await expect.poll(focusedName).toBe("exercises.0.enddate");
  expect(mockServer.sent(SaveContentDraftDocument)).toEqual([]);
  await group("Quad Sets").getByRole("textbox", { name: "Last day" }).fill("S+5");
  await expect.poll(focusedName).toBe("exercises.0.enddate"); // Valid again: it does not close while the user types.
});

test("on a phone a menu unlinks and begins a link, a tap on a circle ends it, and circles reach as far as a finger", async () => {
  onTestFinished(() => page.viewport(1440, 900));
  await page.viewport(390, 844);
  await open();
  const choose = async (item: string): Promise<void> => {
    await button("Actions for Quad Sets").click();
    await page.getByRole("menuitem", { name: item }).click();
  };
  await choose("Unlink");
  await expectSpoken("Quad Sets", "Quad Sets.");
  await choose("Link to");
  await expect.element(page.getByText("Quad Sets selected. Tap another circle to link it.")).toBeVisible();
  expect(Number.parseFloat(getComputedStyle(circle("Bridges").element(), "::before").width)).toBeGreaterThanOrEqual(44);
  expect(button("Add exercise").element().getBoundingClientRect().height).toBeGreaterThanOrEqual(44);
  await circle("Marching").click();
  await publish();
  expect(sentChain()).toEqual([3, null, null, null]);
});

test("who may only read links and adds nothing, and is led to the care plans that hold it", async () => {
  mockServer.answer(ContentHoldersDocument, {
    getContentHolders: {
      status: "success",
      message: "",
      holders: [{ _id: uuid(50), name: "Knee", running: 0 }],
    },
  });
  await open(record({ state: "ready", mayedit: false, usedin: 1, version: null }));
  await expect.element(circle("Quad Sets")).toBeDisabled();
  expect(button("Add exercise").elements()).toEqual([]);
  const used = page.getByRole("region", { name: "Used in" });
  await expect.element(used.getByText("1 care plan", { exact: true })).toBeVisible();
  expect(textsOf(used.getByRole("listitem"))).toEqual(["Knee0 running"]);
  await expect
    .element(used.getByRole("link", { name: "Knee" }))
    .toHaveAttribute("href", `/content/care-plans/${uuid(50)}`);
});
