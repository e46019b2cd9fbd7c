import { systemScope } from "@restride/domain/access/scope.ts";
import type { CustomersViews } from "./customers.views.ts";

interface Deps {
  readonly views: CustomersViews;
  readonly newCode: () => string;
}

/** Draws a code that no clinic has, of whatever company. */
export const makeDrawCustomerCode = ({ views, newCode }: Deps) => {
  const everywhere = systemScope("customer-code");
  const draw = async (): Promise<string> => {
    const code = newCode();
    return (await views.acrossCustomersIsCodeTaken(everywhere, code, null)) ? draw() : code;
  };
  return draw;
};

export type DrawCustomerCode = ReturnType<typeof makeDrawCustomerCode>;
