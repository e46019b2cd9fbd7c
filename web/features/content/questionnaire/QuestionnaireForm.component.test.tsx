import { expect, test } from "vitest";
import { page } from "vitest/browser";
import { button, field } from "../../../testing/finders.ts";
import { mockServer } from "../../../testing/mock-server.ts";
import { ofCompany, render } from "../../../testing/render.tsx";
import { ContentByIdDocument, type ContentRecordFragment } from "../content-record.graphql.ts";
import { SaveContentDraftDocument } from "../content-changes.graphql.ts";
import { contentRecord } from "../content-records.fixture.ts";
import { QuestionnairePage } from "../ContentPages.tsx";

const answersOf = (...options: string[]) => options.map((option, optnumber) => ({ optnumber, option }));
const saved = contentRecord({
  kind: "questionnaire",
  questionnaire: {
    name: "Weekly",
    kind: "pain",
    licence: "By permission.",
    image: null,
    recalldays: 7,
    questions: [
      { question: "Did you sleep?", options: answersOf("No", "Yes", "A little") },
      { question: "Did it help?", options: answersOf("No", "Yes") },
    ],
  },
});
const feedback = { ...saved, questionnaire: { ...saved.questionnaire!, kind: "feedback" } };

const open = async (content: ContentRecordFragment | null = feedback) => {
  mockServer.answer(ContentByIdDocument, { getContent: { status: "success", message: "", content } });
  mockServer.answer(SaveContentDraftDocument, {
    saveContentDraft: { status: "success", message: "", content: { ...saved, version: 2 } },
  });
  const at = `/content/questionnaires/${content?._id ?? "new"}`;
  await render(<QuestionnairePage />, { at, path: "/content/questionnaires/:id", profile: ofCompany() });
  await expect.element(field("Short name")).toBeVisible();
};
const question = (number: number) => page.getByRole("group", { name: `Question ${number}` });
const answer = (number: number, of = 1) => question(of).getByRole("textbox", { name: `Answer ${number}`, exact: true });
const points = (number: number, of = 1) =>
  question(of)
    .getByRole("textbox", { name: "Points" })
    .nth(number - 1);
/** Saves the draft and returns the questions that were sent, each with its answers and their points. */
const sentQuestions = async () => {
  await button("Save draft").click();
  await expect.poll(() => mockServer.sent(SaveContentDraftDocument)).toHaveLength(1);
  const { questions } = mockServer.sent(SaveContentDraftDocument)[0]!.body.questionnaire!;
  return Array.from(questions ?? []).map(({ question: questionText, options }) => [
    questionText,
    Array.from(options ?? []).map(({ optnumber, option }) => `${option} ${optnumber}`),
  ]);
};

test("all that is typed of a new questionnaire arrives", async () => {
  await open(null);
  await field("Short name").fill("Weekly");
  await expect.element(page.getByText("6 / 60")).toBeVisible();
  await field("Days it asks back").fill("28");
  await field("Licence line").fill("By permission.");
  await button("Add question").click();
  await question(1).getByRole("textbox", { name: "Question" }).fill("Did you sleep?");
  await answer(1).fill("Badly");
  await points(1).fill("3");
  await button("Add answer").click();
  await answer(3).fill("Well");
  await button("Save draft").click();
  await expect
    .poll(() => mockServer.sent(SaveContentDraftDocument))
    .toEqual([
      {
        kind: "questionnaire",
        companyid: null,
        body: {
          questionnaire: {
            name: "Weekly",
            licence: "By permission.",
            image: "",
            recalldays: 28,
            questions: [
              {
                question: "Did you sleep?",
                options: [
                  { optnumber: 3, option: "Badly" },
                  { optnumber: 1, option: "Yes" },
                  { optnumber: 4, option: "Well" },
                ],
              },
            ],
          },
        },
      },
    ]);
});

test("a saved questionnaire opens with what was typed of it, and its kind cannot be changed", async () => {
  await open(saved);
  await expect.element(field("Short name")).toHaveValue("Weekly");
  await expect.element(field("Kind")).toHaveValue("Pain level");
  await expect.element(field("Kind")).toHaveAttribute("readonly");
  await expect.element(field("Days it asks back")).toHaveValue("7");
  await expect.element(field("Licence line")).toHaveValue("By permission.");
});

