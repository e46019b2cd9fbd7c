import { pathOf, routes } from "@restride/domain/access/routes.ts";
import { useEffect, useRef } from "react";
import { useNavigate } from "react-router";
import { queryOnce } from "../../../platform/calls/calls.ts";
import type { ListPlace } from "../../../platform/storage/list-places.ts";
import { scrollOnceHigh } from "../../../platform/page/keep-scroll.ts";
import { listPlaces } from "../../../platform/storage/list-places.ts";
import { useKeys } from "../../../platform/device/use-keys.ts";
import { isCovered } from "../../../ui/overlay/overlays.ts";
import { patientListViewParams, type PatientListView, parsePatientListView } from "../list-address.ts";
import { PatientIdsDocument } from "../patients.graphql.ts";

const list = routes.patientList.path;

/** Returns the position of a patient in the list that the user came from, from 1, and the total. Null when the patient is not on its page. */
export function positionIn({ search, ids = [], total = 0 }: ListPlace, id: string) {
  const { page } = parsePatientListView(new URLSearchParams(search));
  const index = ids.indexOf(id);
  return index < 0 ? null : { number: (page.current - 1) * page.pageSize + index + 1, total };
}

/** Loads another page of the list. Its rows are current and may differ from those that the user saw. */
async function loadListPage(
  view: PatientListView,
  current: number,
): Promise<Pick<ListPlace, "search" | "ids" | "total"> | null> {
  const page = { ...view.page, current };
  const variables = { filters: view.filter, sorter: view.sort, metadata: page };
  const outcome = await queryOnce(PatientIdsDocument, variables);
  const { patients, total } = (outcome.kind === "data" ? outcome.data.getPatientList : null) ?? {};
  if (!patients) return null;
  const query = patientListViewParams({ ...view, page }).toString();
  return { search: query && `?${query}`, ids: patients.map(({ _id }) => _id), total: total ?? 0 };
}

/** Returns the id of the next or previous patient in the order of the list, across its pages; the stored list moves with it. */
async function stepOn(step: 1 | -1): Promise<string | null> {
  const place = listPlaces.read(list);
  const ids = place?.ids ?? [];
  const at = ids.indexOf(place?.row ?? "");
  const next = ids[at + step];
  if (!place || at < 0 || next !== undefined) return next ?? null;
  const view = parsePatientListView(new URLSearchParams(place.search));
  const nextPage = view.page.current + step < 1 ? null : await loadListPage(view, view.page.current + step);
  const nextId = nextPage?.ids?.at(step === 1 ? 0 : -1);
  if (nextPage && nextId !== undefined) listPlaces.save(list, nextPage);
  return nextId ?? null;
}

/**
 * Navigation from patient to patient in the order of the list that the user came from: J is the next, K the previous. Scroll position, view, and
 * month of the calendar stay the same.
 */
export function useNeighbours(id: string) {
  const navigate = useNavigate();
  const scrollPlace = useRef<{ id: string; top: number } | null>(null);
  const place = listPlaces.read(list);
  const position = place && positionIn(place, id);
  const go = async (step: 1 | -1): Promise<void> => {
    const next = await stepOn(step);
    if (next === null) return;
    // Two quick presses go two steps, even before the first patient is shown.
    listPlaces.save(list, { row: next });
    // Reads the current URL, because an earlier press may not be rendered yet.
    const { search } = window.location;
    scrollPlace.current = { id: next, top: scrollPlace.current?.top ?? window.scrollY };
    void navigate({ pathname: pathOf("patientDetail", { id: next }), search }, { replace: true });
  };
  const isInList = position !== null;
  useEffect(() => {
    if (isInList) listPlaces.save(list, { row: id });
  }, [id, isInList]);
  useEffect(() => {
    if (scrollPlace.current === null) return undefined;
    return scrollOnceHigh(scrollPlace.current.top, () => {
      // If the user is already on the way to another patient, the scroll position is kept for that one.
      if (scrollPlace.current?.id === id) scrollPlace.current = null;
    });
  }, [id]);
  useKeys(({ key }) => {
    const step = { j: 1, k: -1 }[key.toLowerCase()] as 1 | -1 | undefined;
    if (step && position && !isCovered()) void go(step);
  });
  return { position, go };
}
