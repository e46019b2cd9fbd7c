import type { CustomerScope } from "@restride/domain/access/scope.ts";
import { contentTexts } from "@restride/domain/content/content-texts.ts";
import { fitsPatient, jointOfForm } from "@restride/domain/content/fits.ts";
import { isRefusal, refuse } from "@restride/domain/values/refusal.ts";
import type { ContentQueries, FormRow } from "../content.queries.ts";
import type { FeedbackArguments, FeedbackQuery, ReadFeedbackQuery } from "./feedback-query.ts";

const isQueried = ({ formid, kind }: FormRow, { surgeryType, formId }: FeedbackQuery): boolean =>
  (formId === null || formId === formid) &&
  fitsPatient({ surgery_type: jointOfForm(kind) }, { surgery_type: surgeryType });

/** Makes the use case that returns when a care plan, or a patient's care plan, schedules its questionnaires. */
export const makeGetFeedSchedule =
  (queries: ContentQueries, readQuery: ReadFeedbackQuery) => async (scope: CustomerScope, args: FeedbackArguments) => {
    const query = await readQuery(scope, args);
    if (isRefusal(query)) return query;
    const [plans, forms] = await Promise.all([queries.carePlans(scope), queries.forms(scope)]);
    const plan = plans.find(({ _id }) => _id === query.carePlanId);
    if (!plan) return refuse(contentTexts.noCarePlan);
    const otherForms = new Set<string>(forms.filter((form) => !isQueried(form, query)).map(({ formid }) => formid));
    return { schedules: plan.feedback.filter(({ formid }) => !otherForms.has(formid)) };
  };

/** Makes the use case that returns the questionnaires for a joint, or for a patient. */
export const makeGetForms =
  (queries: ContentQueries, readQuery: ReadFeedbackQuery) => async (scope: CustomerScope, args: FeedbackArguments) => {
    const query = await readQuery(scope, args);
    if (isRefusal(query)) return query;
    const forms = await queries.forms(scope);
    return { forms: forms.filter((form) => form.isOffered && isQueried(form, query)) };
  };
