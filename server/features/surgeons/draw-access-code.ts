import type { CustomerScope } from "@restride/domain/access/scope.ts";
import type { SurgeonsQueries } from "./surgeons.queries.ts";

interface Deps {
  readonly queries: SurgeonsQueries;
  readonly newCode: () => string;
}

/**
 * Makes the use case that draws a random code that no surgeon of the clinic has. With six characters a second try is unlikely, and a tenth
 * practically never happens.
 */
export const makeDrawAccessCode = ({ queries, newCode }: Deps) => {
  const draw = async (scope: CustomerScope): Promise<string> => {
    const code = newCode();
    return (await queries.isCodeTaken(scope, code)) ? draw(scope) : code;
  };
  return draw;
};

export type DrawAccessCode = ReturnType<typeof makeDrawAccessCode>;
