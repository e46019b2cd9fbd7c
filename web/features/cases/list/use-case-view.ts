import { routes } from "@restride/domain/access/routes.ts";
import { type CaseFilter, type CaseSort, customerChoiceOf, customerIdsOf } from "@restride/domain/cases/case-filter.ts";
import { useEffect, useState } from "react";
import { useSearchParams } from "react-router";
import { listPlaces, useFoundPlace } from "../../../platform/storage/list-places.ts";
import { useSignedIn } from "../../../platform/session/use-profile.ts";
import { caseListViewParams, type CaseListView, parseCaseListView } from "./case-address.ts";

/** View of the URL, and the functions that change it. */
export interface CaseViewControl {
  readonly view: CaseListView;
  /** Changes these fields of the filter and returns to the first page. */
  readonly changeFilter: (change: CaseFilter) => void;
  readonly showPage: (current: number, pageSize: number) => void;
  readonly sortBy: (field: string) => void;
  readonly chosen: ReadonlySet<string>;
  readonly choose: (ids: ReadonlySet<string>) => void;
}

const nobody: ReadonlySet<string> = new Set();
const keyOf = (userId: string): string => `restride.cases.customer ${userId}`;

/** View of the case list, stored in the URL. The last chosen customer is remembered in this browser. */
export function useCaseView(): CaseViewControl {
  const { user, customer } = useSignedIn();
  const [params, setParams] = useSearchParams();
  const place = useFoundPlace();
  const [chosen, choose] = useState<ReadonlySet<string>>(() => new Set(place?.selected as string[] | undefined));
  const address = parseCaseListView(params);
  const remembered = localStorage.getItem(keyOf(user._id)) ?? customer?._id ?? "";
  const customers = customerIdsOf(customerChoiceOf(address.filter) || remembered);
  const view = { ...address, filter: { ...address.filter, customerIds: customers } };
  useEffect(() => listPlaces.save(routes.cases.path, { selected: [...chosen] }), [chosen]);
  const showFirstPage = (change: Partial<CaseListView>): void => {
    choose(nobody);
    setParams(caseListViewParams({ ...view, ...change, page: { ...view.page, current: 1 } }));
  };
  const changeFilter = (change: CaseFilter): void => {
    if ("customerIds" in change) localStorage.setItem(keyOf(user._id), customerChoiceOf(change));
    showFirstPage({ filter: { ...view.filter, ...change } });
  };
  return {
    view,
    changeFilter,
    showPage: (current, pageSize) => setParams(caseListViewParams({ ...view, page: { current, pageSize } })),
    sortBy: (field) => {
      const isTurned = view.sort.field === field && view.sort.order === "descend";
      showFirstPage({ sort: { field: field as CaseSort["field"], order: isTurned ? "ascend" : "descend" } });
    },
    chosen,
    choose,
  };
}
