import { Role } from "@restride/domain/access/roles.ts";
import { signIn } from "@restride/dev-env/caller.ts";
import { smallEmail } from "@restride/dev-env/small-clinics.ts";
import type { Page } from "playwright-core";
import { afterAll, beforeAll, expect, test } from "vitest";
import { holdFingers, moveFingers } from "../fingers.ts";
import { isTold, type Journey, smallClinics, startJourney } from "../journey.ts";
import { expectFits, takeScreens } from "../screens.ts";
import { soon } from "../soon.ts";
import { step } from "../step.ts";

let journey: Journey;
beforeAll(async () => {
  journey = await startJourney(smallClinics);
});
afterAll(() => journey.close());

const button = (page: Page, name: string) => page.getByRole("button", { name, exact: true });
const field = (page: Page, name: string) => page.getByRole("textbox", { name, exact: true });
const asked = (page: Page, number: number) => page.getByRole("group", { name: `Question ${number}`, exact: true });
const rowOf = (page: Page, question: string) =>
  page.getByRole("grid", { name: "Questions" }).getByRole("row").filter({ hasText: question });
const phone = (page: Page) => page.getByRole("figure", { name: "As the patient will see it" });

test("a questionnaire is made of questions with answers, ordered by keys, as the phone shows them", async () => {
  const { page, problems, leave } = await journey.visitAs(smallEmail(0, Role.companyAdmin), {
    at: "/content/questionnaires",
  });
  await step("its questions are typed, each with its answers", async () => {
    await page.getByRole("link", { name: "Add questionnaire" }).press("Enter");
    await field(page, "Short name").fill("Weekly");
    await soon(() => field(page, "Kind").inputValue()).toBe("Feedback, without a score");
    await button(page, "Add question").press("Enter");
    // By single keys: the list of questions takes none of them, no space and no arrow.
    await asked(page, 1).getByRole("textbox", { name: "Question", exact: true }).pressSequentially("Did you sleep?");
    await button(page, "Add question").press("Enter");
    await soon(() => rowOf(page, "Did you sleep?").getByRole("listitem").allInnerTexts()).toEqual(["No", "Yes"]);
    expect(await asked(page, 1).count()).toBe(0);
    await asked(page, 2).getByRole("textbox", { name: "Question", exact: true }).fill("Did it help?");
    await asked(page, 2).getByRole("button", { name: "Add answer" }).press("Enter");
    await button(page, "Publish version 1").press("Enter");
    await asked(page, 2).getByText("Please enter an answer.").waitFor();
    await asked(page, 2).getByRole("textbox", { name: "Answer 3" }).fill("A little");
  });
  await step("the phone shows the question that is typed", async () => {
    await phone(page).getByText("2 of 2").waitFor();
    await soon(() => phone(page).getByRole("listitem").allInnerTexts()).toEqual(["No", "Yes", "A little"]);
    await page.setViewportSize({ width: 1024, height: 900 });
    const heads = async () => (await page.getByRole("heading", { name: "Questions", exact: true }).boundingBox())!.y;
    await soon(async () => (await phone(page).boundingBox())!.y < (await heads())).toBe(true);
    await page.setViewportSize({ width: 1440, height: 900 });
    await takeScreens(page, "content-questionnaire");
  });
  await step("answers and questions change places by Alt and the arrow keys", async () => {
    await asked(page, 2).getByRole("textbox", { name: "Answer 3" }).press("Alt+ArrowUp");
    await soon(() => phone(page).getByRole("listitem").allInnerTexts()).toEqual(["No", "A little", "Yes"]);
    await rowOf(page, "Did it help?").press("Alt+ArrowUp");
    await page.getByText("Did it help?, place 1 of 2").waitFor({ state: "attached" });
    await button(page, "Move down: Did it help?").press("Enter");
    await rowOf(page, "Did it help?").press("Alt+ArrowDown");
    await rowOf(page, "Did it help?").press("Alt+ArrowUp");
    await phone(page).getByText("1 of 2").waitFor();
    expect(await asked(page, 1).getByRole("textbox", { name: "Question", exact: true }).inputValue()).toBe(
      "Did it help?",
    );
    await button(page, "Publish version 1").press("Enter");
    await isTold(page, "Version 1 is published. Running programmes stay on theirs.");
  });
  await step("the wizard offers it, with its answers in their order", async () => {
    const therapist = await signIn(journey.world, smallEmail(0, Role.physio));
    const { answer } = await therapist.call<{ forms: { shortname: string; questions: number }[] }>(
      "{ getAllFeedbackForms { status message forms { shortname questions } } }",
    );
    expect(answer.forms).toContainEqual({ shortname: "Weekly", questions: 2 });
    const { rows } = await journey.world.owner.query(
      `select question, options from questions join questionnaires using (questionnaire_id)
       where short_name = 'Weekly' order by quest_number`,
    );
    const [no, yes, aLittle] = ["No", "Yes", "A little"].map((option, optnumber) => ({ optnumber, option }));
    expect(rows).toEqual([
      { question: "Did it help?", options: [no, aLittle, yes] },
      { question: "Did you sleep?", options: [no, yes] },
    ]);
  });
  await step("the list says where it stands", async () => {
    await page.getByRole("navigation", { name: "Breadcrumb" }).getByRole("link", { name: "Questionnaires" }).click();
    await page.getByRole("row").filter({ hasText: "Weekly" }).getByText("Published").waitFor();
  });
  expect(problems).toEqual([]);
  await leave();
});

