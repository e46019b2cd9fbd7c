import { countText, groupedCountText } from "@restride/domain/texts/count-text.ts";

export const skippedLabel = "Skipped";
export const partial = "Partial";
export const complete = "Complete";
export const viewAll = "View all";
export const patientCount = (count: number): string => groupedCountText(count, "patient");
export const isNotShown = (title: string): string => `${title} is not shown.`;
export const dayCount = (count: number): string => countText(count, "day");
export const patientEngagement = "Patient engagement";
export const rangeInDays = "Range in days";
export const activity = "Activity";
export const measurement = "Measurement";
export const monthCount = (count: number): string => countText(count, "month");
export const submittedText = (total: string): string => `${total} submitted`;
export const answer = "Answer";
export const surveyOutcomes = "Survey outcomes";
export const rangeInMonths = "Range in months";
export const theSurveyOutcomesAreNot = "The survey outcomes are not shown.";
