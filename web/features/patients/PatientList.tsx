import { roleMayOpen, routes } from "@restride/domain/access/routes.ts";
import type { PatientFilterChip } from "@restride/domain/patients/list/patient-filter-chips.ts";
import { patientFilterChips, withoutFilterField } from "@restride/domain/patients/list/patient-filter-chips.ts";
import { defaultPatientFilter } from "@restride/domain/patients/list/patient-filter.ts";
import { activePatientsPath } from "@restride/domain/patients/list/patient-list-path.ts";
import { useState } from "react";
import { Navigate } from "react-router";
import { roleOf } from "../../platform/session/profile.ts";
import { useSignedIn } from "../../platform/session/use-profile.ts";
import { useIsPageLoadOver } from "../../platform/page/use-is-page-load-over.ts";
import { useGraphqlQuery } from "../../platform/calls/use-graphql-query.ts";
import { FilterBar } from "../../ui/list/FilterBar.tsx";
import { ListCard, ListPage } from "../../ui/list/ListCard.tsx";
import { Counts, PageHead } from "../../ui/page/PageHead.tsx";
import { PartFailed } from "../../ui/look/States.tsx";
import type { ListDialogs } from "./list-dialogs.ts";
import { PatientRows } from "./PatientRows.tsx";
import { PatientStatsDocument, SurgeonNamesDocument } from "./patients.graphql.ts";
import { QuickViews } from "./QuickViews.tsx";
import { RegisteredButtons } from "./registered/RegisteredButtons.tsx";
import type { ViewControl } from "./use-list-view.ts";
import { useListView, useRememberedFilter } from "./use-list-view.ts";
import { usePatients } from "./use-patients.ts";
import { lazyOverlay } from "../../ui/overlay/lazy-overlay.tsx";
import { noFiltersText } from "@restride/domain/patients/list/list-texts.ts";
import * as texts from "./patients-texts.ts";

const FilterDialog = lazyOverlay(async () => (await import("./FilterDialog.tsx")).FilterDialog);
const nothing = {};

function Head({ dialogs }: { dialogs: ListDialogs }) {
  const { data, failure, refetch } = useGraphqlQuery(PatientStatsDocument, nothing, { tags: ["patients"] });
  const stats = data?.getPatientStats;
  const counts = [
    { label: texts.active, value: stats?.active ?? null, to: activePatientsPath() },
    { label: texts.knee, value: stats?.knee ?? null, to: activePatientsPath("knee") },
    { label: texts.hip, value: stats?.hip ?? null, to: activePatientsPath("hip") },
  ];
  const mayAdd = roleMayOpen(routes.patientAddInfo, roleOf(useSignedIn()));
  return (
    <>
      <PageHead title={texts.patients} counts={<Counts counts={counts} />}>
        <RegisteredButtons />
        {mayAdd && dialogs.add()}
      </PageHead>
      {failure && <PartFailed message={failure} effect={texts.countsCouldNotBeLoaded} onRetry={refetch} />}
    </>
  );
}

function List({ view, dialogs }: { view: ViewControl; dialogs: ListDialogs }) {
  const [filtering, setFiltering] = useState(false);
  const listed = usePatients(view);
  const { data } = useGraphqlQuery(SurgeonNamesDocument, nothing, { tags: ["surgeons"] });
  const surgeons = data?.getSurgeonList.surgeons ?? [];
  const chips = patientFilterChips(view.filter, (id) =>
    surgeons
      .find((surgeon) => surgeon._id === id)
      ?.name.split(" ")
      .at(-1),
  );
  const totalText = listed.total === null ? "" : texts.patientCount(listed.total);
  return (
    <ListCard>
      <FilterBar<PatientFilterChip>
        chips={chips}
        none={noFiltersText}
        total={totalText}
        onFilter={() => setFiltering(true)}
        onRemove={(chip) => view.showFilter(withoutFilterField(view.filter, chip.field))}
        onClear={() => view.showFilter(defaultPatientFilter)}
      >
        <QuickViews view={view} />
      </FilterBar>
      <PatientRows view={view} listed={listed} dialogs={dialogs} filters={chips.length} />
      {filtering && (
        <FilterDialog
          filter={view.filter}
          surgeons={surgeons}
          onFilter={view.showFilter}
          onClose={() => setFiltering(false)}
        />
      )}
    </ListCard>
  );
}

/** Page with the clinic's patients and their progress. */
export function PatientList({ dialogs }: { dialogs: ListDialogs }) {
  const view = useListView();
  const remembered = useRememberedFilter();
  const isQuiet = useIsPageLoadOver();
  if (remembered) return <Navigate to={`?${remembered}`} replace />;
  return (
    <ListPage>
      <Head dialogs={dialogs} />
      {isQuiet && dialogs.notices()}
      <List view={view} dialogs={dialogs} />
    </ListPage>
  );
}
