import type { CustomerScope } from "@restride/domain/access/scope.ts";
import { ageOn } from "@restride/domain/patients/age-group.ts";
import { isNamed, noCaregiver } from "@restride/domain/patients/caregiver.ts";
import { fullName } from "@restride/domain/patients/person-name.ts";
import { readRegisteredSearch, registeredSearch } from "@restride/domain/registration/registered-search.ts";
import { formatInstant } from "@restride/domain/values/calendar-date.ts";
import type { Id } from "@restride/domain/values/id.ts";
import { pageSchema } from "@restride/domain/values/page.ts";
import { maskPhone } from "@restride/domain/values/phone.ts";
import { parseOrRefuse } from "@restride/domain/values/problems.ts";
import { isRefusal, refuse } from "@restride/domain/values/refusal.ts";
import { withoutNull } from "@restride/domain/values/without-null.ts";
import type { QueryGetRegisteredPatientsArgs } from "../../generated/resolvers.ts";
import type { Database } from "../../platform/database/database.ts";
import type { DomainEvents } from "../../platform/events/domain-events.ts";
import type { ClinicClock } from "../clinic-profile/clinic-clock.lookups.ts";
import type { EnteredRegistration, RegisteredQueries } from "./registered.queries.ts";
import type { RegistrationStore } from "./registration.store.ts";
import { registeredTexts } from "@restride/domain/registration/registered-texts.ts";

interface Deps {
  readonly db: Database;
  readonly store: RegistrationStore;
  readonly registered: RegisteredQueries;
  readonly clock: ClinicClock;
  readonly domainEvents: DomainEvents;
}

const caregiverOf = (storedCaregiver: EnteredRegistration["caregiver"]) => {
  const caregiver = { ...noCaregiver, ...storedCaregiver };
  const name = fullName({ firstname: caregiver.fname, lastname: caregiver.lname });
  return isNamed(caregiver) ? { ...caregiver, name } : null;
};

/** Returns the use cases for registrations that wait to be added: a page of them, one of them, its signed forms, and its deletion. */
export const makeRegisteredPatients = ({ db, store, registered, clock, domainEvents }: Deps) => {
  const list = async (scope: CustomerScope, request: Pick<QueryGetRegisteredPatientsArgs, "search" | "metadata">) => {
    const text = parseOrRefuse(registeredSearch, request.search ?? "");
    if (isRefusal(text)) return text;
    const page = parseOrRefuse(pageSchema, withoutNull(request.metadata ?? {}));
    if (isRefusal(page)) return page;
    const search = readRegisteredSearch(text);
    const [{ timeZone, today }, counts, rows] = await Promise.all([
      clock(scope),
      registered.counts(scope, search),
      registered.page(scope, search, page),
    ]);
    const patients = rows.map(({ dob, signedAt, ...row }) => ({
      ...row,
      age: ageOn(dob, today),
      phone: maskPhone(row.phone),
      registered: formatInstant(Date.parse(signedAt), timeZone),
    }));
    return { patients, total: counts.total ?? 0, waiting: counts.waiting ?? 0 };
  };

  const one = async (scope: CustomerScope, registrationId: Id) => {
    const [entered, { timeZone }] = await Promise.all([registered.entered(scope, registrationId), clock(scope)]);
    if (!entered) return refuse(registeredTexts.notFound);
    const { shipAddress: shipaddress, caregiver, signedAt, ...patient } = entered;
    return {
      patient: {
        ...patient,
        shipaddress,
        caregiver: caregiverOf(caregiver),
        registered: formatInstant(Date.parse(signedAt), timeZone),
      },
    };
  };

  const signedForms = async (scope: CustomerScope, registrationId: Id) => {
    const signedForm = await registered.signed(scope, registrationId);
    if (!signedForm) return refuse(registeredTexts.notFound);
    return signedForm.pdf ?? refuse(registeredTexts.notYet);
  };

  const remove = (scope: CustomerScope, registrationId: Id) =>
    db.transaction(scope, async () => {
      if (!(await store.remove(scope, registrationId))) return refuse(registeredTexts.notFound);
      const data = { registration: registrationId, by: scope.userId };
      await domainEvents.record(scope, { kind: "RegistrationDeleted", subjectId: null, data });
      return { message: registeredTexts.deleted };
    });

  return { list, one, signedForms, remove };
};

export type RegisteredPatients = ReturnType<typeof makeRegisteredPatients>;
