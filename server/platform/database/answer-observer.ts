import type pg from "pg";
import type { Columns } from "./typed-sql.ts";

/** Receives the name of a statement, the columns that the statement promises for its rows, and the answer of the database. */
export type AnswerObserver = (name: string, columns: Columns, answer: Pick<pg.QueryResult, "fields" | "rows">) => void;

const observers = new Set<AnswerObserver>();

/** Passes the answers to statements that promise columns to an observer. Only tests add observers, the product does not. */
export const observeAnswers = (observer: AnswerObserver): void => void observers.add(observer);

export const showAnswer: AnswerObserver = (name, columns, answer) => {
  for (const observe of observers) observe(name, columns, answer);
};
