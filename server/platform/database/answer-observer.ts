import type pg from "pg";
import type { Columns } from "./typed-sql.ts";

/** A statement by its name, the columns that its rows promise to have, and what the database answered. */
export type AnswerObserver = (name: string, columns: Columns, answer: Pick<pg.QueryResult, "fields" | "rows">) => void;

const observers = new Set<AnswerObserver>();

/** Shows an observer the answers to statements that promise columns. Only tests observe: in the product nobody does. */
export const observeAnswers = (observer: AnswerObserver): void => void observers.add(observer);

export const showAnswer: AnswerObserver = (name, columns, answer) => {
  for (const observe of observers) observe(name, columns, answer);
};
