import {
  daysOver,
  defaultUnitSort,
  dueBack,
  isOverdue,
  mayBeLost,
  statesIn,
  type UnitFilter,
  unitFilterSchema,
  unitSortSchema,
} from "@restride/domain/fulfilment/unit-filter.ts";
import { daysBetween } from "@restride/domain/values/calendar-date.ts";
import { searchParts } from "@restride/domain/names/search-form.ts";
import { offsetOf, pageSchema } from "@restride/domain/values/page.ts";
import { parseOrRefuse } from "@restride/domain/values/problems.ts";
import { isRefusal, refuse } from "@restride/domain/values/refusal.ts";
import type { QueryGetUnitsArgs } from "../../generated/resolvers.ts";
import { instantOf } from "../../platform/instant.ts";
import type { OrderReach, OrdersScope, ReachedClinics } from "./order-reach.ts";
import type { ListedUnit, UnitConditions, UnitsQueries } from "./units.queries.ts";
import { customerTexts } from "@restride/domain/customers/customer-texts.ts";

interface Deps {
  readonly reach: OrderReach;
  readonly units: UnitsQueries;
  readonly now: () => number;
}

/** Returns a unit as the GraphQL schema describes it. */
const shownUnit = ({ overOn, today, ...unit }: ListedUnit) => {
  const dueback = dueBack(unit.status, overOn);
  return {
    ...unit,
    days: unit.since && daysBetween(unit.since, today),
    dueback,
    overdue: isOverdue(dueback, today),
    maybelost: mayBeLost(dueback, today),
  };
};

const filterConditions = (
  { place, search }: UnitFilter,
  { customerIds, companyId }: Omit<ReachedClinics, "scope">,
  now: string,
): UnitConditions => ({
  customerIds,
  companyId,
  states: statesIn[place],
  now,
  daysOver: daysOver[place] ?? undefined,
  isSilent: place === "silent" || undefined,
  ...(search && { search, nameParts: searchParts(search) }),
});

/** Makes the use case that lists all ordered devices with their places: of one clinic, or of all that the caller reaches. */
export const makeListUnits =
  ({ reach, units, now }: Deps) =>
  async (ordersScope: OrdersScope, { metadata, filters, sorter }: QueryGetUnitsArgs) => {
    const page = parseOrRefuse(pageSchema, metadata ?? {});
    if (isRefusal(page)) return page;
    const filter = parseOrRefuse(unitFilterSchema, filters ?? {});
    if (isRefusal(filter)) return filter;
    const sort = parseOrRefuse(unitSortSchema, sorter ?? defaultUnitSort);
    if (isRefusal(sort)) return sort;
    const { scope, ...reached } = await reach.reached(ordersScope);
    const { customer } = filter;
    if (customer && !reached.customerIds.includes(customer)) return refuse(customerTexts.notFound);
    const conditions = filterConditions(filter, customer ? { customerIds: [customer] } : reached, instantOf(now()));
    const [rows, total] = await Promise.all([
      units.acrossCustomersUnits(scope, { ...conditions, limit: page.pageSize, offset: offsetOf(page) }, sort),
      units.acrossCustomersUnitTotal(scope, conditions),
    ]);
    return { units: rows.map(shownUnit), total };
  };
