import { z } from "zod";
import { pictureField } from "../images/image.ts";
import { countField } from "../programmes/programme-fields.ts";
import { questionnaireKinds } from "../questionnaires/score.ts";
import { scoreShapeProblem } from "../questionnaires/score-shape.ts";
import { contentName, contentText } from "./content-fields.ts";
import { lineField } from "../values/text-fields.ts";
import * as texts from "./content-texts.ts";
import { pleaseEnterCharactersOrLess } from "../texts/length-texts.ts";

/** Maximum numbers of characters of a question and of an answer. */
export const questionLimit = 200;
export const answerLimit = 100;
const maxQuestions = 60;
const maxAnswers = 12;

const limitedLine = (fieldName: string, limit: number) =>
  lineField(texts.pleaseEnter(fieldName))
    .min(1, texts.pleaseEnter(fieldName))
    .max(limit, pleaseEnterCharactersOrLess(limit));

const answer = z.object({
  optnumber: countField(texts.points, 0, 999),
  option: limitedLine(texts.anAnswer, answerLimit),
});

/** Schema of a question. Each answer needs distinct points, because the chosen answer is stored by its points. */
const question = z
  .object({
    question: limitedLine(texts.aQuestion, questionLimit),
    options: z
      .array(answer, texts.pleaseGive2ToAnswers(maxAnswers))
      .min(2, texts.pleaseGive2ToAnswers(maxAnswers))
      .max(maxAnswers, texts.pleaseGive2ToAnswers(maxAnswers)),
  })
  .superRefine(({ options }, context) => {
    for (const [at, { optnumber }] of options.entries())
      if (options.slice(0, at).some((other) => other.optnumber === optnumber))
        context.addIssue({
          code: "custom",
          path: ["options", at, "optnumber"],
          message: texts.anotherAnswerHasThesePoints,
        });
  });

/**
 * Schema of a questionnaire at its publication. Name, picture and license line change everywhere at once; questions, answers and recall period belong
 * to a version. A copy has the kind of its original, and the kind decides how it is scored.
 */
export const questionnaireForm = z
  .object({
    name: contentName,
    kind: z.enum(questionnaireKinds).default("feedback"),
    licence: contentText(),
    image: pictureField,
    /** Recall period of the questions in days; null when the questions name none. */
    recalldays: countField(texts.daysNoun, 1, 365).nullable().default(null),
    questions: z
      .array(question, texts.addAQuestion)
      .min(1, texts.addAQuestion)
      .max(maxQuestions, texts.pleaseAskAtMostQuestions(maxQuestions)),
  })
  .superRefine(({ kind, questions }, context) => {
    const message = scoreShapeProblem(
      kind,
      questions.map(({ options }) => options.map(({ optnumber }) => optnumber)),
    );
    if (message) context.addIssue({ code: "custom", path: ["questions"], message });
  });

export type QuestionnaireForm = z.output<typeof questionnaireForm>;
