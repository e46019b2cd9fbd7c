import { fullName } from "@restride/domain/patients/person-name.ts";
import { pathOf } from "@restride/domain/access/routes.ts";
import { formatUs } from "@restride/domain/values/calendar-date.ts";
import { defaultPageSize, pageSizes } from "@restride/domain/values/page.ts";
import { useMemo, useState } from "react";
import { useNavigate } from "react-router";
import type { PatientFilters, PatientsOfCompanyQuery } from "../../../generated/operations.ts";
import { PatientsOfCompanyDocument } from "../../../generated/operations.ts";
import { useSingleKeys } from "../../../platform/single-keys.ts";
import { useAnswer } from "../../../platform/use-answer.ts";
import type { Column } from "../../../ui/DataTable.tsx";
import { DataTable } from "../../../ui/DataTable.tsx";
import { Dialog } from "../../../ui/Dialog.tsx";
import { Pager } from "../../../ui/Pager.tsx";
import { RowCards } from "../../../ui/RowCards.tsx";
import { useNarrow } from "../../../ui/use-width.ts";
import { NoResult, PartFailed } from "../../../ui/States.tsx";
import styles from "./CompanySearch.module.css";
import { CompanySearchForm } from "./CompanySearchForm.tsx";
import { jointOf, patientColumns } from "../patient-columns.tsx";

type Found = NonNullable<PatientsOfCompanyQuery["getPatientListForCompany"]["patients"]>[number];

const firstPage = { current: 1, pageSize: defaultPageSize };

const customerColumn: Column<Found> = {
  key: "customer",
  title: "Customer",
  width: "20%",
  cell: (row) => row.customername,
};
const listColumns: readonly Column<Found>[] = patientColumns(() => null);

/** The patient table with the customer in place of the actions, which need the customer to be entered; it is not sorted. */
const columns: readonly Column<Found>[] = [
  ...listColumns.filter(({ key }) => key !== "action").map((column) => ({ ...column, sortBy: undefined })),
  customerColumn,
];

interface CompanySearchProps {
  /** Enters a clinic; false when that was refused. */
  enter: (customerId: string) => Promise<boolean>;
  onClose: () => void;
}

function Results({ filters, onOpen }: { filters: PatientFilters; onOpen: (patient: Found) => void }) {
  const [metadata, setMetadata] = useState(firstPage);
  const variables = useMemo(() => ({ filters, metadata }), [filters, metadata]);
  const { data, failure, loading, reload } = useAnswer(PatientsOfCompanyDocument, variables);
  const singleKeys = useSingleKeys();
  const narrow = useNarrow();
  const answer = data?.getPatientListForCompany;
  if (failure) return <PartFailed message={failure} what="Nothing was changed." onRetry={reload} />;
  if (answer?.total === 0) return <NoResult title="No patients match" text="Change the search above." />;
  return (
    <div className={styles.results}>
      {narrow ? (
        <RowCards<Found>
          rows={answer?.patients ?? []}
          keyOf={(patient) => patient._id}
          title={fullName}
          open={(patient) => () => onOpen(patient)}
          lines={(patient) => [
            `${patient.customername} · ${patient.provider}`,
            `${jointOf(patient)} · ${formatUs(patient.surgery.date)}`,
          ]}
        />
      ) : (
        <DataTable<Found>
          caption="Patients of all customers"
          columns={columns}
          rows={answer?.patients ?? null}
          rowKey={(patient) => patient._id}
          refreshing={loading}
          singleKeys={singleKeys}
          onOpen={onOpen}
        />
      )}
      {answer?.total ? (
        <Pager
          {...metadata}
          total={answer.total}
          sizes={pageSizes}
          onPage={(current, pageSize) => setMetadata({ current, pageSize })}
        />
      ) : null}
    </div>
  );
}

/** Searches the patients of all customers of the company. Opening one enters its customer first. */
export function CompanySearch({ enter, onClose }: CompanySearchProps) {
  const [asked, setAsked] = useState<{ filters: PatientFilters; round: number } | null>(null);
  const navigate = useNavigate();
  const open = (patient: Found): void => {
    void enter(patient.customer).then((entered) => {
      if (!entered) return;
      onClose();
      void navigate(pathOf("patientDetail", { id: patient._id }));
    });
  };
  return (
    <Dialog title="Find a patient" width="wide" onClose={onClose}>
      <CompanySearchForm onSearch={(filters) => setAsked((before) => ({ filters, round: (before?.round ?? 0) + 1 }))} />
      {asked && <Results key={asked.round} filters={asked.filters} onOpen={open} />}
    </Dialog>
  );
}
