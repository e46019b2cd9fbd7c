import { type CarePlan, carePlans } from "@restride/server/reference-data/care-plans.ts";

/** Returns a care plan by its code. */
export const carePlan = (code: string): CarePlan => {
  const plan = carePlans.find((each) => each.code === code);
  if (!plan) throw new Error(`There is no care plan ${code}.`);
  return plan;
};
