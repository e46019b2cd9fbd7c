import type { CustomerScope } from "@restride/domain/access/scope.ts";
import { informsSurgeonOfOthers, othersPatient, sameParts, strengthOf } from "@restride/domain/patients/duplicates.ts";
import { type PatientForm, patientForm } from "@restride/domain/patients/patient-form.ts";
import { daysBetween, todayIn } from "@restride/domain/values/calendar-date.ts";
import { maskPhone } from "@restride/domain/values/phone.ts";
import { parseOrRefuse } from "@restride/domain/values/problems.ts";
import { isRefusal, refuse } from "@restride/domain/values/refusal.ts";
import * as patientTexts from "@restride/domain/patients/patient-texts.ts";
import { withoutNull } from "@restride/domain/values/without-null.ts";
import type { PatientInput } from "../../generated/resolvers.ts";
import type { ClinicClock, ClinicTime } from "../clinic-profile/clinic-clock.lookups.ts";
import type { PatientsStore } from "./patients.store.ts";
import type { Candidate, PatientMatchesQueries } from "./patient-matches.queries.ts";

interface Deps {
  readonly clock: ClinicClock;
  readonly patientsStore: PatientsStore;
  readonly matches: PatientMatchesQueries;
}

const maxMatches = 10;

/** Returns the input of a form for parsing; omitted parts become empty. */
export const readPatient = ({ shipaddress, caregiver, ...input }: PatientInput): object => ({
  ...input,
  shipaddress: withoutNull(shipaddress ?? {}),
  caregiver: withoutNull(caregiver ?? {}),
});

const matchesOf = (form: PatientForm, candidates: readonly Candidate[]) =>
  candidates
    .map((candidate) => ({ candidate, same: sameParts(form, candidate) }))
    .flatMap(({ candidate, same }) => {
      const strength = strengthOf(same);
      return strength ? [{ candidate, same, strength }] : [];
    })
    .toSorted((one, other) => one.strength.localeCompare(other.strength) || other.same.length - one.same.length);

const toMatch = ({ candidate, ...match }: ReturnType<typeof matchesOf>[number], { today, timeZone }: ClinicTime) => ({
  ...match,
  _id: candidate._id,
  firstname: candidate.firstname,
  lastname: candidate.lastname,
  dob: candidate.dob,
  phone: maskPhone(candidate.phone),
  email: candidate.email,
  provider: candidate.provider,
  surgery: {
    type: candidate.surgeryType,
    date: candidate.surgeryDate,
    days: daysBetween(candidate.surgeryDate, today),
  },
  active: candidate.active,
  activesince: candidate.activeSince ?? todayIn(Date.parse(candidate.createdAt), timeZone),
});

/**
 * Makes the use case that validates a form, and returns the patients of the clinic who may be the same person. A surgeon learns next to nothing about
 * the patients of other surgeons.
 */
export const makeValidatePatient =
  ({ clock, patientsStore, matches }: Deps) =>
  async (scope: CustomerScope, input: PatientInput) => {
    const time = await clock(scope);
    const form = parseOrRefuse(patientForm(time.today), readPatient(input));
    if (isRefusal(form)) return form;
    const [isSurgeonThere, candidates] = await Promise.all([
      patientsStore.isSurgeonThere(scope, form.surgeon),
      matches.candidates(scope, form),
    ]);
    if (!isSurgeonThere) return refuse(patientTexts.noSurgeon);
    const comparisons = matchesOf(form, candidates);
    const seen = comparisons.filter(({ candidate }) => candidate.isSeen).slice(0, maxMatches);
    const showsOthers = comparisons.some(({ candidate, same }) => !candidate.isSeen && informsSurgeonOfOthers(same));
    return { matches: seen.map((match) => toMatch(match, time)), others: showsOthers ? othersPatient : null };
  };
