import { Role } from "@restride/domain/access/roles.ts";
import { type Caller, signIn } from "@restride/dev-env/caller.ts";
import { smallEmail } from "@restride/dev-env/small-clinics.ts";
import { askContent, changeContent, publishContent } from "@restride/dev-env/small-clinics/keep-content.ts";
import type { Page } from "playwright-core";
import { afterAll, beforeAll, expect, test } from "vitest";
import { isTold, type Journey, smallClinics, startJourney } from "../journey.ts";
import { expectFits, takeScreens } from "../screens.ts";
import { soon } from "../soon.ts";
import { step } from "../step.ts";
import { focused, hiddenStops, isSeen, press, tabTo } from "../wizard/keys.ts";
import { button, circle, row, spoken } from "../wizard/wizard-screens.ts";

const keeperEmail = smallEmail(0, Role.companyAdmin);
const names = ["Quad Sets", "Heel Slides, Lying", "Bridges", "Marching"];

let journey: Journey;
let keeper: Caller;
let exercises: ReadonlyMap<string, string>;
beforeAll(async () => {
  journey = await startJourney(smallClinics);
  keeper = await signIn(journey.world, keeperEmail);
  for (const name of names.slice(2)) {
    const body = `{ exercise: { name: "${name}", purpose: "Moves.", holdseconds: 5, repeat: 10, set: 1, time: 3, interval: 1 } }`;
    const { content } = await changeContent(keeper, `saveContentDraft(kind: "exercise", body: ${body})`);
    await publishContent(keeper, content!._id, 1);
  }
  const { contents } = await askContent(keeper, `getContentList(kind: "exercise")`, "contents { name versionid }");
  exercises = new Map((contents as { name: string; versionid: string }[]).map((each) => [each.name, each.versionid]));
});
afterAll(() => journey.close());

/** The address of a regimen's draft with all four exercises, of which the second follows the first. */
async function begun(name: string): Promise<string> {
  const dose = "startdate: 1, enddate: 14, holdseconds: 5, repeat: 10, set: 2, time: 2, interval: 1";
  const rows = names.map((each, at) => `{ exercise: "${exercises.get(each)}", ${dose}, next: ${at === 0 ? 1 : null} }`);
  const body = `{ regimen: { name: "${name}", surgery_type: "knee", startdate: 1, enddate: 14, exercises: [${rows.join(", ")}] } }`;
  const { content } = await changeContent(keeper, `saveContentDraft(kind: "regimen", body: ${body})`);
  return `/content/regimens/${content!._id}`;
}

/** The chain of a regimen as clinics are offered it: each exercise with the place of the one that follows. */
async function offered(name: string): Promise<[string, number | null][]> {
  const therapist = await signIn(journey.world, smallEmail(1, Role.physio));
  const { answer } = await therapist.call<{
    regimens: { name: string; exerciseschedule: { exercise: { name: string }; next: number | null }[] }[];
  }>("{ getRegimens { status message regimens { name exerciseschedule { exercise { name } next } } } }");
  const found = answer.regimens.find((regimen) => regimen.name === name);
  return (found?.exerciseschedule ?? []).map(({ exercise, next }) => [exercise.name, next]);
}

const publish = async (page: Page): Promise<void> => {
  await button(page, "Publish version 1").click();
  await isTold(page, "Version 1 is published. Running programmes stay on theirs.");
};

/** The pieces of a line that is not there yet, one in each row that it passes. */
const aimed = (page: Page) => page.locator("[data-aimed]");