test.each([
  ["Short name", "", "Please enter a name."],
  ["Days it asks back", "366", "Please enter days from 1 to 365."],
  ["Days it asks back", "two", "Please enter days from 1 to 365."],
  ["Days it asks back", "1.5", "Please enter days from 1 to 365."],
])("a wrong %s, %j, is said at its field, and nothing is sent", async (label, text, sentence) => {
  await open();
  await field(label).fill(text);
  await button("Publish version 1").click();
  await expect.element(field(label)).toHaveAccessibleDescription(new RegExp(`${sentence.replaceAll(".", "\\.")}`));
  await expect.element(field(label)).toHaveFocus();
  expect(mockServer.sent(SaveContentDraftDocument)).toEqual([]);
});

test("a questionnaire may leave open how many days it asks back", async () => {
  await open();
  await field("Days it asks back").fill("");
  await button("Save draft").click();
  await expect
    .poll(() => mockServer.sent(SaveContentDraftDocument))
    .toMatchObject([{ body: { questionnaire: { recalldays: null } } }]);
});

test("without a question, with one answer only, or with the same points twice, nothing is published", async () => {
  await open();
  await button("Edit Did it help?").click();
  await points(2, 2).fill("0");
  await button("Publish version 1").click();
  await expect.element(points(2, 2)).toHaveAccessibleDescription("Another answer has these points.");
  await button("Remove answer 2 of question 2").click();
  await expect.element(question(2).getByRole("alert")).toHaveTextContent("Please give 2 to 12 answers.");
  await button("Remove Did it help?").click();
  await button("Remove Did you sleep?").click();
  await expect.element(page.getByText("Add a question.")).toBeVisible();
  expect(mockServer.sent(SaveContentDraftDocument)).toEqual([]);
});

test("a copy of a question stands at the end and is open; a question that is removed does not arrive", async () => {
  await open();
  await button("Duplicate Did you sleep?").click();
  await expect.element(question(3).getByRole("textbox", { name: "Question" })).toHaveValue("Did you sleep?");
  await question(3).getByRole("textbox", { name: "Question" }).fill("Did you walk?");
  await button("Remove Did it help?").click();
  expect(question(3).elements()).toEqual([]);
  const answers = ["No 0", "Yes 1", "A little 2"];
  expect(await sentQuestions()).toEqual([
    ["Did you sleep?", answers],
    ["Did you walk?", answers],
  ]);
});

test("answers move by their buttons as far as the ends, and one is removed", async () => {
  await open();
  await button("Edit Did you sleep?").click();
  await expect.element(button("Move up answer 1 of question 1")).toBeDisabled();
  await expect.element(button("Move down answer 3 of question 1")).toBeDisabled();
  await button("Move down answer 1 of question 1").click();
  await expect.element(answer(2)).toHaveValue("No");
  await button("Move up answer 3 of question 1").click();
  await expect.element(answer(2)).toHaveValue("A little");
  await button("Remove answer 1 of question 1").click();
  expect((await sentQuestions())[0]).toEqual(["Did you sleep?", ["A little 2", "No 0"]]);
});

test("the question that is opened has the focus and stands on the phone, with how far the patient has come", async () => {
  await open();
  const phone = page.getByRole("figure", { name: "As the patient will see it" });
  await expect.element(phone).toMatchTextContent(/Weekly1 of 2Did you sleep\?/);
  await button("Edit Did it help?").click();
  await expect.element(question(2).getByRole("textbox", { name: "Question" })).toHaveFocus();
  await expect.element(phone).toMatchTextContent(/Weekly2 of 2Did it help\?/);
  await expect.element(phone.getByRole("progressbar")).toHaveAttribute("value", "2");
  await expect.element(phone.getByRole("progressbar")).toHaveAttribute("max", "2");
  expect(question(1).elements()).toEqual([]);
});

test("a questionnaire without a question shows its name and no number on the phone", async () => {
  await open(null);
  await field("Short name").fill("Weekly");
  const phone = page.getByRole("figure", { name: "As the patient will see it" });
  await expect.element(phone).toMatchTextContent(/^WeeklyAs the patient will see it\s*$/);
  await expect.element(phone.getByRole("progressbar")).toHaveAttribute("value", "0");
});
