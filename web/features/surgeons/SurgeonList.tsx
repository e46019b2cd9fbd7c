import { pathOf, roleMayOpen, routes } from "@restride/domain/access/routes.ts";
import { pageSizes } from "@restride/domain/values/page.ts";
import { Plus } from "lucide-react";
import { useMemo, useState } from "react";
import { Link, useNavigate } from "react-router";
import { mayCall } from "../../platform/may-call.ts";
import { roleOf } from "../../platform/profile.ts";
import { useListPlace } from "../../platform/list-places.ts";
import { useSingleKeys } from "../../platform/single-keys.ts";
import { useSignedIn } from "../../platform/stores.ts";
import { useAsked } from "../../platform/use-asked.ts";
import { useListSearch, useNameOrder } from "../../platform/use-list-search.ts";
import { buttonClass } from "../../ui/Button.tsx";
import { DataTable } from "../../ui/DataTable.tsx";
import { ListCard, ListPage } from "../../ui/ListCard.tsx";
import { PageHead } from "../../ui/PageHead.tsx";
import { Pager } from "../../ui/Pager.tsx";
import { SearchField } from "../../ui/SearchField.tsx";
import { EmptyState, ErrorState, NoResult } from "../../ui/States.tsx";
import { useNarrow } from "../../ui/use-width.ts";
import { DeleteSurgeons } from "./DeleteSurgeons.tsx";
import type { ListedSurgeon } from "./surgeon-columns.tsx";
import { surgeonColumns } from "./surgeon-columns.tsx";
import { SurgeonCards } from "./SurgeonCards.tsx";
import { surgeonPath } from "./surgeon-path.ts";
import { SurgeonsDocument } from "./surgeons.graphql.ts";

/** The surgeons of a page, by name; the head of the column turns the order around. */
function useSurgeons() {
  const search = useListSearch();
  const { sort, turn } = useNameOrder();
  const { searchText, page } = search;
  const { current, pageSize } = page;
  const variables = useMemo(
    () => ({ pagination: { current, pageSize, searchText, sorter: { field: "name", order: sort.order } } }),
    [current, pageSize, searchText, sort.order],
  );
  const { data, ...rest } = useAsked(SurgeonsDocument, variables, { about: ["surgeons"] });
  useListPlace(data !== null);
  return { ...rest, search, sort, turn, answer: data?.getSurgeons };
}

/** Ids of the ticked surgeons, over all pages. */
function useTicks() {
  const [ids, setIds] = useState<readonly string[]>([]);
  const toggle = ({ _id }: ListedSurgeon): void =>
    setIds((before) => (before.includes(_id) ? before.filter((id) => id !== _id) : [...before, _id]));
  return { ids, toggle, has: ({ _id }: ListedSurgeon) => ids.includes(_id), clear: () => setIds([]) };
}

const Add = () => (
  <Link to={pathOf("surgeonAdd")} className={buttonClass({ variant: "primary", capitals: true })}>
    <Plus size={16} strokeWidth={1.75} aria-hidden />
    ADD
  </Link>
);

const Nobody = ({ searched }: { searched: boolean }) =>
  searched ? (
    <NoResult title="No surgeons match" text="Try another name, email or phone." />
  ) : (
    <EmptyState title="No surgeons yet" text="Surgeons appear here once they are added." />
  );

/** The clinic's surgeons. A row opens its surgeon. */
export function SurgeonList() {
  const { answer, failure, stale, loading, askAgain, search, sort, turn } = useSurgeons();
  const failed = stale ? null : failure;
  const ticks = useTicks();
  const singleKeys = useSingleKeys();
  const narrow = useNarrow();
  const navigate = useNavigate();
  const role = roleOf(useSignedIn());
  const mayDelete = mayCall("removeSurgeons", role);
  return (
    <ListPage>
      <PageHead title={routes.surgeons.title}>
        <SearchField
          label="Search surgeons"
          placeholder="name, email or phone"
          value={search.typed}
          onValue={search.type}
        />
        {mayDelete && <DeleteSurgeons ids={ticks.ids} onDeleted={ticks.clear} />}
        {roleMayOpen(routes.surgeonAdd, role) && <Add />}
      </PageHead>
      <ListCard>
        {failed && <ErrorState message={failed} safe="Nothing was changed." onRetry={askAgain} />}
        {!failed && answer?.total === 0 && <Nobody searched={search.searchText !== ""} />}
        {!failed && answer?.total !== 0 && narrow && (
          <SurgeonCards surgeons={answer?.surgeons ?? []} ticks={mayDelete ? ticks : null} />
        )}
        {!failed && answer?.total !== 0 && !narrow && (
          <DataTable<ListedSurgeon>
            caption="Surgeons"
            columns={surgeonColumns(mayDelete ? ticks : null)}
            rows={answer?.surgeons ?? null}
            rowKey={(surgeon) => surgeon._id}
            refreshing={loading}
            sort={sort}
            onSort={turn}
            singleKeys={singleKeys}
            onOpen={(surgeon) => void navigate(surgeonPath(surgeon._id), { state: { surgeon } })}
          />
        )}
        {answer?.total ? (
          <Pager {...search.page} total={answer.total} sizes={pageSizes} onPage={search.showPage} />
        ) : null}
      </ListCard>
    </ListPage>
  );
}
