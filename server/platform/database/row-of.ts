import type { CompiledQuery } from "kysely";

/**
 * The row type of a statement, as Kysely infers it from the tables; for a function, the row type of the statement that it builds or sends.
 */
export type RowOf<Statement> = Statement extends (...values: never[]) => infer Made
  ? RowOf<Made>
  : Statement extends Promise<infer Answer>
    ? RowIn<NonNullable<Answer>>
    : Statement extends { compile(executor: never): CompiledQuery<infer Row> }
      ? Row
      : never;

type RowIn<Answer> = Answer extends readonly (infer Row)[] ? Row : Answer;
