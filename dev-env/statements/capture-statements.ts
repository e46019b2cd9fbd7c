import type { PrecedingStatement } from "@restride/server/platform/database/row-level-security.ts";
import pg from "pg";

/** A statement as it was sent, with the statement that set its row-level security. */
export interface SentStatement {
  readonly name: string;
  readonly text: string;
  readonly values: readonly unknown[];
  readonly rls: PrecedingStatement;
}

interface Pipelined {
  readonly name: string;
  readonly text: string;
  readonly values?: readonly unknown[];
  readonly precedingStatements: readonly PrecedingStatement[];
}

const isPipelined = (sent: unknown): sent is Pipelined =>
  typeof sent === "object" && sent !== null && "precedingStatements" in sent;

/** Returns the statements that the product sends while some work runs, in the order in which they are sent. */
export async function captureStatements(work: () => Promise<unknown>): Promise<readonly SentStatement[]> {
  const statements: SentStatement[] = [];
  const rlsOf = new WeakMap<object, PrecedingStatement>();
  const { query } = pg.Client.prototype;
  // cast: query has many overloads, and what it gets is passed on unchanged.
  (pg.Client.prototype as { query: unknown }).query = function (this: pg.Client, sent: unknown, ...rest: unknown[]) {
    if (isPipelined(sent)) {
      for (const preceding of sent.precedingStatements)
        if (preceding.name.startsWith("row-level-security")) rlsOf.set(this, preceding);
      const { name, text, values = [] } = sent;
      const rls = rlsOf.get(this);
      if (rls) statements.push({ name, text, values, rls });
    }
    return Reflect.apply(query, this, [sent, ...rest]);
  };
  try {
    await work();
    return statements;
  } finally {
    pg.Client.prototype.query = query;
  }
}