test("B179: a regimen's exercises are linked by mouse, and published with the chain as drawn", async () => {
  const { page, problems, leave } = await journey.visitAs(keeperEmail, { at: await begun("By mouse") });
  await step("what is linked is drawn; hover draws dashed, a click links", async () => {
    await soon(() => spoken(page, "Heel Slides, Lying")).toBe(
      "Heel Slides, Lying, 2 of 2 in a chain, after Quad Sets.",
    );
    await circle(page, "Heel Slides, Lying").click();
    await page.getByText("Heel Slides, Lying selected. Choose another circle to link it").waitFor();
    await circle(page, "Marching").hover();
    await soon(() => aimed(page).count()).toBe(3);
    await circle(page, "Marching").click();
    await soon(() => aimed(page).count()).toBe(0);
    await soon(() => spoken(page, "Marching")).toBe("Marching, 3 of 3 in a chain, after Heel Slides, Lying.");
    await row(page, "Marching").getByText("3 of 3 in the chain").waitFor();
    await takeScreens(page, "content-regimen-chain");
  });
  await step("a ring is refused with its sentence", async () => {
    await circle(page, "Marching").click();
    await circle(page, "Quad Sets").click();
    await page.getByText("These exercises are already linked.").waitFor();
  });
  await step("a new link replaces the old one at its place; Undo brings that back", async () => {
    await circle(page, "Quad Sets").click();
    await circle(page, "Bridges").click();
    await soon(() => spoken(page, "Bridges")).toBe("Bridges, 2 of 2 in a chain, after Quad Sets.");
    await page.getByText("The link replaced another one.").waitFor();
    await button(page, "Undo").click();
    await soon(() => spoken(page, "Marching")).toBe("Marching, 3 of 3 in a chain, after Heel Slides, Lying.");
    expect(await spoken(page, "Bridges")).toBe("Bridges.");
  });
  await step("a search keeps the chain among what it finds, and says when it finds nothing", async () => {
    const search = page.getByLabel("Search exercises");
    await search.fill("march");
    await row(page, "Marching").getByText("3 of 3 in the chain").waitFor();
    expect(await circle(page, "Quad Sets").count()).toBe(0);
    await search.fill("tango");
    await page.getByText("None has “tango” in its name.").waitFor();
    await search.press("Enter");
    await button(page, "Clear search").click();
    await soon(() => page.getByRole("listitem").filter({ hasText: "S+1 → S+14" }).count()).toBe(4);
  });
  await step("what is taken out comes back with its links", async () => {
    await button(page, "Remove Heel Slides, Lying").click();
    await soon(() => spoken(page, "Quad Sets")).toBe("Quad Sets.");
    await button(page, "Undo").last().click();
    await soon(() => spoken(page, "Heel Slides, Lying")).toBe(
      "Heel Slides, Lying, 2 of 3 in a chain, after Quad Sets.",
    );
  });
  await step("a line is removed by a press; order stays, and all is published as drawn", async () => {
    const line = row(page, "Bridges").getByTitle("Unlink Heel Slides, Lying from the next");
    await line.click({ position: { x: 1, y: 4 } }); // above the reach of the circle
    await soon(() => spoken(page, "Marching")).toBe("Marching.");
    await circle(page, "Marching").click();
    await circle(page, "Quad Sets").click();
    await publish(page);
    expect(await offered("By mouse")).toEqual([
      ["Quad Sets", 1],
      ["Heel Slides, Lying", null],
      ["Bridges", null],
      ["Marching", 0],
    ]);
  });
  expect(problems).toEqual([]);
  await leave();
});

