import type { CompiledQuery } from "kysely";

/** The row that a statement answers, as Kysely infers it from the tables; of a function, that of the statement which it writes or sends. */
export type RowOf<Statement> = Statement extends (...values: never[]) => infer Made
  ? RowOf<Made>
  : Statement extends Promise<infer Answer>
    ? RowIn<NonNullable<Answer>>
    : Statement extends { compile(executor: never): CompiledQuery<infer Row> }
      ? Row
      : never;

type RowIn<Answer> = Answer extends readonly (infer Row)[] ? Row : Answer;
