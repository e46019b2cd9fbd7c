import { readPatientFilter } from "@restride/domain/patients/list/read-patient-filter.ts";
import type { Id } from "@restride/domain/values/id.ts";
import type { CustomerScope } from "@restride/domain/access/scope.ts";
import { notificationForm } from "@restride/domain/notifications/notification.ts";
import * as notificationTexts from "@restride/domain/notifications/notification-texts.ts";
import * as patientTexts from "@restride/domain/patients/patient-texts.ts";
import { tooManyAttempts } from "@restride/domain/sign-in/sign-in.ts";
import { parseOrRefuse } from "@restride/domain/values/problems.ts";
import { isRefusal, refuse, type Refusal } from "@restride/domain/values/refusal.ts";
import type { MutationAddNotificationsArgs } from "../../generated/resolvers.ts";
import type { Database } from "../../platform/database/database.ts";
import type { RateLimits } from "../../platform/limits/rate-limits.ts";
import type { ClinicClock } from "../clinic-profile/clinic-clock.lookups.ts";
import type { PatientContacts } from "../patients/patients.lookups.ts";
import type { Notify } from "./notify.commands.ts";
import * as texts from "./notifications-texts.ts";

interface Deps {
  readonly db: Database;
  readonly clock: ClinicClock;
  readonly patients: PatientContacts;
  readonly notify: Notify;
  readonly rateLimits: RateLimits;
}

const maxNamed = 1_000;

/**
 * Makes the use case that notifies the active ones of the named patients, or of all who match the filters. A patient outside the viewer's scope
 * causes a refusal of the whole request.
 */
export const makeAddNotifications = ({ db, clock, patients, notify, rateLimits }: Deps) => {
  const recipients = async (
    scope: CustomerScope,
    { patientids, filters }: MutationAddNotificationsArgs,
  ): Promise<Id[] | Refusal> => {
    if (!filters) {
      const distinctIds = [...new Set(patientids ?? [])];
      if (distinctIds.length > maxNamed) return refuse(texts.pleaseSelectFewerPatients);
      const knownIds = await patients.idsInScope(scope, distinctIds);
      return knownIds.length === distinctIds.length ? knownIds : refuse(patientTexts.notFound);
    }
    const filter = readPatientFilter(filters);
    return isRefusal(filter) ? filter : patients.matchingIds(scope, filter, (await clock(scope)).today);
  };

  return (scope: CustomerScope, input: MutationAddNotificationsArgs) =>
    db.transaction(scope, async () => {
      const form = parseOrRefuse(notificationForm, input);
      if (isRefusal(form)) return form;
      const patientIds = await recipients(scope, input);
      if (isRefusal(patientIds)) return patientIds;
      if (patientIds.length === 0) return refuse(texts.pleaseSelectPatients);
      const isOne = patientIds.length === 1;
      const wait =
        (await rateLimits.take("notificationByAccount", scope.userId)) ||
        (isOne ? await rateLimits.take("notificationByRecord", patientIds[0]!) : 0);
      if (wait > 0) return refuse(tooManyAttempts(wait));
      const sentCount = await notify(scope, patientIds, form);
      if (sentCount === 0) return refuse(isOne ? patientTexts.patientInactive : notificationTexts.patientsInactive);
      return { sent: sentCount, message: isOne ? notificationTexts.oneSent : notificationTexts.manySent };
    });
};
