import { writeTimeLogged } from "@restride/domain/notes/time-logged.ts";
import type { CalendarDate } from "@restride/domain/values/calendar-date.ts";
import { monthNames } from "@restride/domain/values/long-date.ts";
import { ChevronDown, ChevronRight, FileDown, Plus } from "lucide-react";
import { useState } from "react";
import { useSingleKeys } from "../../platform/device/single-keys.ts";
import { SearchField } from "../../ui/list/SearchField.tsx";
import { Pager } from "../../ui/list/Pager.tsx";
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

const pageSizes = [5, 10, 20, 50, 100] as const;

/** Categories to narrow by, and the search. */
function Narrowing({
  asked,
  categories,
  narrow,
}: Pick<ReturnType<typeof useNotes>, "asked" | "categories" | "narrow">) {
  const all = categories.reduce((sum, { count }) => sum + (count ?? 0), 0);
  const visibleCategories = categories.filter(({ active, count }) => active || (count ?? 0) > 0);
  const chips = [{ _id: null, category_name: "All", count: all }, ...visibleCategories];
  return (
    <div className={styles.narrowing}>
      <fieldset aria-label="Category" className={styles.chips}>
        {chips.map(({ _id, category_name, count }) => (
          <button
            key={_id}
            type="button"
            aria-pressed={asked.category === _id}
            onClick={() => narrow({ category: _id })}
          >
            {category_name} <span>{count}</span>
          </button>
        ))}
      </fieldset>
      <SearchField
        label="Search notes"
        placeholder="Search notes"
        value={asked.search}
        onValue={(search) => narrow({ search })}
      />
    </div>
  );
}

interface HeadProps {
  shown: NotesShown;
  total: number | null;
  logged: string;
  onToggle: () => void;
  onExport: () => void;
  onAdd: () => void;
}

const Head = ({ shown, total, logged, onToggle, onExport, onAdd }: HeadProps) => (
  <header className={styles.head}>
    <h2>
      <button type="button" className={styles.toggle} aria-expanded={shown !== "closed"} onClick={onToggle}>
        {shown === "closed" ? <ChevronRight /> : <ChevronDown />}
        Patient Notes <span>{total}</span>
      </button>
    </h2>
    <span className={styles.sum}>{logged}</span>
    {total !== 0 && (
      <Button variant="text" icon={<FileDown />} onClick={onExport}>
        Export CSV
      </Button>
    )}
    <Button size="small" icon={<Plus />} onClick={onAdd} data-adds>
      Add note
    </Button>
  </header>
);

const failedTexts = { shown: "Notes could not be loaded.", edited: "A note needs its categories." };
const noneText = "No notes yet. A note is for staff, the patient does not see it.";

const loggedText = (logged: number, today: CalendarDate): string =>
  `${writeTimeLogged(logged)} logged in ${monthNames[Number(today.slice(5, 7)) - 1]}`;

const Waiting = () => (
  <div className={styles.waiting}>
    <SkeletonLines count={3} height={58} />
  </div>
);

interface PatientNotesProps {
  patientId: string;
  /** The clinic's. */
  today: CalendarDate;
  timeZone: string;
}

/** What staff wrote down about a patient: the newest, or all with categories, search and pages. */
export function PatientNotes({ patientId, today, timeZone }: PatientNotesProps) {
  const [shown, show] = useNotesShown();
  const [edited, setEdited] = useState<NoteFragment | "new" | null>(null);
  const { asked, page, categories, narrow, turnTo } = useNotes(patientId, shown);
  const { notes: answered, total = null, logged } = page.data?.getPatientNotes ?? {};
  // Where those that were asked for could not be read, no others stand in their place.
  const notes = page.failure && page.isOutdated ? null : answered;
  const all = categories.reduce((sum, { count }) => sum + (count ?? 0), 0);
  useNoteKeys(useSingleKeys(), () => setEdited("new"));
  return (
    <section className={styles.card} aria-label="Patient Notes">
      <Head
        shown={shown}
        total={page.data && all}
        logged={logged ? loggedText(logged, today) : ""}
        onToggle={() => show(shown === "closed" ? "newest" : "closed")}
        onExport={() => void exportNotes(patientId, asked, timeZone)}
        onAdd={() => setEdited("new")}
      />
      {page.failure && (edited || shown !== "closed") && (
        <PartFailed message={page.failure} what={failedTexts[edited ? "edited" : "shown"]} onRetry={page.refetch} />
      )}
      {shown !== "closed" && (
        <>
          {shown === "all" && <Narrowing asked={asked} categories={categories} narrow={narrow} />}
          {!notes && !page.failure && <Waiting />}
          {notes?.length === 0 && <p className={styles.none}>{all === 0 ? noneText : "No note matches."}</p>}
          {notes && <NoteRows notes={notes} timeZone={timeZone} onEdit={setEdited} />}
          {shown === "newest" && notes && all > notes.length && (
            <button type="button" className={styles.more} onClick={() => show("all")}>
              Show all {all} notes
            </button>
          )}
          {shown === "all" && total !== null && total > pageSizes[0] && (
            <Pager current={asked.current} pageSize={asked.pageSize} total={total} sizes={pageSizes} onPage={turnTo} />
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
