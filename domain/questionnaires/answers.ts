import { z } from "zod";

/** What a patient answered: the question's number from 1, and the numbers of the ticked options from 1, best answer first. */
export const answerSchema = z.object({
  question: z.int("Please answer the question.").min(1).max(200),
  options: z.array(z.int("Please choose an answer.").min(1).max(20)).max(20),
});

export type Answer = z.output<typeof answerSchema>;
export type Answers = readonly Answer[];

/** The option ticked for a question, the worse one (the higher number) when two are ticked; null for a gap. */
export const tickedOption = (answers: Answers, question: number): number | null => {
  const options = answers.filter((answer) => answer.question === question).flatMap((answer) => answer.options);
  return options.length > 0 ? Math.max(...options) : null;
};

/** The ticked options of questions 1 to `count`, null for gaps. */
export const tickedOptions = (answers: Answers, count: number): (number | null)[] =>
  Array.from({ length: count }, (_, at) => tickedOption(answers, at + 1));
