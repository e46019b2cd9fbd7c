import { pathOf, routes } from "@restride/domain/access/routes.ts";
import { formatUs } from "@restride/domain/values/calendar-date.ts";
import { pageSizes } from "@restride/domain/values/page.ts";
import { BellOff, Boxes } from "lucide-react";
import { type ComponentProps, useEffect, useState } from "react";
import { Link } from "react-router";
import { useGraphqlQuery } from "../../platform/calls/use-graphql-query.ts";
import { useListed } from "../../platform/calls/use-listed.ts";
import { listPlaces } from "../../platform/storage/list-places.ts";
import { FilterBar } from "../../ui/list/FilterBar.tsx";
import { RecordList } from "../../ui/list/RecordList.tsx";
import { RowCards } from "../../ui/list/RowCards.tsx";
import { Button, buttonClass } from "../../ui/look/Button.tsx";
import { CarrierNotice } from "./CarrierNotice.tsx";
import { type ListedOrderFragment, OrderCountsDocument, OrdersDocument } from "./fulfilment.graphql.ts";
import { orderColumns, patientOf } from "./order-columns.tsx";
import { orderFilterChips, type OrderFilterChip } from "./order-filters.ts";
import { useCustomers } from "./use-customers.ts";
import { orderListInput, type OrderListView, useOrderView } from "./order-view.ts";
import { OrderFilterDialog } from "./OrderFilterDialog.tsx";
import { OrderTabs } from "./OrderTabs.tsx";
import type { EnterClinic } from "./SilentDevices.tsx";
import { lazyOverlay } from "../../ui/overlay/lazy-overlay.tsx";
import { silenceTexts } from "@restride/domain/fulfilment/silence-texts.ts";
import * as texts from "./fulfilment-texts.ts";

const SilentDevices = lazyOverlay(async () => (await import("./SilentDevices.tsx")).SilentDevices);

const about = ["orders", "patients", "schedules"] as const;
const open = ({ _id }: ListedOrderFragment): string => pathOf("fulfillmentDetail", { fulfillmentid: _id });

const OrderCards = ({ orders }: { orders: readonly ListedOrderFragment[] }) => (
  <RowCards<ListedOrderFragment>
    rows={orders}
    title={patientOf}
    open={open}
    lines={({ customer, patient, noOfDevice, isnew, orderDate }) => [
      `${customer.name} · ${patient.surgeon.name}`,
      texts.deviceNewReorderOrdered(noOfDevice, isnew, formatUs(orderDate)),
      [!patient.consent && texts.noConsent, !patient.registered && texts.notRegistered].filter(Boolean).join(" · "),
    ]}
  />
);

/** Button and dialog for silent devices; nothing when there are none. */
function Silent({ total, customer, enter }: { total: number; customer: string | undefined; enter: EnterClinic }) {
  const [isOpen, setOpen] = useState(false);
  if (total === 0 && !isOpen) return null;
  return (
    <>
      <Button icon={<BellOff />} onClick={() => setOpen(true)}>
        {silenceTexts.title(total)}
      </Button>
      {isOpen && <SilentDevices customer={customer} enter={enter} onClose={() => setOpen(false)} />}
    </>
  );
}

/** Loads the page of orders for a view. Its ids are stored for navigation from order to order. */
function useOrders(view: OrderListView) {
  const listed = useListed(OrdersDocument, orderListInput(view), {
    tags: about,
    read: ({ getFullfillments: { fullfillments, total } }) => ({ rows: fullfillments, total }),
  });
  const { rows, total } = listed;
  useEffect(() => {
    if (rows && total !== null) listPlaces.save(routes.fulfillment.path, { ids: rows.map(({ _id }) => _id), total });
  }, [rows, total]);
  return { ...listed, failure: listed.failure && !listed.refused ? texts.networkError : listed.failure };
}

interface BarProps extends ReturnType<typeof useOrderView> {
  counts: ComponentProps<typeof OrderTabs>["counts"];
  total: number | null;
}

/** Tabs of the list and its active filters, with the dialog that changes them. */
function Bar({ view, show, counts, total }: BarProps) {
  const [filtering, setFiltering] = useState(false);
  const customers = useCustomers();
  const { filter } = view;
  return (
    <>
      <OrderTabs
        status={filter.status}
        counts={counts}
        onStatus={(status) => show({ filter: { ...filter, status } })}
      />
      <FilterBar<OrderFilterChip>
        chips={orderFilterChips(filter, customers)}
        none={texts.noFiltersApplied}
        total={total === null ? "" : texts.orderCount(total)}
        onFilter={() => setFiltering(true)}
        onRemove={({ field }) => show({ filter: { ...filter, [field]: undefined } })}
        onClear={() => show({ filter: { status: filter.status } })}
      />
      {filtering && (
        <OrderFilterDialog
          filter={filter}
          customers={customers}
          onFilter={(next) => show({ filter: next })}
          onClose={() => setFiltering(false)}
        />
      )}
    </>
  );
}

/** Page with the orders of devices: of the chosen clinic, or of all clinics of the company. */
export function OrderList({ enter }: { enter: EnterClinic }) {
  const { view, show } = useOrderView();
  const { filter, sort, page } = view;
  const { status, ...limits } = filter;
  const counts = useGraphqlQuery(OrderCountsDocument, { filters: limits }, { tags: about }).data?.getFullfillmentsCount;
  const listed = useOrders(view);
  return (
    <RecordList<ListedOrderFragment>
      title={routes.fulfillment.title}
      listed={listed}
      pages={{ page, showPage: (current, pageSize) => show({ page: { current, pageSize } }) }}
      sizes={pageSizes}
      none={{
        title: status === "Pending" ? texts.nothingToSend : texts.nothingWasSentYet,
        text: texts.anOrderAppearsHereWhen,
      }}
      noMatch={{ title: texts.noOrdersMatch, text: texts.takeAFilterAwayOrLook }}
      isFiltered={Object.values(limits).some(Boolean)}
      columns={orderColumns}
      cards={(orders) => <OrderCards orders={orders} />}
      open={open}
      sort={sort}
      onSort={() => show({ sort: { ...sort, order: sort.order === "ascend" ? "descend" : "ascend" } })}
      actions={
        <>
          <Link to={routes.units.path} className={buttonClass({})}>
            <Boxes />
            {routes.units.title}
          </Link>
          <Silent total={counts?.silent ?? 0} customer={filter.customer ?? undefined} enter={enter} />
        </>
      }
      tabs={counts?.trouble && <CarrierNotice trouble={counts.trouble} />}
      bar={<Bar view={view} show={show} counts={counts} total={listed.total} />}
    />
  );
}
