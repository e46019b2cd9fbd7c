import { pathOf } from "@restride/domain/access/routes.ts";
import { locateForm } from "@restride/domain/patients/locate-patient.ts";
import type { PatientFilter } from "@restride/domain/patients/list/patient-filter.ts";
import { fullName } from "@restride/domain/patients/person-name.ts";
import { formatUs } from "@restride/domain/values/calendar-date.ts";
import { pageSizes } from "@restride/domain/values/page.ts";
import { Search } from "lucide-react";
import { useState } from "react";
import { useNavigate } from "react-router";
import { useGraphqlQuery } from "../../../platform/calls/use-graphql-query.ts";
import { useRows } from "../../../platform/calls/use-listed.ts";
import { useLocalPages } from "../../../platform/page/use-local-pages.ts";
import { TextField } from "../../../ui/field/TextField.tsx";
import { useForm } from "../../../ui/form/use-form.ts";
import type { Column } from "../../../ui/list/DataTable.tsx";
import { RecordRows } from "../../../ui/list/RecordRows.tsx";
import { RowCards } from "../../../ui/list/RowCards.tsx";
import { Button } from "../../../ui/look/Button.tsx";
import { Avatar } from "../../../ui/look/Marks.tsx";
import { Dialog } from "../../../ui/overlay/Dialog.tsx";
import { jointOf } from "../patient-columns.tsx";
import {
  CustomerNamesDocument,
  PatientsOfCompanyDocument,
  type PatientsOfCompanyQuery,
} from "../search/search.graphql.ts";
import { sinceSurgeryLabel } from "@restride/domain/schedules/surgery-days.ts";
import styles from "./LocatePatient.module.css";
import { locateTexts } from "@restride/domain/patients/locate-texts.ts";
import * as texts from "./locate-texts.ts";

export type LocatedPatient = NonNullable<PatientsOfCompanyQuery["getPatientListForCompany"]["patients"]>[number];

interface LocatePatientProps {
  /** Enters a clinic; resolves to false when that was refused. */
  enter: (customerId: string) => Promise<boolean>;
  /** Person whose record is searched, shown beside the title. */
  subject?: string;
  /** Label of the action besides opening the record; 'Send message' by default. */
  actionLabel?: string;
  onAction: (patient: LocatedPatient) => void;
  /** Opens the search with more filters in place of this one, with what was searched for last, if there is a way to it. */
  onMoreFilters?: (filter: PatientFilter | null) => void;
  onClose: () => void;
}

const nothing = {};
const empty = { lastname: "", lastdigits: "", phone: "", surgeon: "" };
const surgeryOf = (patient: LocatedPatient): string =>
  `${jointOf(patient)} · ${formatUs(patient.surgery.date)} · ${sinceSurgeryLabel(patient.surgery.days)}`;

const Wrapped = ({ text }: { text: string }) => <span className={styles.wraps}>{text}</span>;

type Actions = (patient: LocatedPatient) => React.ReactNode;

const columns = (actions: Actions): readonly Column<LocatedPatient>[] => [
  {
    key: "patient",
    title: texts.patient,
    cell: (patient) => (
      <span className={styles.patient}>
        <Avatar name={fullName(patient)} />
        <span>
          <strong>{fullName(patient)}</strong>
          <small>{patient.phone}</small>
        </span>
      </span>
    ),
  },
  { key: "customer", title: texts.customer, cell: ({ customername }) => <Wrapped text={customername} /> },
  { key: "surgeon", title: texts.surgeon, cell: ({ provider }) => <Wrapped text={provider} /> },
  { key: "surgery", title: texts.surgery, cell: (patient) => <Wrapped text={surgeryOf(patient)} /> },
  { key: "action", title: texts.action, align: "right", pin: "right", cell: actions },
];

/** Returns the number of patients found as text, with the number of customers on this page. */
const foundText = (patients: readonly LocatedPatient[], total: number): string =>
  locateTexts.matches(total, new Set(patients.map(({ customer }) => customer)).size);