test("on a phone a question is dragged by a finger on its handle, also after a long press, and beyond what is in view", async () => {
  const { page, problems, leave } = await journey.visitAs(smallEmail(0, Role.companyAdmin), {
    at: "/content/questionnaires/new",
    width: 390,
    hasTouch: true,
    isMobile: true,
  });
  const words = ["Asleep?", "Awake?", "Hungry?", "Thirsty?", "Warm?", "Cold?", "Well?", "Ill?", "Home?"];
  for (const [at, question] of words.entries()) {
    await button(page, "Add question").tap();
    await asked(page, at + 1)
      .getByRole("textbox", { name: "Question", exact: true })
      .fill(question);
  }
  const order = () =>
    page
      .getByRole("grid", { name: "Questions" })
      .getByRole("row")
      .evaluateAll((rows) => rows.map((row) => row.textContent?.match(/^[A-Z]\w+\?/)?.[0]));
  /** The middle of a question's handle, which is brought into view. */
  const handle = async (question: string): Promise<[number, number]> => {
    const grip = button(page, `Drag ${question}`);
    await grip.scrollIntoViewIfNeeded();
    const { x, y, width, height } = (await grip.boundingBox())!;
    return [x + width / 2, y + height / 2];
  };
  await step("a finger takes it over the next one", async () => {
    const from = await handle("Asleep?");
    const rows = page.getByRole("grid", { name: "Questions" }).getByRole("row");
    const [own, next] = [(await rows.nth(0).boundingBox())!, (await rows.nth(1).boundingBox())!];
    await moveFingers(page, [from], [[from[0], from[1] + own.height / 2 + next.height]]);
    await soon(order).toEqual(["Awake?", "Asleep?", ...words.slice(2)]);
    await page.getByText("Asleep?, place 2 of 9").waitFor({ state: "attached" });
  });
  await step("after a long press too, and back", async () => {
    const from = await handle("Asleep?");
    const above = (await page.getByRole("grid", { name: "Questions" }).getByRole("row").nth(0).boundingBox())!;
    await moveFingers(page, [from], [[from[0], above.y + 4]], 700);
    await soon(order).toEqual(words);
  });
  await step("held at the edge of the window, what lies beyond comes into view", async () => {
    const from = await handle("Asleep?");
    const lift = await holdFingers(page, [from], [[from[0], 838]]);
    await page.locator('[data-held="after"]').waitFor();
    await lift();
    await soon(async () => (await order()).at(-1)).toBe("Asleep?");
  });
  await expectFits(page, 390);
  expect(problems).toEqual([]);
  await leave();
});
