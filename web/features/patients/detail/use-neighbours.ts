import { pathOf, routes } from "@restride/domain/access/routes.ts";
import { useEffect, useRef } from "react";
import { useNavigate } from "react-router";
import { queryOnce } from "../../../platform/calls/calls.ts";
import type { ListPlace } from "../../../platform/storage/list-places.ts";
import { scrollOnceHigh } from "../../../platform/page/keep-scroll.ts";
import { listPlaces } from "../../../platform/storage/list-places.ts";
import { useKeys } from "../../../platform/device/use-keys.ts";
import { isCovered } from "../../../ui/overlay/overlays.ts";
import { addressOfView, type ListView, viewFromAddress } from "../list-address.ts";
import { PatientIdsDocument } from "../patients.graphql.ts";

const list = routes.patientList.path;

/** Where a patient stands in the list that was left: the how many-th of how many, from 1. Null when it is not on its page. */
export function positionIn({ search, ids = [], total = 0 }: ListPlace, id: string) {
  const { page } = viewFromAddress(new URLSearchParams(search));
  const index = ids.indexOf(id);
  return index < 0 ? null : { number: (page.current - 1) * page.pageSize + index + 1, total };
}

/** The list turned to another page. Its rows are those of now, others than were there may have come. */
async function turned(view: ListView, current: number): Promise<Pick<ListPlace, "search" | "ids" | "total"> | null> {
  const page = { ...view.page, current };
  const variables = { filters: view.filter, sorter: view.sort, metadata: page };
  const outcome = await queryOnce(PatientIdsDocument, variables);
  const { patients, total } = (outcome.kind === "data" ? outcome.data.getPatientList : null) ?? {};
  if (!patients) return null;
  const query = addressOfView({ ...view, page }).toString();
  return { search: query && `?${query}`, ids: patients.map(({ _id }) => _id), total: total ?? 0 };
}

/** The patient a step away from the list's row in its order, over its pages; the list follows. */
async function stepOn(step: 1 | -1): Promise<string | null> {
  const place = listPlaces.read(list);
  const ids = place?.ids ?? [];
  const at = ids.indexOf(place?.row ?? "");
  const next = ids[at + step];
  if (!place || at < 0 || next !== undefined) return next ?? null;
  const view = viewFromAddress(new URLSearchParams(place.search));
  const there = view.page.current + step < 1 ? null : await turned(view, view.page.current + step);
  const arrived = there?.ids?.at(step === 1 ? 0 : -1);
  if (there && arrived !== undefined) listPlaces.keep(list, there);
  return arrived ?? null;
}

/**
 * Going from patient to patient in the order of the list that was left: J is the next, K the one before. The page stays as it is:
 * where it is scrolled to, the view and the month of its calendar.
 */
export function useNeighbours(id: string) {
  const navigate = useNavigate();
  const scrollPlace = useRef<{ id: string; top: number } | null>(null);
  const place = listPlaces.read(list);
  const position = place && positionIn(place, id);
  const go = async (step: 1 | -1): Promise<void> => {
    const next = await stepOn(step);
    if (next === null) return;
    // Who presses twice in a row goes two steps, also before the first is shown.
    listPlaces.keep(list, { row: next });
    // The address as it is: what was pressed just before may not be drawn yet.
    const { search } = window.location;
    scrollPlace.current = { id: next, top: scrollPlace.current?.top ?? window.scrollY };
    void navigate({ pathname: pathOf("patientDetail", { id: next }), search }, { replace: true });
  };
  const isInList = position !== null;
  useEffect(() => {
    if (isInList) listPlaces.keep(list, { row: id });
  }, [id, isInList]);
  useEffect(() => {
    if (scrollPlace.current === null) return undefined;
    return scrollOnceHigh(scrollPlace.current.top, () => {
      // Who is already on the way to another patient keeps the place for that one.
      if (scrollPlace.current?.id === id) scrollPlace.current = null;
    });
  }, [id]);
  useKeys(({ key }) => {
    const step = { j: 1, k: -1 }[key.toLowerCase()] as 1 | -1 | undefined;
    if (step && position && !isCovered()) void go(step);
  });
  return { position, go };
}