function Found({
  filters,
  actions,
  open,
}: {
  filters: PatientFilter;
  actions: Actions;
  open: LocatePatientProps["onAction"];
}) {
  const pages = useLocalPages();
  const listed = useRows(
    PatientsOfCompanyDocument,
    { filters, metadata: pages.page },
    {
      tags: ["patients"],
      read: ({ getPatientListForCompany: { patients, total } }) => ({ rows: patients, total }),
    },
  );
  const { data } = useGraphqlQuery(CustomerNamesDocument, nothing, { tags: ["customers"] });
  const customers = data?.getCustomers.customers?.length ?? 0;
  return (
    <>
      <output className={styles.found}>
        {listed.rows !== null && listed.total ? foundText(listed.rows, listed.total) : ""}
      </output>
      <RecordRows<LocatedPatient>
        caption={texts.locatedPatients}
        listed={listed}
        pages={pages}
        sizes={pageSizes}
        nobody={<p className={styles.none}>{locateTexts.none(customers)}</p>}
        columns={columns(actions)}
        cards={(rows) => (
          <RowCards<LocatedPatient>
            rows={rows}
            title={fullName}
            open={(patient) => () => open(patient)}
            lines={(patient) => [`${patient.customername} · ${patient.provider}`, surgeryOf(patient), patient.phone]}
            actions={actions}
          />
        )}
        open={(patient) => () => open(patient)}
      />
    </>
  );
}

const SearchFields = ({ form }: { form: Pick<ReturnType<typeof useForm<typeof empty, PatientFilter>>, "field"> }) => (
  <div className={styles.fields}>
    <TextField {...form.field("lastname")} label={texts.lastName} />
    <TextField
      {...form.field("lastdigits")}
      label={texts.lastFourDigits}
      placeholder={texts.digits}
      inputMode="numeric"
    />
    <TextField {...form.field("phone")} label={texts.phone} placeholder="+1" inputMode="tel" />
    <TextField {...form.field("surgeon")} label={texts.surgeon} />
    <Button type="submit" variant="primary" icon={<Search />}>
      {texts.search}
    </Button>
  </div>
);

/** Dialog that searches for a patient in all clinics in the user's reach, to open the record or perform one more action. */
export function LocatePatient({
  enter,
  subject,
  actionLabel = texts.sendMessage,
  onAction,
  onMoreFilters,
  onClose,
}: LocatePatientProps) {
  const form = useForm(locateForm, empty);
  const [filters, setFilters] = useState<PatientFilter | null>(null);
  const navigate = useNavigate();
  const view = (patient: LocatedPatient): void => {
    void enter(patient.customer).then((entered) => {
      if (entered) void navigate(pathOf("patientDetail", { id: patient._id }));
    });
  };
  const actions: Actions = (patient) => (
    <span className={styles.actions}>
      <Button size="small" variant="text" onClick={() => view(patient)}>
        {texts.viewPatient}
      </Button>
      <Button size="small" onClick={() => onAction(patient)}>
        {actionLabel}
      </Button>
    </span>
  );
  return (
    <Dialog
      title={locateTexts.title}
      subject={subject}
      width="wide"
      isStep={false}
      formRef={form.form}
      onSubmit={() => form.submit(setFilters)}
      onClose={onClose}
      options={<span className={styles.reach}>{locateTexts.reach}</span>}
      actions={
        <>
          {onMoreFilters && (
            <Button variant="text" onClick={() => onMoreFilters(filters)}>
              {texts.moreFilters}
            </Button>
          )}
          <Button onClick={onClose}>{texts.close}</Button>
        </>
      }
    >
      <SearchFields form={form} />
      {filters && (
        <div className={styles.results}>
          <Found key={JSON.stringify(filters)} filters={filters} actions={actions} open={view} />
        </div>
      )}
    </Dialog>
  );
}
