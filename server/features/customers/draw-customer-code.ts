import { systemScope } from "@restride/domain/access/scope.ts";
import type { CustomersQueries } from "./customers.queries.ts";

interface Deps {
  readonly queries: CustomersQueries;
  readonly newCode: () => string;
}

/** Makes the use case that draws a random code that no clinic of any company has. */
export const makeDrawCustomerCode = ({ queries, newCode }: Deps) => {
  const everywhere = systemScope("customer-code");
  const draw = async (): Promise<string> => {
    const code = newCode();
    return (await queries.acrossCustomersIsCodeTaken(everywhere, code, null)) ? draw() : code;
  };
  return draw;
};

export type DrawCustomerCode = ReturnType<typeof makeDrawCustomerCode>;
