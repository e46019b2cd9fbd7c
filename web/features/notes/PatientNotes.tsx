import { writeTimeLogged } from "@restride/domain/notes/time-logged.ts";
import type { CalendarDate } from "@restride/domain/values/calendar-date.ts";
import { monthNames } from "@restride/domain/values/long-date.ts";
import { ChevronDown, ChevronRight, FileDown, Plus } from "lucide-react";
import { useState } from "react";
import { useSingleKeys } from "../../platform/device/single-keys.ts";
import { SearchField } from "../../ui/list/SearchField.tsx";
import { Pager } from "../../ui/list/Pager.tsx";
import { BeyondEnd } from "../../ui/list/RecordRows.tsx";
import { Button } from "../../ui/look/Button.tsx";
import { SkeletonLines } from "../../ui/look/Skeleton.tsx";
import { PartFailed } from "../../ui/look/States.tsx";
import { PendingOverlay } from "../../ui/overlay/lazy-overlay.tsx";
import { exportNotes } from "./export-notes.ts";
import { NoteDialog } from "./NoteDialog.tsx";
import { NoteRows } from "./NoteRows.tsx";
import type { NoteFragment } from "./notes.graphql.ts";
import { type NotesShown, useNotesShown } from "./notes-shown.ts";
import { useNoteKeys } from "./use-note-keys.ts";
import { useNotes } from "./use-notes.ts";
import styles from "./Notes.module.css";
import * as texts from "./notes-texts.ts";

const sizes = [5, 10, 20, 50, 100] as const;

/** Category filter and search of the notes. */
function NoteFilters({
  request,
  categories,
  changeFilter,
}: Pick<ReturnType<typeof useNotes>, "request" | "categories" | "changeFilter">) {
  const all = categories.reduce((sum, { count }) => sum + (count ?? 0), 0);
  const visibleCategories = categories.filter(({ active, count }) => active || (count ?? 0) > 0);
  const chips = [{ _id: null, category_name: texts.all, count: all }, ...visibleCategories];
  return (
    <div className={styles.filters}>
      <fieldset aria-label={texts.category} className={styles.chips}>
        {chips.map(({ _id, category_name, count }) => (
          <button
            key={_id}
            type="button"
            aria-pressed={request.category === _id}
            onClick={() => changeFilter({ category: _id })}
          >
            {category_name} <span>{count}</span>
          </button>
        ))}
      </fieldset>
      <SearchField
        label={texts.searchNotes}
        placeholder={texts.searchNotes}
        value={request.search}
        onValue={(search) => changeFilter({ search })}
      />
    </div>
  );
}

interface HeadProps {
  extent: NotesShown;
  total: number | null;
  logged: string;
  onToggle: () => void;
  onExport: () => void;
  onAdd: () => void;
}

const Head = ({ extent, total, logged, onToggle, onExport, onAdd }: HeadProps) => (
  <header className={styles.head}>
    <h2>
      <button type="button" className={styles.toggle} aria-expanded={extent !== "closed"} onClick={onToggle}>
        {extent === "closed" ? <ChevronRight /> : <ChevronDown />}
        {texts.patientNotes} <span>{total}</span>
      </button>
    </h2>
    <span className={styles.sum}>{logged}</span>
    {total !== 0 && (
      <Button variant="text" icon={<FileDown />} onClick={onExport}>
        {texts.exportCsv}
      </Button>
    )}
    <Button size="small" icon={<Plus />} onClick={onAdd} data-add-button>
      {texts.addNote}
    </Button>
  </header>
);

interface NoNotesProps {
  /** Number of the patient's notes. */
  all: number;
  /** Number of those that match the filter, on all pages. */
  matching: number | null;
  onFirst: () => void;
}

/** Text when there is no note: on this page, with this filter, or at all. */
function NoNotes({ all, matching, onFirst }: NoNotesProps) {
  if (matching) return <BeyondEnd onFirst={onFirst} />;
  return <p className={styles.none}>{all === 0 ? texts.noNotesYetANote : texts.noNoteMatches}</p>;
}

const loggedText = (logged: number, today: CalendarDate): string =>
  texts.loggedIn(writeTimeLogged(logged), monthNames[Number(today.slice(5, 7)) - 1]);

const Waiting = () => (
  <div className={styles.waiting}>
    <SkeletonLines count={3} height={58} />
  </div>
);

interface PatientNotesProps {
  patientId: string;
  /** Today in the clinic's time zone. */
  today: CalendarDate;
  timeZone: string;
}

/** Section with staff's notes about a patient: the newest, or all with categories, search, and pages. */
export function PatientNotes({ patientId, today, timeZone }: PatientNotesProps) {
  const [extent, show] = useNotesShown();
  const [edited, setEdited] = useState<NoteFragment | "new" | null>(null);
  const { request, page, categories, changeFilter, turnTo } = useNotes(patientId, extent);
  const { notes: answered, total = null, logged } = page.data?.getPatientNotes ?? {};
  // When the requested notes could not be read, earlier ones are not shown in their place.
  const notes = page.failure && page.isOutdated ? null : answered;
  const all = categories.reduce((sum, { count }) => sum + (count ?? 0), 0);
  useNoteKeys(useSingleKeys(), () => setEdited("new"));
  return (
    <section className={styles.card} aria-label={texts.patientNotes}>
      <Head
        extent={extent}
        total={page.data && all}
        logged={logged ? loggedText(logged, today) : ""}
        onToggle={() => show(extent === "closed" ? "newest" : "closed")}
        onExport={() => void exportNotes(patientId, request, timeZone)}
        onAdd={() => setEdited("new")}
      />
      {page.failure && (edited || extent !== "closed") && (
        <PartFailed message={page.failure} effect={texts.failures[edited ? "edited" : "list"]} onRetry={page.refetch} />
      )}
      {extent !== "closed" && (
        <>
          {extent === "all" && <NoteFilters request={request} categories={categories} changeFilter={changeFilter} />}
          {!notes && !page.failure && <Waiting />}
          {notes?.length === 0 && <NoNotes all={all} matching={total} onFirst={() => turnTo(1, request.pageSize)} />}
          {notes && <NoteRows notes={notes} timeZone={timeZone} onEdit={setEdited} />}
          {extent === "newest" && notes && all > notes.length && (
            <button type="button" className={styles.moreButton} onClick={() => show("all")}>
              {texts.showAllNotes(all)}
            </button>
          )}
          {extent === "all" && notes?.length !== 0 && total !== null && total > sizes[0] && (
            <Pager current={request.current} pageSize={request.pageSize} total={total} sizes={sizes} onPage={turnTo} />
          )}
        </>
      )}
      {edited && !page.data && !page.failure && <PendingOverlay onClose={() => setEdited(null)} />}
      {edited && page.data && (
        <NoteDialog
          patientId={patientId}
          note={edited === "new" ? null : edited}
          categories={categories}
          timeZone={timeZone}
          onClose={() => setEdited(null)}
        />
      )}
    </section>
  );
}
