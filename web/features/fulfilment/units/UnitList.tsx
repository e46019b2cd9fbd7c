import { routes } from "@restride/domain/access/routes.ts";
import {
  defaultUnitSort,
  unitFilterSchema,
  type UnitPlace,
  unitSortSchema,
} from "@restride/domain/fulfilment/unit-filter.ts";
import { cutFile, unitsCsv } from "@restride/domain/fulfilment/units-csv.ts";
import { formatUs } from "@restride/domain/values/calendar-date.ts";
import { pageSizes } from "@restride/domain/values/page.ts";
import { Download } from "lucide-react";
import { useState } from "react";
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
import { UnitFilters } from "./UnitFilters.tsx";
import * as texts from "./units-texts.ts";

const about = ["orders", "patients", "schedules"] as const;
const open = ({ _id, orderid }: ListedUnitFragment): string => custodyPath(orderid, _id);

/** Returns the order of the list from the URL, and a function that changes it: the current sort column is reversed. */
function useUnitSort() {
  const [sortText, say] = useListFilter("sort");
  const [field, order] = sortText.split(" ");
  const sort = unitSortSchema.safeParse({ field, order }).data ?? defaultUnitSort;
  const turned = sort.order === "ascend" ? "descend" : "ascend";
  const onSort = (column: string): void => say(`${column} ${column === sort.field ? turned : "ascend"}`);
  return { sort, onSort };
}

/** Returns the filters in the URL: where the units are, and the clinic. */
function useUnitFilters() {
  const [placeText, setPlace] = useListFilter("place");
  const [customer, setCustomer] = useListFilter("customer");
  const place: UnitPlace = unitFilterSchema.shape.place.safeParse(placeText || undefined).data ?? "out";
  return { place, setPlace, customer, setCustomer };
}

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
    const left = cutFile(units.length, total ?? 0);
    if (left) toasts.notice(left);
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
  const filters = useUnitFilters();
  const { place, customer } = filters;
  const { sort, onSort } = useUnitSort();
  const variables = { place, ...(customer && { customer }), ...(search.searchText && { search: search.searchText }) };
  const listed = useListed(
    UnitsDocument,
    { metadata: search.page, filters: variables, sorter: sort },
    { tags: about, read: ({ getUnits: { units, total } }) => ({ rows: units, total }) },
  );
  return (
    <RecordList<ListedUnitFragment>
      title={routes.units.title}
      above={<Breadcrumb to={routes.fulfillment.path} list={routes.fulfillment.title} page={routes.units.title} />}
      filters={<UnitFilters {...filters} />}
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
      onSort={onSort}
    />
  );
}
