import { pathOf, routes } from "@restride/domain/access/routes.ts";
import type { PatientFilter } from "@restride/domain/patients/patient-filter.ts";
import { unfiltered } from "@restride/domain/patients/patient-filter-chips.ts";
import { fullName } from "@restride/domain/patients/person-name.ts";
import { pageSizes } from "@restride/domain/values/page.ts";
import { useEffect, useMemo, useState } from "react";
import { useNavigate } from "react-router";
import { listPlaces, useListPlace } from "../../platform/list-places.ts";
import { useSingleKeys } from "../../platform/single-keys.ts";
import { useAsked } from "../../platform/use-asked.ts";
import { Button } from "../../ui/Button.tsx";
import { DataTable } from "../../ui/DataTable.tsx";
import { Pager } from "../../ui/Pager.tsx";
import { EmptyState, ErrorState, NoResult } from "../../ui/States.tsx";
import { useNarrow } from "../../ui/use-width.ts";
import type { Patient } from "./patient-columns.tsx";
import { patientColumns } from "./patient-columns.tsx";
import type { ListDialogs } from "./list-dialogs.ts";
import { PatientCards } from "./PatientCards.tsx";
import { PatientListDocument } from "./patients.graphql.ts";
import type { RowDialog } from "./RowActions.tsx";
import { RowActions } from "./RowActions.tsx";
import { RowDialogs } from "./RowDialogs.tsx";
import { isSelected, pageToggled, toggled } from "./selection.ts";
import { SelectedPatients } from "./SelectedPatients.tsx";
import type { ViewControl } from "./use-list-view.ts";

function usePatients({ filter, sort, page }: ViewControl) {
  const variables = useMemo(() => ({ filters: filter, sorter: sort, metadata: page }), [filter, sort, page]);
  const { data, ...rest } = useAsked(PatientListDocument, variables, { about: ["patients", "progress"] });
  const answer = data?.getPatientList;
  const [patients, total] = [answer?.patients ?? null, answer?.total ?? null];
  useListPlace(patients !== null);
  useEffect(() => {
    if (patients && total !== null)
      listPlaces.keep(routes.patientList.path, { ids: patients.map(({ _id }) => _id), total });
  }, [patients, total]);
  return { ...rest, patients, total };
}

function useOpenPatient(): (patient: Patient, inNewTab: boolean) => void {
  const navigate = useNavigate();
  return (patient, inNewTab) => {
    const path = pathOf("patientDetail", { id: patient._id });
    if (inNewTab) window.open(path, "_blank", "noopener");
    else void navigate(path);
  };
}

/** Whether a filter asks for some patients only: who is active is what a list begins with. */
const isNarrowed = ({ type, ...others }: PatientFilter): boolean =>
  type === "inactive" || Object.keys(others).length > 0;

function Nobody({ filter, filters, onClear }: { filter: PatientFilter; filters: number; onClear: () => void }) {
  if (!isNarrowed(filter))
    return <EmptyState title="No patients yet" text="Patients appear here once they are added." />;
  const words =
    ["", "One", "Two", "Three", "Four", "Five", "Six", "Seven", "Eight", "Nine"][filters] ?? String(filters);
  return (
    <NoResult title="No patients match" text={`${words} ${filters === 1 ? "filter is" : "filters are"} on.`}>
      <Button onClick={onClear}>Clear all filters</Button>
    </NoResult>
  );
}

/** A page that the list does not have any more. */
const BeyondEnd = ({ onFirst }: { onFirst: () => void }) => (
  <NoResult title="This page is past the end of the list" text="The list has become shorter, or the address is old.">
    <Button onClick={onFirst}>First page</Button>
  </NoResult>
);

interface PatientRowsProps {
  view: ViewControl;
  dialogs: ListDialogs;
  /** How many filters are on. */
  filters: number;
  onTotal: (total: number | null) => void;
}

interface TableProps extends Pick<PatientRowsProps, "view" | "dialogs"> {
  patients: readonly Patient[] | null;
  loading: boolean;
}

function Table({ view, dialogs, patients, loading }: TableProps) {
  const [dialog, setDialog] = useState<RowDialog | null>(null);
  const open = useOpenPatient();
  const singleKeys = useSingleKeys();
  const ids = patients?.map((patient) => patient._id) ?? [];
  const columns = useMemo(() => patientColumns((patient) => <RowActions patient={patient} onOpen={setDialog} />), []);
  return (
    <>
      <DataTable<Patient>
        caption="Patients"
        columns={columns}
        rows={patients}
        rowKey={(patient) => patient._id}
        refreshing={loading}
        sort={view.sort}
        onSort={view.sortBy}
        onOpen={open}
        singleKeys={singleKeys}
        selection={{
          has: (patient) => isSelected(view.selection, patient._id),
          toggle: (patient) => view.select((before) => toggled(before, patient._id, ids)),
          togglePage: () => view.select((before) => pageToggled(before, ids)),
          nameOf: fullName,
        }}
      />
      {dialog && <RowDialogs dialog={dialog} dialogs={dialogs} onClose={() => setDialog(null)} />}
    </>
  );
}

/** The rows of the list with what replaces them, their pages and what can be done with the ticked ones. */
export function PatientRows({ view, dialogs, filters, onTotal }: PatientRowsProps) {
  const { patients, total, loading, failure, stale, askAgain } = usePatients(view);
  const narrow = useNarrow();
  useEffect(() => onTotal(total), [total, onTotal]);
  if (failure && !stale) {
    return (
      <ErrorState message={failure} safe="Nothing was changed. The page tried again three times." onRetry={askAgain} />
    );
  }
  if (total === 0) return <Nobody filter={view.filter} filters={filters} onClear={() => view.showFilter(unfiltered)} />;
  if (total !== null && patients?.length === 0)
    return <BeyondEnd onFirst={() => view.showPage(1, view.page.pageSize)} />;
  return (
    <>
      {narrow ? (
        <PatientCards patients={patients ?? []} />
      ) : (
        <Table view={view} dialogs={dialogs} patients={patients} loading={loading} />
      )}
      {total !== null && <Pager {...view.page} total={total} sizes={pageSizes} onPage={view.showPage} />}
      <SelectedPatients view={view} dialogs={dialogs} total={total ?? 0} />
    </>
  );
}
