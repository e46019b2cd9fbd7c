import { routes } from "@restride/domain/access/routes.ts";
import { cutFile, unitsCsv } from "@restride/domain/fulfilment/units-csv.ts";
import { formatUs } from "@restride/domain/values/calendar-date.ts";
import { pageSizes } from "@restride/domain/values/page.ts";
import { Download } from "lucide-react";
import { useState } from "react";
import { useSearchParams } from "react-router";
import { type Listed, useListed } from "../../../platform/calls/use-listed.ts";
import { saveTable } from "../../../platform/device/save-file.ts";
import { toasts } from "../../../platform/notices/toasts.ts";
import { useListFilter, useListSearch } from "../../../platform/page/use-list-search.ts";
import { RecordList } from "../../../ui/list/RecordList.tsx";
import { RowCards } from "../../../ui/list/RowCards.tsx";
import { Button } from "../../../ui/look/Button.tsx";
import { Breadcrumb } from "../../../ui/page/Breadcrumb.tsx";
import { type ListedUnitFragment, UnitsDocument } from "../fulfilment.graphql.ts";
import { custodyPath } from "../order-view.ts";
import { unitColumns } from "./unit-columns.tsx";
import { nextUnitSortParam, parseUnitFilter, parseUnitSort } from "./unit-address.ts";
import { UnitFilters } from "./UnitFilters.tsx";
import * as texts from "./units-texts.ts";

const tags = ["orders", "patients", "schedules"] as const;
const open = ({ _id, orderid }: ListedUnitFragment): string => custodyPath(orderid, _id);

const dueText = ({ overdue, maybelost }: Pick<ListedUnitFragment, "overdue" | "maybelost">): string => {
  if (maybelost) return texts.lostWasDueBack;
  return overdue ? texts.overdueWasDueBack : texts.dueBack;
};

const cardLines = ({ hardware_uuid, status, days, customer, patient, dueback, ...late }: ListedUnitFragment) => [
  [status, days === null || days === undefined ? "" : texts.dayCountText(days)].filter(Boolean).join(" · "),
  `${patient.name} · ${customer.name}`,
  hardware_uuid,
  dueback ? `${dueText(late)} ${formatUs(dueback)}` : "",
];

/** Button that saves all rows that match the filters as a file for a spreadsheet, up to the print limit; a toast says when rows are left out. */
function Export({ readAll, total }: Pick<Listed<ListedUnitFragment>, "readAll" | "total">) {
  const [busy, setBusy] = useState(false);
  const save = async (): Promise<void> => {
    setBusy(true);
    const units = await readAll?.();
    setBusy(false);
    if (!units) return;
    saveTable(unitsCsv(units), "units.csv");
    const cutNotice = cutFile(units.length, total ?? 0);
    if (cutNotice) toasts.notice(cutNotice);
  };
  return (
    <Button icon={<Download />} busy={busy} onClick={() => void save()}>
      {texts.csv}
    </Button>
  );
}

/** Page with all ordered devices: where they are, since when, and which should be back. A row opens the device's chain of custody. */
export function UnitList() {
  const search = useListSearch();
  const [params] = useSearchParams();
  const filter = parseUnitFilter(params);
  const { place } = filter;
  const customer = filter.customer ?? "";
  const [, setPlace] = useListFilter("place");
  const [, setCustomer] = useListFilter("customer");
  const [sortParam, setSortParam] = useListFilter("sort");
  const sort = parseUnitSort(sortParam);
  const filters = { ...filter, ...(search.searchText && { search: search.searchText }) };
  const listed = useListed(
    UnitsDocument,
    { metadata: search.page, filters, sorter: sort },
    { tags, read: ({ getUnits: { units, total } }) => ({ rows: units, total }) },
  );
  return (
    <RecordList<ListedUnitFragment>
      title={routes.units.title}
      above={<Breadcrumb to={routes.fulfillment.path} list={routes.fulfillment.title} page={routes.units.title} />}
      filters={<UnitFilters {...{ place, setPlace, customer, setCustomer }} />}
      search={search}
      placeholder={texts.hardwareIdOrLastName}
      listed={listed}
      sizes={pageSizes}
      none={{ title: texts.nothingIsOut, text: texts.aDeviceAppearsHereOnce }}
      noMatch={{ title: texts.noUnitsMatch, text: texts.chooseAnotherPlaceOrSearch }}
      isFiltered={search.searchText !== "" || place !== "out" || customer !== ""}
      actions={<Export {...listed} />}
      columns={unitColumns}
      cards={(units) => (
        <RowCards<ListedUnitFragment> rows={units} title={({ name }) => name} open={open} lines={cardLines} />
      )}
      open={open}
      sort={sort}
      onSort={(field) => setSortParam(nextUnitSortParam(sort, field))}
    />
  );
}
