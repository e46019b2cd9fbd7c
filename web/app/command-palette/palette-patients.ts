import { isEnoughToSearch, matchesSearch, searchParts } from "@restride/domain/names/search-form.ts";
import { isCompanyUser, Role } from "@restride/domain/access/roles.ts";
import { roleMayOpen, routes } from "@restride/domain/access/routes.ts";
import { useEffect, useState } from "react";
import type { PatientFilters } from "../../generated/inputs.ts";
import type { Profile } from "../../platform/session/profile.ts";
import { roleOf } from "../../platform/session/profile.ts";
import { queryOnce } from "../../platform/calls/calls.ts";
import { useSignedIn } from "../../platform/session/use-profile.ts";
import { enterCustomer } from "../session/enter-customer.ts";
import { recentPatients } from "./recent-patients.ts";
import {
  PalettePatientsDocument,
  PalettePatientsOfCompanyDocument,
  type PalettePatientFragment,
} from "./palette.graphql.ts";
import * as texts from "./command-palette-texts.ts";

/** Patient as the palette shows one. */
export type FoundPatient = PalettePatientFragment;

/** Returns the filters of a search text: four digits match the phone, any other text the names. */
export const filtersOf = (text: string): PatientFilters =>
  /^\d{4}$/.test(text) ? { type: "all", lastdigitsofphone: text } : { type: "all", name: text.trim() };

/** Returns the second line of a patient: masked phone, joint, days, surgeon. */
export function describePatient({ phone, surgery, provider }: FoundPatient): string {
  const joint = surgery.type === "knee" ? texts.knee : texts.hip;
  return [phone, joint, texts.daysFromSurgery(surgery.days), provider].join(" · ");
}

/** Returns whether a search text matches a label. */
export const matchLabel = (label: string, text: string): boolean => matchesSearch([label], searchParts(text));

/** Result of a search: patients, or the failure. */
interface PatientSearchResult {
  readonly text: string;
  readonly patients: readonly FoundPatient[];
  readonly failure: string | null;
}

async function find(text: string, companyWide: boolean): Promise<PatientSearchResult> {
  const variables = { filters: filtersOf(text), most: 5 };
  const outcome = companyWide
    ? await queryOnce(PalettePatientsOfCompanyDocument, variables)
    : await queryOnce(PalettePatientsDocument, variables);
  if (outcome.kind === "fail") return { text, patients: [], failure: outcome.message };
  if (outcome.kind !== "data") return { text, patients: [], failure: null };
  const { data } = outcome;
  const { patients } = "getPatientList" in data ? data.getPatientList : data.getPatientListForCompany;
  return { text, patients: patients ?? [], failure: null };
}

/** Returns whether the search covers all clinics of the company: for company users who have not chosen a clinic. */
const searchesCompany = (profile: Profile): boolean => isCompanyUser(roleOf(profile)) && !profile.customer;

/** Milliseconds without typing before the search is sent. */
const pause = 150;

/** Enters the patient's clinic, where that is necessary first. */
export type EnterClinic = (patient: FoundPatient) => Promise<void>;

interface PatientSearch {
  readonly matches: readonly FoundPatient[];
  /** Whether the response for the current text is still missing. */
  readonly isSearching: boolean;
  /** Reason why the search failed. */
  readonly failure: string | null;
  readonly enter: EnterClinic;
}

/** Returns the patients whose names begin with the words of the text, or whose phone ends with its four digits. */
export function useFoundPatients(text: string): PatientSearch {
  const profile = useSignedIn();
  const [answer, setAnswer] = useState<PatientSearchResult>({ text: "", patients: [], failure: null });
  const companyWide = searchesCompany(profile);
  const role = roleOf(profile);
  const isSearchable = isEnoughToSearch(text) && role !== Role.superAdmin && roleMayOpen(routes.patientList, role);
  useEffect(() => {
    if (!isSearchable) return undefined;
    let current = true;
    const timer = setTimeout(() => {
      void find(text, companyWide).then((newest) => current && setAnswer(newest));
    }, pause);
    return () => {
      current = false;
      clearTimeout(timer);
    };
  }, [text, isSearchable, companyWide]);
  const isSearching = isSearchable && answer.text !== text;
  // Patients found for an earlier text that do not match the current one are left out, so that Enter does not open them while the user types.
  const fits = ({ firstname, lastname }: FoundPatient): boolean => matchLabel(`${firstname} ${lastname}`, text);
  return {
    matches: isSearchable ? answer.patients.filter((patient) => !isSearching || fits(patient)) : [],
    isSearching,
    failure: isSearchable && !isSearching ? answer.failure : null,
    enter: async ({ customer }) => {
      if (companyWide) await enterCustomer(customer);
    },
  };
}

/** Patient who was opened before, with the time. */
export interface RecentPatient extends FoundPatient {
  readonly openedAt: number;
}

interface RecentSearch {
  readonly recent: readonly RecentPatient[];
  /** Reason why the patients could not be loaded. */
  readonly failure: string | null;
}

const none: RecentSearch = { recent: [], failure: null };

/** Returns the patients who were opened last in this clinic, with their current data; patients out of the user's reach are left out. */
export function useRecentPatients(): RecentSearch {
  const isInClinic = Boolean(useSignedIn().customer);
  const [answer, setAnswer] = useState(none);
  useEffect(() => {
    const opened = isInClinic ? recentPatients.list(Date.now()) : [];
    if (opened.length === 0) return undefined;
    let current = true;
    const filters: PatientFilters = { type: "all", patients: opened.map(({ id }) => id) };
    void queryOnce(PalettePatientsDocument, { filters, most: opened.length }).then((outcome) => {
      if (!current || outcome.kind === "expired") return;
      if (outcome.kind === "fail") return setAnswer({ recent: [], failure: outcome.message });
      const patientsById = new Map(outcome.data.getPatientList.patients?.map((patient) => [patient._id, patient]));
      const recent = opened.flatMap(({ id, at }) => {
        const patient = patientsById.get(id);
        return patient ? [{ ...patient, openedAt: at }] : [];
      });
      setAnswer({ recent, failure: null });
    });
    return () => {
      current = false;
    };
  }, [isInClinic]);
  return answer;
}
