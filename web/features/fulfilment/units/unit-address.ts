import {
  defaultUnitSort,
  type UnitFilter,
  unitFilterSchema,
  type UnitSort,
  unitSortSchema,
} from "@restride/domain/fulfilment/unit-filter.ts";

const { place: placeField, customer: customerField } = unitFilterSchema.shape;

/** Parses the filter of the list of units from the URL parameters, without its search; invalid values are ignored. */
export const parseUnitFilter = (params: URLSearchParams): Omit<UnitFilter, "search"> => {
  const customer = customerField.safeParse(params.get("customer") || undefined).data;
  return {
    place: placeField.safeParse(params.get("place") || undefined).data ?? "out",
    ...(customer && { customer }),
  };
};

/** Parses the order of the list from its URL parameter; an invalid one is the usual order. */
export const parseUnitSort = (text: string): UnitSort => {
  const [field, order] = text.split(" ");
  return unitSortSchema.safeParse({ field, order }).data ?? defaultUnitSort;
};

/** Returns the URL parameter of the order after a click on a header: another column starts ascending, the same column is reversed. */
export const nextUnitSortParam = (sort: UnitSort, field: string): string =>
  `${field} ${sort.field === field && sort.order === "ascend" ? "descend" : "ascend"}`;
