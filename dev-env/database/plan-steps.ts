import type { RlsScope } from "@restride/server/platform/database/row-level-security.ts";
import { build, type Database, type Statement } from "@restride/server/platform/database/database.ts";

/** A step of a plan that reads a table. The numbers of rows are those of one loop. */
export interface PlanStep {
  readonly "Node Type": string;
  readonly "Relation Name"?: string;
  readonly Alias?: string;
  readonly "Index Name"?: string;
  readonly "Actual Rows": number;
  readonly "Actual Loops": number;
  readonly "Rows Removed by Filter"?: number;
  readonly Plans?: readonly PlanStep[];
}

const stepsOf = (step: PlanStep): PlanStep[] => [step, ...(step.Plans ?? []).flatMap(stepsOf)];

/** Returns the steps of a statement that read tables or indexes, as they ran under row-level security. */
export const planSteps = async (db: Database, scope: RlsScope, statement: Statement<unknown>): Promise<PlanStep[]> => {
  const { columns: _, ...compiled } = { columns: null, ...statement.compile(build) };
  const explained = { ...compiled, sql: `explain (analyze, format json) ${compiled.sql}` };
  const rows = (await db.rows(scope, "explain", { compile: () => explained })) as Explained[];
  return stepsOf(rows[0]!["QUERY PLAN"][0].Plan).filter(
    (step) => step["Relation Name"] !== undefined || step["Index Name"] !== undefined,
  );
};

interface Explained {
  readonly "QUERY PLAN": readonly [{ readonly Plan: PlanStep }];
}

/** Returns how many rows a step read in all its loops, those that it left out included. */
export const rowsRead = (step: PlanStep): number =>
  Math.round((step["Actual Rows"] + (step["Rows Removed by Filter"] ?? 0)) * step["Actual Loops"]);

/** Returns a database that runs nothing and remembers the statements that it is given. */
export const statementRecorder = () => {
  const statements: { readonly scope: RlsScope; readonly statement: Statement<unknown> }[] = [];
  const record = (scope: RlsScope, _name: string, statement: Statement<unknown>): Promise<never> => {
    statements.push({ scope, statement });
    return Promise.resolve([{}] as never);
  };
  const db = { rows: record, row: record, one: record } as unknown as Database;
  return { db, statements };
};
