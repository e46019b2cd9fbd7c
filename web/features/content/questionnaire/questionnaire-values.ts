import { questionnaireForm } from "@restride/domain/content/questionnaire-form.ts";
import { type QuestionnaireKind, questionnaireKinds } from "@restride/domain/questionnaires/score.ts";
import type { QuestionnaireBodyInput } from "../../../generated/inputs.ts";
import { formatNumber, parseWholeNumber, parseOptionalWholeNumber } from "../content-fields.ts";
import type { ContentForm, ContentRecord } from "../use-content-editor.ts";
import * as texts from "./questionnaire-texts.ts";

/** Typed values of an answer, with its points. */
export interface AnswerValues {
  readonly optnumber: string;
  readonly option: string;
}

/** Typed values of a question. Its key stays the same when it is moved. */
export interface QuestionValues {
  readonly key: string;
  readonly question: string;
  readonly options: readonly AnswerValues[];
}

/** Values of the form of a questionnaire; the kind is read-only. */
export interface QuestionnaireValues {
  readonly name: string;
  readonly kind: QuestionnaireKind;
  readonly licence: string;
  readonly image: string;
  readonly recalldays: string;
  readonly questions: readonly QuestionValues[];
}

const valuesOf = (content: ContentRecord | null): QuestionnaireValues => {
  const questionnaire = content?.questionnaire;
  return {
    name: questionnaire?.name ?? "",
    kind: questionnaireKinds.find((kind) => kind === questionnaire?.kind) ?? "feedback",
    licence: questionnaire?.licence ?? "",
    image: questionnaire?.image ?? "",
    recalldays: formatNumber(questionnaire?.recalldays),
    questions: (questionnaire?.questions ?? []).map(({ question, options }, at) => ({
      key: `${at}`,
      question: question ?? "",
      options: (options ?? []).map(({ optnumber, option }) => ({
        optnumber: formatNumber(optnumber),
        option: option ?? "",
      })),
    })),
  };
};

const bodyOf = ({ name, licence, image, recalldays, questions }: QuestionnaireValues): QuestionnaireBodyInput => ({
  name,
  licence,
  image,
  recalldays: parseOptionalWholeNumber(recalldays),
  questions: questions.map(({ question, options }) => ({
    question,
    options: options.map(({ optnumber, option }) => ({ optnumber: parseWholeNumber(optnumber), option })),
  })),
});

const nextKey = (questions: readonly QuestionValues[]): string =>
  `${Math.max(-1, ...questions.map(({ key }) => Number(key))) + 1}`;

const noYes: readonly AnswerValues[] = [
  { optnumber: "0", option: texts.no },
  { optnumber: "1", option: texts.yes },
];

/** Returns the questions with one appended: a copy of `like`, else one with the answers No and Yes. */
export const withQuestion = (questions: readonly QuestionValues[], like?: QuestionValues): QuestionValues[] => [
  ...questions,
  { question: "", options: noYes, ...like, key: nextKey(questions) },
];

/** Returns the answers with an empty one appended, whose points are one more than the highest. */
export const withAnswer = (options: readonly AnswerValues[]): AnswerValues[] => [
  ...options,
  {
    optnumber: `${Math.max(-1, ...options.map(({ optnumber }) => parseWholeNumber(optnumber) ?? -1)) + 1}`,
    option: "",
  },
];

/** Returns the items with one moved; the same items when an index does not exist. */
export const moveItem = <Item>(items: readonly Item[], from: number, to: number): readonly Item[] =>
  items[from] === undefined || items[to] === undefined ? items : items.toSpliced(from, 1).toSpliced(to, 0, items[from]);

/** Form definition of a questionnaire. */
export const questionnaireContent: ContentForm<QuestionnaireValues> = {
  kind: "questionnaire",
  schema: {
    safeParse: (values) => {
      const typed = values as QuestionnaireValues;
      return questionnaireForm.safeParse({ ...bodyOf(typed), kind: typed.kind });
    },
  },
  valuesOf,
  bodyOf: (values) => ({ questionnaire: bodyOf(values) }),
  labels: {
    name: texts.shortName,
    kind: texts.kind,
    licence: texts.licenceLine,
    image: texts.image,
    recalldays: texts.daysItAsksBack,
    questions: texts.questions,
  },
  shownValue: (value) => (typeof value === "string" ? value : value.map(({ question }) => question).join(" · ")),
};
