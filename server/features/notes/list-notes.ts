import type { CustomerScope } from "@restride/domain/access/scope.ts";
import { matchesSearch, readSearchText, searchParts } from "@restride/domain/names/search-form.ts";
import { noteLimits } from "@restride/domain/notes/note.ts";
import * as patientTexts from "@restride/domain/patients/patient-texts.ts";
import { addDays, firstOfMonth, instantAt, lastOfMonth } from "@restride/domain/values/calendar-date.ts";
import type { Id } from "@restride/domain/values/id.ts";
import { offsetOf, pagesOf } from "@restride/domain/values/page.ts";
import { parseOrRefuse } from "@restride/domain/values/problems.ts";
import { isRefusal, refuse } from "@restride/domain/values/refusal.ts";
import type { QueryGetPatientNotesArgs } from "../../generated/resolvers.ts";
import { instantOf } from "../../platform/instant.ts";
import type { ClinicClock } from "../clinic-profile/clinic-clock.lookups.ts";
import type { NoteRead } from "../patients/patient-reads.commands.ts";
import type { PatientContacts } from "../patients/patients.lookups.ts";
import type { NotesQueries, NoteConditions } from "./notes.queries.ts";

interface Deps {
  readonly queries: NotesQueries;
  readonly patients: PatientContacts;
  readonly clock: ClinicClock;
  readonly noteRead: NoteRead;
}

const notesPage = pagesOf({ usual: noteLimits.pageSize, max: noteLimits.exported });

/** Minimum number of characters of a search. */
const minSearchLength = 2;

const searchOf = (typed: string | null | undefined): string[] => {
  const search = readSearchText(typed);
  return search.length < minSearchLength ? [] : searchParts(search);
};

/** Adds the condition that the text or the author of a note matches a search. */
const limitToSearch = async (
  queries: NotesQueries,
  scope: CustomerScope,
  conditions: NoteConditions,
  search: readonly string[],
) => {
  if (search.length === 0) return conditions;
  const notes = await queries.texts(scope, conditions);
  const noteIds = notes.filter(({ text, author }) => matchesSearch([text, author], search)).map(({ _id }) => _id);
  return { ...conditions, noteIds };
};

/**
 * Makes the use case that returns a page of the notes about a patient, how many there are, and the minutes they log in the clinic's current month.
 */
export const makeListNotes =
  ({ queries, patients, clock, noteRead }: Deps) =>
  async (scope: CustomerScope, { patient_id: patientId, metadata, category, search }: QueryGetPatientNotesArgs) => {
    const page = parseOrRefuse(notesPage, metadata ?? {});
    if (isRefusal(page)) return page;
    const { today, timeZone } = await clock(scope);
    const from = instantOf(instantAt(firstOfMonth(today), 0, timeZone));
    const to = instantOf(instantAt(addDays(lastOfMonth(today), 1), 0, timeZone));
    const conditions = await limitToSearch(
      queries,
      scope,
      { patientId, category: category ?? undefined },
      searchOf(search),
    );
    const [patient, notes, sums] = await Promise.all([
      patients.contactOf(scope, patientId),
      queries.page(scope, conditions, page.pageSize, offsetOf(page)),
      queries.sums(scope, conditions, from, to),
    ]);
    if (!patient) return refuse(patientTexts.notFound);
    noteRead(scope, patientId, "getPatientNotes");
    return { notes, ...sums };
  };

/** Makes the use case that counts the notes about a patient, in all or by category. */
export const makeCountNotes =
  ({ queries, patients }: Pick<Deps, "queries" | "patients">) =>
  async (scope: CustomerScope, patientId: Id) => {
    const [patient, categories] = await Promise.all([
      patients.contactOf(scope, patientId),
      queries.categories(scope, patientId),
    ]);
    if (!patient) return refuse(patientTexts.notFound);
    return { categories, total: categories.reduce((sum, { count }) => sum + (count ?? 0), 0) };
  };
