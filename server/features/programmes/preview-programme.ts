import type { CustomerScope } from "@restride/domain/access/scope.ts";
import { beginProgramme } from "@restride/domain/programmes/begin-programme.ts";
import { plannedDay } from "@restride/domain/programmes/planned-day.ts";
import { addDays, datesBetween, daysBetween } from "@restride/domain/values/calendar-date.ts";
import { isRefusal, refuse } from "@restride/domain/values/refusal.ts";
import type { QueryPreviewProgrammeArgs } from "../../generated/resolvers.ts";
import type { ClinicClock } from "../clinic-profile/clinic-clock.lookups.ts";
import { sentRows } from "./add-patient.ts";
import type { Id } from "@restride/domain/values/id.ts";
import * as texts from "./programmes-texts.ts";

/** Number of days of a preview. */
const shownDays = 28;
/** Maximum distance of a programme's days from today, days. */
const farthest = 3650;

/** Makes the use case that returns the items of a programme that is being made, day by day. */
export const makePreviewProgramme =
  ({ clock, newId }: { readonly clock: ClinicClock; readonly newId: () => Id }) =>
  async (scope: CustomerScope, { items, surgery, from }: QueryPreviewProgrammeArgs) => {
    const { today } = await clock(scope);
    const isNear = [surgery, from ?? today].every((day) => Math.abs(daysBetween(today, day)) <= farthest);
    if (!isNear) return refuse(texts.chooseDaysWithin10Years);
    const sentProgramme = {
      exercises: sentRows(items.exercises),
      devices: sentRows(items.devices),
      feedback: sentRows(items.feedback),
    };
    const begun = beginProgramme(sentProgramme, { surgeryDate: surgery, today, newId });
    if (isRefusal(begun)) return begun;
    const allItems = Object.values(begun).flatMap((area) => area.items);
    const first = from ?? today;
    const days = datesBetween(first, addDays(first, shownDays - 1));
    const unpaused = { holds: [], inactive: [] };
    return { plan: { days: days.map((date) => ({ ...plannedDay(allItems, date, unpaused), differs: true })) } };
  };
