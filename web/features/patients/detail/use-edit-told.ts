import { editTold, editToldFor } from "@restride/domain/patients/edit/edit-told.ts";
import { useEffect, useState } from "react";

/** Says for a while what somebody else changed; news that comes meanwhile is said in its place. */
export function useEditTold() {
  const [edit, setEdit] = useState<Parameters<typeof editTold>[0] | null>(null);
  useEffect(() => {
    if (!edit) return undefined;
    const timer = setTimeout(() => setEdit(null), editToldFor);
    return () => clearTimeout(timer);
  }, [edit]);
  return { news: edit ? editTold(edit) : "", tell: setEdit };
}
