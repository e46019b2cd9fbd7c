import type { AnyRow } from "@restride/domain/programmes/plan-save.ts";
import { rebase } from "@restride/domain/programmes/rebase.ts";
import { takeBack } from "@restride/domain/programmes/undo-change.ts";
import { useState } from "react";

/** Running rows of an area, as they were loaded. */
export interface ReadRows<Row> {
  readonly version: string;
  readonly running: readonly Row[];
  /** Day from surgery on which they were loaded. */
  readonly day: number;
}

interface DraftRows<Row> {
  readonly version: string;
  readonly saved: readonly Row[];
  readonly rows: readonly Row[];
  /** Rows that somebody else changed during editing here. */
  readonly rowsChangedByOthers: readonly Row[];
}

const none: readonly never[] = [];
const nothing = { version: "", saved: none, rows: none, rowsChangedByOthers: none };

/** State of rows that are being changed. When somebody else saves meanwhile, the changes made here are applied to the newest rows. */
export function useDraftRows<Row extends AnyRow>(newest: ReadRows<Row>) {
  const [draft, setDraft] = useState<DraftRows<Row>>(nothing);
  if (newest.version !== draft.version) {
    const { rows, idsChangedByOthers } = rebase(draft, newest.running, newest.day);
    const either = [...newest.running, ...draft.saved];
    const isTyped = draft.rows !== draft.saved;
    setDraft({
      version: newest.version,
      saved: newest.running,
      rows: isTyped ? rows : newest.running,
      rowsChangedByOthers: isTyped
        ? idsChangedByOthers.flatMap((id) => either.find(({ _id }) => _id === id) ?? [])
        : [],
    });
  }
  return {
    ...draft,
    setRows: (rows: readonly Row[]) => setDraft({ ...draft, rows }),
    /** Undoes a change of the rows, whatever was changed since. */
    takeBack: (before: readonly Row[], after: readonly Row[]) =>
      setDraft((now) => ({ ...now, rows: takeBack(now.rows, before, after) })),
  };
}
