import { pathOf, routes } from "@restride/domain/access/routes.ts";
import { formatUs } from "@restride/domain/values/calendar-date.ts";
import { pageSizes } from "@restride/domain/values/page.ts";
import { BellOff, Boxes } from "lucide-react";
import { useEffect, useState } from "react";
import { Link } from "react-router";
import { useGraphqlQuery } from "../../platform/calls/use-graphql-query.ts";
import { useListed } from "../../platform/calls/use-listed.ts";
import { listPlaces } from "../../platform/storage/list-places.ts";
import { FilterBar } from "../../ui/list/FilterBar.tsx";
import { ListCard, ListPage } from "../../ui/list/ListCard.tsx";
import { RecordRows } from "../../ui/list/RecordRows.tsx";
import { RowCards } from "../../ui/list/RowCards.tsx";
import { Button, buttonClass } from "../../ui/look/Button.tsx";
import { EmptyState, NoResult } from "../../ui/look/States.tsx";
import { PageHead } from "../../ui/page/PageHead.tsx";
import { CarrierNotice } from "./CarrierNotice.tsx";
import { type ListedOrderFragment, OrderCountsDocument, OrdersDocument } from "./fulfilment.graphql.ts";
import { orderColumns, patientOf } from "./order-columns.tsx";
import { chipsOf, type OrderChip } from "./order-filters.ts";
import { useCustomers } from "./use-customers.ts";
import { askedOf, narrowed, noFilters, type OrderView, useOrderView } from "./order-view.ts";
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

interface RowsProps {
  view: OrderView;
  show: (change: Partial<OrderView>) => void;
  listed: ReturnType<typeof useListed<unknown, unknown, ListedOrderFragment>>;
}

function Rows({ view, show, listed }: RowsProps) {
  const isNarrowed = Object.values(view.filters).some((value) => value !== "");
  return (
    <RecordRows<ListedOrderFragment>
      caption={routes.fulfillment.title}
      listed={listed}
      pages={{ page: view.page, showPage: (current, pageSize) => show({ page: { current, pageSize } }) }}
      sizes={pageSizes}
      columns={orderColumns}
      cards={(orders) => <OrderCards orders={orders} />}
      open={open}
      sort={view.sort}
      onSort={() => show({ sort: { ...view.sort, order: view.sort.order === "ascend" ? "descend" : "ascend" } })}
      nobody={
        isNarrowed ? (
          <NoResult title={texts.noOrdersMatch} text={texts.takeAFilterAwayOrLook} />
        ) : (
          <EmptyState
            title={view.status === "Pending" ? texts.nothingToSend : texts.nothingWasSentYet}
            text={texts.anOrderAppearsHereWhen}
          />
        )
      }
    />
  );
}

/** Button and dialog for silent devices; nothing when there are none. */
function Silent({ total, customer, enter }: { total: number; customer: string; enter: EnterClinic }) {
  const [isOpen, setOpen] = useState(false);
  if (total === 0 && !isOpen) return null;
  return (
    <>
      <Button icon={<BellOff />} onClick={() => setOpen(true)}>
        {silenceTexts.title(total)}
      </Button>
      {isOpen && <SilentDevices customer={customer || undefined} enter={enter} onClose={() => setOpen(false)} />}
    </>
  );
}

/** Page with the orders of devices: of the chosen clinic, or of all clinics of the company. */
export function OrderList({ enter }: { enter: EnterClinic }) {
  const { view, show } = useOrderView();
  const [filtering, setFiltering] = useState(false);
  const customers = useCustomers();
  const counts = useGraphqlQuery(OrderCountsDocument, { filters: narrowed(view.filters) }, { tags: about }).data
    ?.getFullfillmentsCount;
  const listed = useListed(OrdersDocument, askedOf(view), {
    tags: about,
    read: ({ getFullfillments: { fullfillments, total } }) => ({ rows: fullfillments, total }),
  });
  const { rows, total } = listed;
  useEffect(() => {
    if (rows && total !== null) listPlaces.keep(routes.fulfillment.path, { ids: rows.map(({ _id }) => _id), total });
  }, [rows, total]);
  return (
    <ListPage>
      <PageHead title={routes.fulfillment.title}>
        <Link to={routes.units.path} className={buttonClass({})}>
          <Boxes />
          {routes.units.title}
        </Link>
        <Silent total={counts?.silent ?? 0} customer={view.filters.customer} enter={enter} />
      </PageHead>
      {counts?.trouble && <CarrierNotice trouble={counts.trouble} />}
      <ListCard>
        <OrderTabs status={view.status} counts={counts} onStatus={(status) => show({ status })} />
        <FilterBar<OrderChip>
          chips={chipsOf(view.filters, customers)}
          none={texts.noFiltersApplied}
          total={total === null ? "" : texts.orderCount(total)}
          onFilter={() => setFiltering(true)}
          onRemove={({ field }) => show({ filters: { ...view.filters, [field]: "" } })}
          onClear={() => show({ filters: noFilters })}
        />
        <Rows view={view} show={show} listed={listed} />
      </ListCard>
      {filtering && (
        <OrderFilterDialog
          filters={view.filters}
          customers={customers}
          onFilter={(filters) => show({ filters })}
          onClose={() => setFiltering(false)}
        />
      )}
    </ListPage>
  );
}
