import type { ContentFilter } from "@restride/domain/content/content-filter.ts";
import { kindName } from "@restride/domain/content/kinds.ts";
import { useState } from "react";
import { useGraphqlQuery } from "../../../platform/calls/use-graphql-query.ts";
import { useSignedIn } from "../../../platform/session/use-profile.ts";
import { FilterBar } from "../../../ui/list/FilterBar.tsx";
import { ClinicsOfCompanyDocument } from "./clinics.graphql.ts";
import type { PagedKind } from "../content-path.ts";
import { choicesOf, contentFilterChips, type ContentFilterChip } from "./content-filters.ts";
import { ContentFilterDialog } from "./ContentFilterDialog.tsx";
import * as texts from "./filter-texts.ts";

interface ContentFilterBarProps {
  kind: PagedKind;
  /** Id of the company in the URL, for a super admin. */
  company: string | null;
  filter: ContentFilter;
  showFilter: (filter: ContentFilter) => void;
  total: number | null;
}

/** Returns the choices of the filters for a company's list. */
function useChoices(kind: PagedKind, named: string | null) {
  const company = useSignedIn().company?._id ?? named;
  const variables = kind === "carePlan" && company !== null ? { companyid: company } : null;
  const { data } = useGraphqlQuery(ClinicsOfCompanyDocument, variables, { tags: ["customers"] });
  const clinics = data?.getCompanyCustomerList.customers ?? [];
  return choicesOf(
    kind,
    company === null,
    clinics.map(({ _id, name }) => ({ value: _id, label: name })),
  );
}

/** Bar above a list of content: its filters, and the number of matching rows. */
export function ContentFilterBar({ kind, company, filter, showFilter, total }: ContentFilterBarProps) {
  const choices = useChoices(kind, company);
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <FilterBar<ContentFilterChip>
        chips={contentFilterChips(filter, choices)}
        none={texts.noFiltersApplied}
        total={total === null ? "" : `${total.toLocaleString("en-US")} ${kindName(kind, total)}`}
        onFilter={() => setOpen(true)}
        onRemove={({ field }) => showFilter({ ...filter, [field]: undefined })}
        onClear={() => showFilter({})}
      />
      {isOpen && (
        <ContentFilterDialog
          kind={kind}
          filter={filter}
          choices={choices}
          onFilter={showFilter}
          onClose={() => setOpen(false)}
        />
      )}
    </>
  );
}
