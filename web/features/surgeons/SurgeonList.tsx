import { pathOf, roleMayOpen, routes } from "@restride/domain/access/routes.ts";
import { pageSizes } from "@restride/domain/values/page.ts";
import { useState } from "react";
import { mayCall } from "../../platform/session/may-call.ts";
import { roleOf } from "../../platform/session/profile.ts";
import { useSignedIn } from "../../platform/session/use-profile.ts";
import { useListed } from "../../platform/calls/use-listed.ts";
import { useListSearch, useNameOrder } from "../../platform/page/use-list-search.ts";
import { AddLink, RecordList } from "../../ui/list/RecordList.tsx";
import { DeleteSurgeons } from "./DeleteSurgeons.tsx";
import type { ListedSurgeon } from "./surgeon-columns.tsx";
import { surgeonColumns } from "./surgeon-columns.tsx";
import { SurgeonCards } from "./SurgeonCards.tsx";
import { surgeonPath } from "./surgeon-path.ts";
import { SurgeonsDocument } from "./surgeons.graphql.ts";
import * as texts from "./surgeons-texts.ts";

/** Loads a page of the surgeons, by name; the column header reverses the order. */
function useSurgeons() {
  const search = useListSearch();
  const { sort, turn } = useNameOrder();
  const { searchText, page } = search;
  const listed = useListed(
    SurgeonsDocument,
    { pagination: { ...page, searchText, sorter: { field: "name", order: sort.order } } },
    { tags: ["surgeons"], read: ({ getSurgeons: { surgeons, total } }) => ({ rows: surgeons, total }) },
  );
  return { listed, search, sort, turn };
}

/** State of the selected surgeons' ids, on all pages. */
function useTicks() {
  const [ids, setIds] = useState<readonly string[]>([]);
  const toggle = ({ _id }: ListedSurgeon): void =>
    setIds((before) => (before.includes(_id) ? before.filter((id) => id !== _id) : [...before, _id]));
  return { ids, toggle, has: ({ _id }: ListedSurgeon) => ids.includes(_id), clear: () => setIds([]) };
}

/** Page with the clinic's surgeons. A row opens its surgeon. */
export function SurgeonList() {
  const { listed, search, sort, turn } = useSurgeons();
  const ticks = useTicks();
  const role = roleOf(useSignedIn());
  const mayAdd = roleMayOpen(routes.surgeonAdd, role);
  const shownTicks = mayCall("removeSurgeons", role) ? ticks : null;
  return (
    <RecordList<ListedSurgeon>
      title={routes.surgeons.title}
      search={search}
      placeholder={texts.nameEmailOrPhone}
      listed={listed}
      sizes={pageSizes}
      none={{
        title: texts.noSurgeonsYet,
        text: texts.aSurgeonHasPatientsAPublic,
        add: mayAdd ? { to: pathOf("surgeonAdd"), text: texts.addTheFirstSurgeon } : undefined,
      }}
      noMatch={{ title: texts.noSurgeonsMatch, text: texts.tryAnotherNameEmailOrPhone }}
      isFiltered={search.searchText !== ""}
      actions={
        <>
          {shownTicks && <DeleteSurgeons ids={ticks.ids} onDeleted={ticks.clear} />}
          {mayAdd && <AddLink to={pathOf("surgeonAdd")} text={texts.addHeading} />}
        </>
      }
      columns={surgeonColumns(shownTicks)}
      cards={(surgeons) => <SurgeonCards surgeons={surgeons} ticks={shownTicks} />}
      open={({ _id }) => surgeonPath(_id)}
      linkState={(surgeon) => ({ surgeon })}
      sort={sort}
      onSort={turn}
    />
  );
}
