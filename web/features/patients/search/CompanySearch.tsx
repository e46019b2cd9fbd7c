import { fullName } from "@restride/domain/patients/person-name.ts";
import { pathOf } from "@restride/domain/access/routes.ts";
import { defaultPatientFilter, type PatientFilter } from "@restride/domain/patients/list/patient-filter.ts";
import { formatUs } from "@restride/domain/values/calendar-date.ts";
import { defaultPageSize, pageSizes } from "@restride/domain/values/page.ts";
import { useMemo } from "react";
import { useLocation, useNavigate, useSearchParams } from "react-router";
import type { PatientFilters } from "../../../generated/inputs.ts";
import { invalidateTags } from "../../../platform/calls/query-client.ts";
import { useRows } from "../../../platform/calls/use-listed.ts";
import { type LocalPages, useLocalPages } from "../../../platform/page/use-local-pages.ts";
import type { Column } from "../../../ui/list/DataTable.tsx";
import { Dialog } from "../../../ui/overlay/Dialog.tsx";
import { RecordRows } from "../../../ui/list/RecordRows.tsx";
import { RowCards } from "../../../ui/list/RowCards.tsx";
import { Progress } from "../../../ui/look/Marks.tsx";
import { NoResult, PartFailed } from "../../../ui/look/States.tsx";
import styles from "./CompanySearch.module.css";
import { CompanySearchForm } from "./CompanySearchForm.tsx";
import { jointOf, patientColumns } from "../patient-columns.tsx";
import { parsePatientSearch, searchParameter, patientSearchParam } from "./search-address.ts";
import { PatientsOfCompanyDocument, type PatientsOfCompanyQuery } from "./search.graphql.ts";
import * as texts from "./search-texts.ts";

type Found = NonNullable<PatientsOfCompanyQuery["getPatientListForCompany"]["patients"]>[number];

const customerColumn: Column<Found> = {
  key: "customer",
  title: texts.customer,
  width: "20%",
  cell: (row) => row.customername,
};
const listColumns: readonly Column<Found>[] = patientColumns(() => null);

/** Cells of counts whose lists open only inside a clinic, as plain numbers. */
const closed: Readonly<Record<string, Column<Found>["cell"]>> = {
  deviceprogress: ({ deviceprogress }) => <Progress percent={deviceprogress ?? null} />,
  progress: ({ progress }) => <Progress percent={progress ?? null} />,
};

/** Columns of the patient table without sorting, with the customer in place of the actions, which require entering the customer. */
const columns: readonly Column<Found>[] = [
  ...listColumns
    .filter(({ key }) => key !== "action")
    .map((column) => ({ ...column, sortBy: undefined, cell: closed[column.key] ?? column.cell })),
  customerColumn,
];

interface CompanySearchProps {
  /** Enters a clinic; resolves to false when that was refused. */
  enter: (customerId: string) => Promise<boolean>;
  onClose: () => void;
}

interface ResultsProps {
  filters: PatientFilters;
  pages: LocalPages;
  onOpen: (patient: Found) => void;
}

function Results({ filters, pages, onOpen }: ResultsProps) {
  const variables = useMemo(() => ({ filters, metadata: pages.page }), [filters, pages.page]);
  const listed = useRows(PatientsOfCompanyDocument, variables, {
    tags: ["patients", "progress"],
    read: ({ getPatientListForCompany: { patients, total } }) => ({ rows: patients, total }),
  });
  const { failure, refetch } = listed;
  if (failure) return <PartFailed message={failure} effect={texts.nothingWasChanged} onRetry={refetch} />;
  return (
    <div className={styles.results}>
      <RecordRows<Found>
        caption={texts.patientsOfAllCustomers}
        listed={listed}
        pages={pages}
        sizes={pageSizes}
        nobody={<NoResult title={texts.noPatientsMatch} text={texts.changeTheSearchAbove} />}
        columns={columns}
        cards={(patients) => (
          <RowCards<Found>
            rows={patients}
            title={fullName}
            open={(patient) => () => onOpen(patient)}
            lines={(patient) => [
              `${patient.customername} · ${patient.provider}`,
              `${jointOf(patient)} · ${formatUs(patient.surgery.date)}`,
            ]}
          />
        )}
        open={(patient) => () => onOpen(patient)}
      />
    </div>
  );
}

/**
 * Dialog that searches the patients of all customers of the company. The search is stored in the URL. Opening a patient enters the customer first.
 */
export function CompanySearch({ enter, onClose }: CompanySearchProps) {
  const [params, setParams] = useSearchParams();
  const pages = useLocalPages();
  const navigate = useNavigate();
  const { state } = useLocation() as { state: unknown };
  const searchText = params.get(searchParameter) ?? "";
  const filters = useMemo(() => parsePatientSearch(searchText), [searchText]);
  const search = (filter: PatientFilter): void => {
    pages.showPage(1, defaultPageSize);
    if (patientSearchParam(filter) === searchText) void invalidateTags(["patients"]);
    const next = new URLSearchParams(params);
    next.set(searchParameter, patientSearchParam(filter));
    setParams(next, { replace: true, state });
  };
  const open = (patient: Found): void => {
    void enter(patient.customer).then((entered) => {
      if (entered) void navigate(pathOf("patientDetail", { id: patient._id }));
    });
  };
  return (
    <Dialog title={texts.findAPatient} width="wide" isStep={false} onClose={onClose}>
      <CompanySearchForm lastFilter={filters ?? defaultPatientFilter} onSearch={search} />
      {filters && <Results key={searchText} filters={filters} pages={pages} onOpen={open} />}
    </Dialog>
  );
}
