import { editNotice, editNoticeDuration } from "@restride/domain/patients/edit/edit-notice.ts";
import { useEffect, useState } from "react";

/** State of the text about a change by somebody else, which is shown for a while. A later change replaces it. */
export function useEditNotice() {
  const [edit, setEdit] = useState<Parameters<typeof editNotice>[0] | null>(null);
  useEffect(() => {
    if (!edit) return undefined;
    const timer = setTimeout(() => setEdit(null), editNoticeDuration);
    return () => clearTimeout(timer);
  }, [edit]);
  return { news: edit ? editNotice(edit) : "", show: setEdit };
}