test("B179: they are linked by keys alone, saved as a draft that is found again, and edited without publishing", async () => {
  const at = await begun("By keys");
  const { page, problems, leave } = await journey.visitAs(keeperEmail, { at });
  await step("the gutter is one stop: arrows move, Space selects and links, Delete unlinks", async () => {
    await tabTo(page, /^Quad Sets, 1 of 2 in a chain\.$/);
    await page.keyboard.press("Delete");
    await soon(() => spoken(page, "Quad Sets")).toBe("Quad Sets.");
    await page.keyboard.press("Space");
    await page.keyboard.press("ArrowDown");
    await page.keyboard.press("ArrowDown");
    await page.getByText("Quad Sets selected. Bridges would follow it.").waitFor();
    await page.keyboard.press("Space");
    await soon(() => focused(page)).toBe("Bridges, 2 of 2 in a chain, after Quad Sets.");
    await page.keyboard.press("Space");
    await page.keyboard.press("Escape");
    await page.keyboard.press("ArrowDown");
    await soon(() => focused(page)).toBe("Marching.");
    await page.keyboard.press("Space");
    await page.keyboard.press("ArrowUp");
    await page.keyboard.press("Space");
    await soon(() => focused(page)).toBe("Bridges, 2 of 2 in a chain, after Marching.");
    await page.keyboard.press("Shift+Delete");
    await soon(() => focused(page)).toBe("Bridges.");
    await page.keyboard.press("ArrowDown");
    await page.keyboard.press("Space");
    await page.keyboard.press("ArrowUp");
    await page.keyboard.press("Space");
    await soon(() => focused(page)).toBe("Bridges, 2 of 2 in a chain, after Marching.");
  });
  await step("neither the heads nor the line of what is selected covers what the keys lead to", async () => {
    await page.setViewportSize({ width: 1440, height: 300 });
    expect(await hiddenStops(page, /^Remove Marching$/)).toEqual([]);
    await circle(page, "Quad Sets").focus();
    await page.keyboard.press("Space");
    for (const name of names.slice(1)) {
      await page.keyboard.press("ArrowDown");
      await soon(() => focused(page)).toContain(name);
      expect(await isSeen(page)).toBe(true);
    }
    await page.keyboard.press("Escape");
    await page.setViewportSize({ width: 1440, height: 900 });
  });
  await step("Enter closes a row, which publishes nothing, and the focus goes back to what opened it", async () => {
    await press(page, /^Edit Marching$/);
    await soon(() => focused(page)).toMatch(/First day$/);
    await page.keyboard.press("Control+A");
    await page.keyboard.type("x");
    await page.keyboard.press("Enter");
    await page.getByText("Please enter the first day.").waitFor();
    await page.keyboard.press("Control+A");
    await page.keyboard.type("S+3");
    await page.keyboard.press("Enter");
    await row(page, "Marching").getByText("S+3 → S+14").waitFor();
    await soon(() => focused(page)).toBe("Edit Marching");
  });
  await step("an exercise is added from above the rows, and has the focus", async () => {
    await button(page, "Add exercise").press("Enter");
    await page.getByRole("menuitem", { name: "Bridges" }).press("Enter");
    await soon(() => page.getByRole("group", { name: "Bridges" }).count()).toBe(1);
    await soon(() => focused(page)).toMatch(/First day$/);
    await page.keyboard.press("Escape");
    await button(page, "Remove Bridges").last().press("Enter");
    await soon(() => button(page, "Remove Bridges").count()).toBe(1);
  });
  await step("a saved draft is as it was drawn", async () => {
    await button(page, "Save draft").press("Enter");
    await soon(
      async () => (await askContent(keeper, `getContent(id: "${at.split("/").pop()}")`, "content { version }")).content,
    ).toEqual({ version: 2 });
    await page.reload();
    await soon(() => spoken(page, "Bridges")).toBe("Bridges, 2 of 2 in a chain, after Marching.");
    await publish(page);
    expect((await offered("By keys")).map(([, next]) => next)).toEqual([null, null, null, 2]);
  });
  expect(problems).toEqual([]);
  await leave();
});

test("B179: they are linked by touch on a phone", async () => {
  const phone = { at: await begun("By touch"), width: 390, hasTouch: true, isMobile: true };
  const { page, problems, leave } = await journey.visitAs(keeperEmail, phone);
  await step("a menu unlinks and begins a link, a tap on a circle ends it", async () => {
    await button(page, "Actions for Quad Sets").tap();
    await page.getByRole("menuitem", { name: "Unlink" }).tap();
    await soon(() => spoken(page, "Quad Sets")).toBe("Quad Sets.");
    await button(page, "Actions for Quad Sets").tap();
    await page.getByRole("menuitem", { name: "Link to" }).tap();
    await page.getByText("Quad Sets selected. Tap another circle to link it.").waitFor();
    await circle(page, "Marching").tap();
    await soon(() => spoken(page, "Marching")).toBe("Marching, 2 of 2 in a chain, after Quad Sets.");
  });
  await step(
    "two taps link; all that is tapped is as wide as a finger, and the page no wider than the phone",
    async () => {
      await circle(page, "Marching").tap();
      await circle(page, "Bridges").tap();
      await soon(() => spoken(page, "Bridges")).toBe("Bridges, 3 of 3 in a chain, after Marching.");
      await expectFits(page, 390);
      for (const target of [
        button(page, "Actions for Quad Sets"),
        button(page, "Add exercise"),
        page.getByLabel("Search exercises").locator(".."),
      ])
        expect((await target.boundingBox())!.height).toBeGreaterThanOrEqual(44);
      const reach = await circle(page, "Bridges").evaluate((drawn) => getComputedStyle(drawn, "::before").width);
      expect(Number.parseFloat(reach)).toBeGreaterThanOrEqual(44);
    },
  );
  await step("it is published as it was tapped", async () => {
    await publish(page);
    expect((await offered("By touch")).map(([, next]) => next)).toEqual([3, null, null, 2]);
  });
  expect(problems).toEqual([]);
  await leave();
});
