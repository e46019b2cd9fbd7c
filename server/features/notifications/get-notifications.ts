import type { Id } from "@restride/domain/values/id.ts";
import type { CustomerScope } from "@restride/domain/access/scope.ts";
import * as notificationTexts from "@restride/domain/notifications/notification-texts.ts";
import * as patientTexts from "@restride/domain/patients/patient-texts.ts";
import { refuse } from "@restride/domain/values/refusal.ts";
import type { PatientContacts } from "../patients/patients.lookups.ts";
import type { NotificationsQueries } from "./notifications.queries.ts";

interface Deps {
  readonly patients: PatientContacts;
  readonly queries: NotificationsQueries;
}

/**
 * Makes the use case that returns the notifications to a patient, newest first, and their total. Only staff may read them; `isStaff` must be true.
 */
export const makeGetNotifications =
  ({ patients, queries }: Deps) =>
  async (scope: CustomerScope, patientId: Id, isStaff: boolean) => {
    if (!isStaff) return refuse(notificationTexts.staffOnly);
    const [patient, notifications] = await Promise.all([
      patients.contactOf(scope, patientId),
      queries.ofPatient(scope, patientId),
    ]);
    return patient ? { notifications, total: notifications[0]?.total ?? 0 } : refuse(patientTexts.notFound);
  };
