import { countText } from "@restride/domain/texts/count-text.ts";

export const removeTheCarePlan = "Remove the care plan?";
export const remove = "Remove";
export const assignPlan = (plan: string): string => `Assign ${plan}?`;
export const assign = "Assign";
export const takeVersionOf = (version: number, plan: string): string => `Take version ${version} of ${plan}?`;
export const takeVersion = (version: number): string => `Take version ${version}`;
export const whatYouChangedIsReplaced = (items: string | undefined): string =>
  `What you changed is replaced: ${items}.`;
export const devices = "DEVICES";
export const aDay = (windowLabel: string, intervalText: string, time: number): string =>
  `${windowLabel}, ${intervalText}, ${time}× a day`;
export const regimens = "REGIMENS";
export const questionnaires = "QUESTIONNAIRES";
export const none = "None";
export const assignedLabel = "Assigned";
export const viewName = (name: string): string => `View ${name}`;
export const view = "View";
export const assignedPlan = "Assigned plan";
export const noneYetAssignOneOfThePlans = "None yet. Assign one of the plans.";
export const whatHasPassedByToday = "What has passed by today is left out.";
export const plan = "1 plan";
export const addedForThisPatient = "Added for this patient";
export const exerciseCount = (count: number): string => countText(count, "exercise");
export const areOnTheirWay = (subject: string): string => `${subject} are on their way`;
export const carePlans = "Care plans";
export const plansAudience = (audience: string): string => `plans ${audience}`;
export const showAll = "Show all";
export const selectCarePlan = (firstname: string, lastname: string): string =>
  `SELECT CARE PLAN (${firstname} ${lastname})`;
export const searchCarePlans = "Search care plans";
export const carePlansCouldNotBe = "Care plans could not be loaded.";
export const noCarePlanIsOffered = "No care plan is offered to this clinic yet.";
export const aCompanyAdminCanOffer = "A company admin can offer one.";
export const content = "Content";
export const noCarePlanFoundWith = (search: string): string => `No care plan found with ${search}.`;
export const tryAPartOfItsName = "Try a part of its name.";
export const clearSearch = "Clear search";
export const noCarePlanSelected = "No Care Plan selected";
export const okLabel = "OK";
export const selectACareplanToContinue = "Select a careplan to continue";
export const forPatient = (joint: string, ageGroup: string, gender: string): string =>
  `for ${joint}, ${ageGroup}, ${gender}`;
/** Items of an area that were changed by hand. */
export const changedItemNouns = { exercises: "exercise", devices: "device", feedback: "questionnaire" } as const;
export const removeNamed = (plan: string): string => `Remove ${plan}`;
export const assignNamed = (plan: string): string => `Assign ${plan}`;
