import { operations } from "@restride/domain/operations.ts";
import type { CustomerScope } from "@restride/domain/access/scope.ts";
import type { Viewer } from "@restride/domain/access/viewer.ts";
import type { OutcomeMetric } from "@restride/domain/drill-down/metric.ts";
import {
  formsOfOutcome,
  outcomeHeading,
  outcomeSentence,
  outcomeText,
  setOfOutcome,
  spanOfOutcome,
} from "@restride/domain/drill-down/outcome-forms.ts";
import type { CalendarDate } from "@restride/domain/values/calendar-date.ts";
import { offsetOf, type Page } from "@restride/domain/values/page.ts";
import { refuse } from "@restride/domain/values/refusal.ts";
import type { DrillDownQueries } from "./drill-down.queries.ts";
import * as texts from "./drill-down-texts.ts";

/**
 * Makes the use case that returns the forms that a bar of survey outcomes counts, or all of its bars. Only roles that may see the scores of a patient
 * may see the patients.
 */
export const makeDrillDownForms =
  (queries: DrillDownQueries) =>
  async (scope: CustomerScope, viewer: Viewer, number: OutcomeMetric, today: CalendarDate, page: Page) => {
    if (!operations.getOksData.roles.includes(viewer.role)) return refuse(texts.yourRoleDoesNotSee);
    const set = setOfOutcome(number);
    const forms = formsOfOutcome(number, await queries.forms(scope, set.kind, spanOfOutcome(number, today)));
    return {
      heading: outcomeHeading(number, forms.length),
      area: set.name,
      sentence: outcomeSentence(number, today),
      total: forms.length,
      forms: forms
        .slice(offsetOf(page), offsetOf(page) + page.pageSize)
        .map(({ value, ...form }) => ({ ...form, value: outcomeText(number, value) })),
    };
  };

export type DrillDownForms = ReturnType<typeof makeDrillDownForms>;
