import type { PatientFilter } from "@restride/domain/patients/patient-filter.ts";
import type { PatientSort } from "@restride/domain/patients/patient-sort.ts";
import { useCallback, useEffect, useMemo, useState } from "react";
import { useSearchParams } from "react-router";
import { session } from "../../platform/session.ts";
import { useSignedIn } from "../../platform/stores.ts";
import type { ListView } from "./list-address.ts";
import { addressOfView, nextSort, viewFromAddress } from "./list-address.ts";
import type { Selection } from "./selection.ts";
import { nothingSelected } from "./selection.ts";

/** What the address says, and ways to change it. */
export interface ViewControl extends ListView {
  readonly showFilter: (filter: PatientFilter) => void;
  readonly showPage: (current: number, pageSize: number) => void;
  readonly sortBy: (field: string) => void;
  readonly selection: Selection;
  readonly select: (change: (before: Selection) => Selection) => void;
}

/** A list that is opened without an address of its own starts with the filter the user asked to be remembered. */
function useRememberedFilter(
  params: URLSearchParams,
  setParams: (params: string, options: { replace: true }) => void,
): boolean {
  const { user } = useSignedIn();
  const [remembered] = useState(() => (params.size === 0 ? user.filter : null));
  const [ready, setReady] = useState(!remembered);
  useEffect(() => {
    if (!remembered || ready) return;
    setParams(remembered, { replace: true });
    setReady(true);
  }, [remembered, ready, setParams]);
  return ready;
}

/** The view of the patient list, kept in the address. Null for the moment in which a remembered filter is taken up. */
export function useListView(): ViewControl | null {
  const [params, setParams] = useSearchParams();
  const ready = useRememberedFilter(params, setParams);
  const view = useMemo(() => viewFromAddress(params), [params]);
  const [selection, setSelection] = useState<Selection>(nothingSelected);
  const show = useCallback((next: ListView) => setParams(addressOfView(next)), [setParams]);
  if (!ready) return null;
  return {
    ...view,
    selection,
    select: setSelection,
    showFilter: (filter) => {
      setSelection(nothingSelected);
      show({ ...view, filter, page: { ...view.page, current: 1 } });
    },
    showPage: (current, pageSize) => show({ ...view, page: { current, pageSize } }),
    sortBy: (field) =>
      show({ ...view, sort: nextSort(view.sort, field as PatientSort["field"]), page: { ...view.page, current: 1 } }),
  };
}

/** Keeps the remembered filter in the session too, so that it is there without a new sign-in. */
export const rememberInSession = (filter: string): void =>
  session.updateUser({ filter: filter === "" ? null : filter });
