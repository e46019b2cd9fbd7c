export const thisIsNotInYourPlan = "This is not in your plan.";
