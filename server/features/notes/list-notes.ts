import type { CustomerScope } from "@restride/domain/access/scope.ts";
import { matchesSearch, searchParts } from "@restride/domain/names/search-form.ts";
import { noteLimits } from "@restride/domain/notes/note.ts";
import { patientTexts } from "@restride/domain/patients/patient-texts.ts";
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
import type { NotesQueries, WhichNotes } from "./notes.queries.ts";

interface Deps {
  readonly queries: NotesQueries;
  readonly patients: PatientContacts;
  readonly clock: ClinicClock;
  readonly noteRead: NoteRead;
}

const notesPage = pagesOf({ usual: noteLimits.pageSize, max: noteLimits.exported });

/** Minimum number of characters of a search. */
const minSearchLength = 2;
const maxSearchLength = 100;

const searchOf = (typed: string | null | undefined): string[] => {
  const search = (typed ?? "").trim().slice(0, maxSearchLength);
  return search.length < minSearchLength ? [] : searchParts(search);
};

/** Limits notes to those whose text or author a search matches. */
const limitToSearch = async (
  queries: NotesQueries,
  scope: CustomerScope,
  selection: WhichNotes,
  search: readonly string[],
) => {
  if (search.length === 0) return selection;
  const notes = await queries.texts(scope, selection);
  const noteIds = notes.filter(({ text, author }) => matchesSearch([text, author], search)).map(({ _id }) => _id);
  return { ...selection, noteIds };
};

/** Returns a page of the notes about a patient, how many there are, and the minutes they log in the clinic's current month. */
export const makeListNotes =
  ({ queries, patients, clock, noteRead }: Deps) =>
  async (scope: CustomerScope, { patient_id: patientId, metadata, category, search }: QueryGetPatientNotesArgs) => {
    const page = parseOrRefuse(notesPage, metadata ?? {});
    if (isRefusal(page)) return page;
    const { today, timeZone } = await clock(scope);
    const from = instantOf(instantAt(firstOfMonth(today), 0, timeZone));
    const to = instantOf(instantAt(addDays(lastOfMonth(today), 1), 0, timeZone));
    const selection = await limitToSearch(
      queries,
      scope,
      { patientId, category: category ?? undefined },
      searchOf(search),
    );
    const [patient, notes, sums] = await Promise.all([
      patients.contactOf(scope, patientId),
      queries.page(scope, selection, page.pageSize, offsetOf(page)),
      queries.sums(scope, selection, from, to),
    ]);
    if (!patient) return refuse(patientTexts.notFound);
    noteRead(scope, patientId, "getPatientNotes");
    return { notes, ...sums };
  };

/** Counts the notes about a patient, in all or by category. */
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
