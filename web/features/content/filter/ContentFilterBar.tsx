import { kindName } from "@restride/domain/content/kinds.ts";
import { useState } from "react";
import { useGraphqlQuery } from "../../../platform/calls/use-graphql-query.ts";
import { useSignedIn } from "../../../platform/session/use-profile.ts";
import { FilterBar } from "../../../ui/list/FilterBar.tsx";
import { ClinicsOfCompanyDocument } from "../content-pages.graphql.ts";
import type { PagedKind } from "../content-path.ts";
import {
  choicesOf,
  contentFilterChips,
  type ContentFilterChip,
  type ContentFilter,
  noFilters,
} from "./content-filters.ts";
import { ContentFilterDialog } from "./ContentFilterDialog.tsx";
import * as texts from "./filter-texts.ts";

interface ContentFilterBarProps {
  kind: PagedKind;
  /** Id of the company in the URL, for a super admin. */
  company: string | null;
  filters: ContentFilter;
  changeFilter: (change: Partial<ContentFilter>) => void;
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
export function ContentFilterBar({ kind, company, filters, changeFilter, total }: ContentFilterBarProps) {
  const choices = useChoices(kind, company);
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <FilterBar<ContentFilterChip>
        chips={contentFilterChips(filters, choices)}
        none={texts.noFiltersApplied}
        total={total === null ? "" : `${total.toLocaleString("en-US")} ${kindName(kind, total)}`}
        onFilter={() => setOpen(true)}
        onRemove={({ field }) => changeFilter({ [field]: "" })}
        onClear={() => changeFilter(noFilters)}
      />
      {isOpen && (
        <ContentFilterDialog
          kind={kind}
          filters={filters}
          choices={choices}
          onFilter={changeFilter}
          onClose={() => setOpen(false)}
        />
      )}
    </>
  );
}
