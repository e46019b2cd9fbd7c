import { routes } from "@restride/domain/access/routes.ts";
import type { PatientFilter } from "@restride/domain/patients/list/patient-filter.ts";
import type { PatientSort } from "@restride/domain/patients/list/patient-sort.ts";
import { useCallback, useEffect, useMemo, useState } from "react";
import { useLocation, useSearchParams } from "react-router";
import { listPlaces, useFoundPlace } from "../../platform/storage/list-places.ts";
import { session } from "../../platform/session/session.ts";
import { useSignedIn } from "../../platform/session/use-profile.ts";
import type { PatientListView } from "./list-address.ts";
import { patientListViewParams, nextSort, parsePatientListView } from "./list-address.ts";
import type { Selection } from "./selection.ts";
import { toStoredSelection, nothingSelected, selectionOf } from "./selection.ts";

/** View of the URL, and the functions that change it. */
export interface ViewControl extends PatientListView {
  readonly showView: (filter: PatientFilter, sort: PatientSort) => void;
  readonly showFilter: (filter: PatientFilter) => void;
  readonly showPage: (current: number, pageSize: number) => void;
  readonly sortBy: (field: string) => void;
  readonly selection: Selection;
  readonly select: (change: (before: Selection) => Selection) => void;
}

/**
 * Returns the filter that the user asked to be remembered, for a list that was opened without URL parameters and not by going back; otherwise null.
 */
export function useRememberedFilter(): string | null {
  const { user } = useSignedIn();
  const { key, search } = useLocation();
  const [opened] = useState(key);
  const place = useFoundPlace();
  return !place && key === opened && search === "" && user.filter ? user.filter : null;
}

/** View of the patient list, stored in the URL. */
export function useListView(): ViewControl {
  const [params, setParams] = useSearchParams();
  const view = useMemo(() => parsePatientListView(params), [params]);
  const place = useFoundPlace();
  const [selection, setSelection] = useState<Selection>(() => selectionOf(place?.selected));
  useEffect(() => listPlaces.save(routes.patientList.path, { selected: toStoredSelection(selection) }), [selection]);
  const show = useCallback((next: PatientListView) => setParams(patientListViewParams(next)), [setParams]);
  const showView = (filter: PatientFilter, sort: PatientSort): void => {
    setSelection(nothingSelected);
    show({ filter, sort, page: { ...view.page, current: 1 } });
  };
  return {
    ...view,
    selection,
    select: setSelection,
    showView,
    showFilter: (filter) => showView(filter, view.sort),
    showPage: (current, pageSize) => show({ ...view, page: { current, pageSize } }),
    sortBy: (field) =>
      show({ ...view, sort: nextSort(view.sort, field as PatientSort["field"]), page: { ...view.page, current: 1 } }),
  };
}

/** Stores the remembered filter in the session too, so that it applies without a new sign-in. */
export const rememberInSession = (filter: string): void =>
  session.updateUser({ filter: filter === "" ? null : filter });
