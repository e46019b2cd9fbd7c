import { pathOf, routes } from "@restride/domain/access/routes.ts";
import { useNavigate } from "react-router";
import { queryOnce } from "../../platform/calls/calls.ts";
import { useKeys } from "../../platform/device/use-keys.ts";
import { listPlaces } from "../../platform/storage/list-places.ts";
import { isCovered } from "../../ui/overlay/overlays.ts";
import { OrderIdsDocument } from "./fulfilment.graphql.ts";
import { orderListViewParams, orderListInput, parseOrderListView } from "./order-view.ts";

const list = routes.fulfillment.path;

/** Returns the list that the user came from, and the position of an order in it; null when the user came from elsewhere. */
const placeOf = (id: string) => {
  const { search, ids = [], total = 0 } = listPlaces.read(list) ?? {};
  const view = parseOrderListView(new URLSearchParams(search));
  const at = ids.indexOf(id);
  return at < 0 ? null : { view, ids, at, total, number: (view.page.current - 1) * view.page.pageSize + at + 1 };
};

/** Returns the id of the next or previous order in the list, across its pages; the stored list moves with it. */
async function stepFrom(id: string, step: 1 | -1): Promise<string | null> {
  const place = placeOf(id);
  if (!place) return null;
  const next = place.ids[place.at + step];
  const current = place.view.page.current + step;
  if (next !== undefined || current < 1) return next ?? null;
  const view = { ...place.view, page: { ...place.view.page, current } };
  const outcome = await queryOnce(OrderIdsDocument, orderListInput(view));
  const { fullfillments, total } = (outcome.kind === "data" ? outcome.data.getFullfillments : null) ?? {};
  const arrived = fullfillments?.at(step === 1 ? 0 : -1);
  if (!fullfillments || !arrived) return null;
  const ids = fullfillments.map(({ _id }) => _id);
  listPlaces.save(list, { search: `?${orderListViewParams(view).toString()}`, ids, total: total ?? 0 });
  return arrived._id;
}

/** Navigation from order to order in the order of the list: J is the next, K the previous. */
export function useOrderNeighbours(id: string) {
  const navigate = useNavigate();
  const position = placeOf(id);
  const go = async (step: 1 | -1): Promise<void> => {
    const next = await stepFrom(id, step);
    if (next === null) return;
    listPlaces.save(list, { row: next });
    void navigate(pathOf("fulfillmentDetail", { fulfillmentid: next }), { replace: true });
  };
  useKeys(({ key }) => {
    const step = { j: 1, k: -1 }[key.toLowerCase()] as 1 | -1 | undefined;
    if (step && position && !isCovered()) void go(step);
  });
  return { position, go };
}
