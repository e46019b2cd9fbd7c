import type { AnyRow } from "@restride/domain/programmes/plan-save.ts";
import { rebase } from "@restride/domain/programmes/rebase.ts";
import { takeBack } from "@restride/domain/programmes/undo-change.ts";
import { useState } from "react";

/** The rows of an area that run, as they were read. */
export interface ReadRows<Row> {
  readonly version: string;
  readonly running: readonly Row[];
  /** The day from surgery on which they were read. */
  readonly day: number;
}

interface Kept<Row> {
  readonly version: string;
  readonly saved: readonly Row[];
  readonly rows: readonly Row[];
  /** What somebody else changed while something was typed here. */
  readonly theirs: readonly Row[];
}

const none: readonly never[] = [];
const nothing = { version: "", saved: none, rows: none, theirs: none };

/** Rows that are being changed. When somebody else saves meanwhile, what is typed stays, on top of what is there now. */
export function useKeptRows<Row extends AnyRow>(newest: ReadRows<Row>) {
  const [kept, setKept] = useState<Kept<Row>>(nothing);
  if (newest.version !== kept.version) {
    const { rows, idsChangedByOthers } = rebase(kept, newest.running, newest.day);
    const either = [...newest.running, ...kept.saved];
    const isTyped = kept.rows !== kept.saved;
    setKept({
      version: newest.version,
      saved: newest.running,
      rows: isTyped ? rows : newest.running,
      theirs: isTyped ? idsChangedByOthers.flatMap((id) => either.find(({ _id }) => _id === id) ?? []) : [],
    });
  }
  return {
    ...kept,
    setRows: (rows: readonly Row[]) => setKept({ ...kept, rows }),
    /** Takes a change of the rows back, whatever was changed since. */
    takeBack: (before: readonly Row[], after: readonly Row[]) =>
      setKept((now) => ({ ...now, rows: takeBack(now.rows, before, after) })),
  };
}
