import { pathOf, roleMayOpen, routes } from "@restride/domain/access/routes.ts";
import { defaultPatientFilter, type PatientFilter } from "@restride/domain/patients/list/patient-filter.ts";
import { fullName } from "@restride/domain/patients/person-name.ts";
import { pageSizes } from "@restride/domain/values/page.ts";
import { useMemo, useState } from "react";
import type { Listed } from "../../platform/calls/use-listed.ts";
import { roleOf } from "../../platform/session/profile.ts";
import { useSignedIn } from "../../platform/session/use-profile.ts";
import { Button } from "../../ui/look/Button.tsx";
import { ListEmptyState } from "../../ui/list/RecordList.tsx";
import { RecordRows } from "../../ui/list/RecordRows.tsx";
import { NoResult } from "../../ui/look/States.tsx";
import type { Patient } from "./patient-columns.tsx";
import { patientColumns } from "./patient-columns.tsx";
import type { ListDialogs } from "./list-dialogs.ts";
import { PatientCards } from "./PatientCards.tsx";
import type { RowDialog } from "./RowActions.tsx";
import { RowActions } from "./RowActions.tsx";
import { countSelected, isSelected, pageToggled, toggleRow } from "./selection.ts";
import type { ViewControl } from "./use-list-view.ts";
import { lazyComponent } from "../../ui/page/lazy-component.tsx";
import { lazyOverlay } from "../../ui/overlay/lazy-overlay.tsx";
import * as texts from "./patients-texts.ts";

const SelectedPatients = lazyComponent(async () => (await import("./SelectedPatients.tsx")).SelectedPatients);
const RowDialogs = lazyOverlay(async () => (await import("./RowDialogs.tsx")).RowDialogs);

/** Returns whether a filter is narrower than the initial list of active patients. */
const isFiltered = ({ type, ...others }: PatientFilter): boolean =>
  type === "inactive" || Object.keys(others).length > 0;

function Nobody({ filter, filters, onClear }: { filter: PatientFilter; filters: number; onClear: () => void }) {
  const mayAdd = roleMayOpen(routes.patientAddInfo, roleOf(useSignedIn()));
  if (!isFiltered(filter))
    return (
      <ListEmptyState
        title={texts.noPatientsYet}
        text={texts.aPatientHasASurgery}
        add={mayAdd ? { to: pathOf("patientAddInfo"), text: texts.addTheFirstPatient } : undefined}
      />
    );
  const words =
    ["", texts.one, texts.two, texts.three, texts.four, texts.five, texts.six, texts.seven, texts.eight, texts.nine][
      filters
    ] ?? String(filters);
  return (
    <NoResult title={texts.noPatientsMatch} text={texts.filterIsFiltersAreOn(words, filters)}>
      <Button onClick={onClear}>{texts.clearAllFilters}</Button>
    </NoResult>
  );
}

interface PatientRowsProps {
  view: ViewControl;
  listed: Listed<Patient>;
  dialogs: ListDialogs;
  /** Number of active filters. */
  filters: number;
}

/** Rows of the list, and the actions for the selected ones. */
export function PatientRows({ view, listed, dialogs, filters }: PatientRowsProps) {
  const [dialog, setDialog] = useState<RowDialog | null>(null);
  const columns = useMemo(() => patientColumns((patient) => <RowActions patient={patient} onOpen={setDialog} />), []);
  const { rows, total } = listed;
  const ids = rows?.map(({ _id }) => _id) ?? [];
  return (
    <>
      <RecordRows<Patient>
        caption={texts.patients}
        listed={listed}
        pages={view}
        sizes={pageSizes}
        nobody={<Nobody filter={view.filter} filters={filters} onClear={() => view.showFilter(defaultPatientFilter)} />}
        columns={columns}
        cards={(patients) => <PatientCards patients={patients} />}
        open={({ _id }) => pathOf("patientDetail", { id: _id })}
        sort={view.sort}
        onSort={view.sortBy}
        selection={{
          has: (patient) => isSelected(view.selection, patient._id),
          toggle: (patient) => view.select((before) => toggleRow(before, patient._id, ids)),
          togglePage: () => view.select((before) => pageToggled(before, ids)),
          nameOf: fullName,
        }}
      />
      {dialog && <RowDialogs dialog={dialog} dialogs={dialogs} onClose={() => setDialog(null)} />}
      {listed.failure === null && ids.length > 0 && countSelected(view.selection, total ?? 0) > 0 && (
        <SelectedPatients view={view} dialogs={dialogs} total={total ?? 0} />
      )}
    </>
  );
}
