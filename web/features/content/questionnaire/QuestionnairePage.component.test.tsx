import { expect, test } from "vitest";
import { page, userEvent } from "vitest/browser";
import { contentRecord } from "../content-records.fixture.ts";
import { button } from "../../../testing/finders.ts";
import { mockServer } from "../../../testing/mock-server.ts";
import { ofCompany, render } from "../../../testing/render.tsx";
import { textsOf } from "../../../testing/texts-of.ts";
import { uuid } from "../../../testing/uuid.ts";
import { ContentByIdDocument } from "../content-record.graphql.ts";
import { PublishContentDocument, SaveContentDraftDocument } from "../content-changes.graphql.ts";
import { QuestionnairePage } from "../ContentPages.tsx";

const answersOf = (...options: string[]) => options.map((option, optnumber) => ({ optnumber, option }));
const saved = contentRecord({
  kind: "questionnaire",
  questionnaire: {
    name: "Weekly",
    kind: "feedback",
    licence: null,
    image: null,
    recalldays: null,
    questions: [
      { question: "Did you sleep?", options: answersOf("No", "Yes") },
      { question: "Did it help?", options: answersOf("No", "Yes", "A little") },
    ],
  },
});

const open = async (content: typeof saved | null) => {
  mockServer.answer(ContentByIdDocument, { getContent: { status: "success", message: "", content } });
  const at = `/content/questionnaires/${content?._id ?? "new"}`;
  await render(<QuestionnairePage />, { at, path: "/content/questionnaires/:id", profile: ofCompany() });
};
const question = (number: number) => page.getByRole("group", { name: `Question ${number}` });
const words = (number: number) => question(number).getByRole("textbox", { name: "Question" });
const row = (name: string) => page.getByRole("grid", { name: "Questions" }).getByRole("row").filter({ hasText: name });
const phone = () => page.getByRole("figure", { name: "As the patient will see it" });
const phoneAnswers = () => textsOf(phone().getByRole("listitem"));

test("questions are typed with their answers, one is open at a time, and the phone shows it", async () => {
  await open(null);
  await expect.element(page.getByRole("textbox", { name: "Kind" })).toHaveValue("Feedback, without a score");
  await page.getByRole("textbox", { name: "Short name" }).fill("Weekly");
  await button("Add question").click();
  await words(1).click();
  await userEvent.keyboard("Did you sleep?"); // The list of questions does not handle these keys.
  await button("Add question").click();
  expect(textsOf(row("Did you sleep?").getByRole("listitem"))).toEqual(["No", "Yes"]);
  expect(question(1).elements()).toEqual([]);
  await words(2).fill("Did it help?");
  await question(2).getByRole("button", { name: "Add answer" }).click();
  await button("Publish version 1").click();
  await expect.element(question(2).getByText("Please enter an answer.")).toBeVisible();
  expect(mockServer.sent(SaveContentDraftDocument)).toEqual([]);
  await question(2).getByRole("textbox", { name: "Answer 3" }).fill("A little");
  await expect.element(phone()).toMatchTextContent(/Weekly.*2 of 2.*Did it help\?/);
  expect(phoneAnswers()).toEqual(["No", "Yes", "A little"]);
});

test("answers and questions change places by Alt and the arrow keys, and are published in their order", async () => {
  await open(saved);
  await button("Edit Did it help?").click();
  await question(2).getByRole("textbox", { name: "Answer 3" }).click();
  await userEvent.keyboard("{Alt>}{ArrowUp}{/Alt}");
  await expect.poll(phoneAnswers).toEqual(["No", "A little", "Yes"]);
  row("Did it help?").element().focus();
  await userEvent.keyboard("{Alt>}{ArrowUp}{/Alt}");
  await expect.element(page.getByText("Did it help?, place 1 of 2")).toBeInTheDocument();
  await expect.element(words(1)).toHaveValue("Did it help?");
  await expect.element(phone()).toMatchTextContent(/1 of 2/);
  mockServer.answer(SaveContentDraftDocument, {
    saveContentDraft: { status: "success", message: "", content: { ...saved, version: 2 } },
  });
  mockServer.answer(PublishContentDocument, {
    publishContent: { status: "success", message: "Version 1 is published.", content: null },
  });
  await button("Publish version 1").click();
  await expect.element(page.getByText("Version 1 is published.")).toBeVisible();
  expect(mockServer.sent(SaveContentDraftDocument)).toMatchObject([
    {
      id: uuid(1),
      body: {
        questionnaire: {
          questions: [
            {
              question: "Did it help?",
              options: [
                { optnumber: 0, option: "No" },
                { optnumber: 2, option: "A little" },
                { optnumber: 1, option: "Yes" },
              ],
            },
            { question: "Did you sleep?" },
          ],
        },
      },
    },
  ]);
});
