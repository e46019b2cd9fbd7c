import { z } from "zod";
import { pictureField } from "../images/image.ts";
import { countField } from "../programmes/programme-fields.ts";
import { questionnaireKinds } from "../questionnaires/score.ts";
import { scoreShapeProblem } from "../questionnaires/score-shape.ts";
import { contentName, contentText } from "./content-fields.ts";
import { lineField } from "../values/text-fields.ts";

export const questionLimit = 200;
export const answerLimit = 100;
const mostQuestions = 60;
const mostAnswers = 12;

export const questionnaireTexts = {
  empty: "Add a question.",
  tooMany: `Please ask at most ${mostQuestions} questions.`,
  answers: `Please give 2 to ${mostAnswers} answers.`,
  sameValue: "Another answer has these points.",
} as const;

const line = (fieldName: string, limit: number) =>
  lineField(`Please enter ${fieldName}.`)
    .min(1, `Please enter ${fieldName}.`)
    .max(limit, `Please enter ${limit} characters or less.`);

const answer = z.object({ optnumber: countField("points", 0, 999), option: line("an answer", answerLimit) });

/** What is chosen is kept by its points, so no two answers of a question have the same. */
const question = z
  .object({
    question: line("a question", questionLimit),
    options: z
      .array(answer, questionnaireTexts.answers)
      .min(2, questionnaireTexts.answers)
      .max(mostAnswers, questionnaireTexts.answers),
  })
  .superRefine(({ options }, context) => {
    for (const [at, { optnumber }] of options.entries())
      if (options.slice(0, at).some((other) => other.optnumber === optnumber))
        context.addIssue({ code: "custom", path: ["options", at, "optnumber"], message: questionnaireTexts.sameValue });
  });

/**
 * A questionnaire as it is published. Name, picture and licence line show at once everywhere; questions, answers and recall are those of
 * a version. Its kind is that of what it is a copy of, and decides about its score.
 */
export const questionnaireForm = z
  .object({
    name: contentName,
    kind: z.enum(questionnaireKinds).default("feedback"),
    licence: contentText(),
    image: pictureField,
    /** How many days back the questions ask; null where they do not say. */
    recalldays: countField("days", 1, 365).nullable().default(null),
    questions: z
      .array(question, questionnaireTexts.empty)
      .min(1, questionnaireTexts.empty)
      .max(mostQuestions, questionnaireTexts.tooMany),
  })
  .superRefine(({ kind, questions }, context) => {
    const message = scoreShapeProblem(
      kind,
      questions.map(({ options }) => options.map(({ optnumber }) => optnumber)),
    );
    if (message) context.addIssue({ code: "custom", path: ["questions"], message });
  });

export type QuestionnaireForm = z.output<typeof questionnaireForm>;
