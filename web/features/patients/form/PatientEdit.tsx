import { pathOf } from "@restride/domain/access/routes.ts";
import * as patientTexts from "@restride/domain/patients/patient-texts.ts";
import { fullName, type Gender, salutationOf } from "@restride/domain/patients/person-name.ts";
import { type ReactNode, useMemo } from "react";
import { useNavigate, useSearchParams } from "react-router";
import { useGraphqlQuery } from "../../../platform/calls/use-graphql-query.ts";
import type { Option } from "../../../ui/field/SelectField.tsx";
import { FormCard } from "../../../ui/form/FormCard.tsx";
import { RecordForm } from "../../../ui/form/RecordForm.tsx";
import { ErrorState } from "../../../ui/look/States.tsx";
import { Breadcrumb } from "../../../ui/page/Breadcrumb.tsx";
import { PageHead } from "../../../ui/page/PageHead.tsx";
import { CoachCard } from "./CoachCard.tsx";
import { DaySection, ProgrammeSection } from "./DayAndProgramme.tsx";
import { StoredPhoneField } from "./StoredPhoneField.tsx";
import { CaregiverCard, ShipAddressCard } from "./PartCards.tsx";
import { PatientToEditDocument, type PatientToEditFragment } from "./patient-form.graphql.ts";
import styles from "./PatientForm.module.css";
import { PersonSection, SurgerySection } from "./PatientFields.tsx";
import { type PatientFields, patientLabels, shownValue } from "./patient-values.ts";
import { StatusCard } from "./StatusCard.tsx";
import { MoveDialog } from "../surgery/MoveDialog.tsx";
import { usePatientEditor } from "./use-patient-editor.ts";
import { useSurgeons } from "./use-surgeons.ts";
import * as texts from "./form-texts.ts";

const title = texts.editPatient;
const leaveQuestion = { title: texts.areYouSureYouWant, text: texts.yourChangesWillBeLost };

interface SectionsProps {
  patient: PatientToEditFragment;
  form: PatientFields;
  surgeons: readonly Option[];
  schedules: ReactNode;
}

/** Sections of the form, and the programme, which is not saved with it. */
const Sections = ({ patient, form, surgeons, schedules }: SectionsProps) => (
  <div className={styles.main}>
    <FormCard>
      <PersonSection
        form={form}
        today={patient.today}
        hint={texts.whatIsWrittenHereIsSeen}
        phone={<StoredPhoneField form={form} patientId={patient._id} masked={patient.phone} />}
      />
      <SurgerySection form={form} today={patient.today} surgeons={surgeons} isTypeLocked />
    </FormCard>
    <FormCard>
      <DaySection form={form} />
      <ProgrammeSection patient={patient} schedules={schedules} />
    </FormCard>
  </div>
);

const Beside = ({ patient }: { patient: PatientToEditFragment }) => (
  <div className={styles.sideColumn}>
    <StatusCard patient={patient} />
    <CoachCard patient={patient} />
    <CaregiverCard patientId={patient._id} parts={patient} />
    <ShipAddressCard patientId={patient._id} parts={patient} />
  </div>
);

interface PatientEditProps {
  /** Renders the links to the patient's schedules. */
  schedules: (patient: PatientToEditFragment) => ReactNode;
}

function Editor({ patient, schedules }: PatientEditProps & { patient: PatientToEditFragment }) {
  const navigate = useNavigate();
  const page = pathOf("patientDetail", { id: patient._id });
  const toPage = (): void => void navigate(page);
  const editor = usePatientEditor(patient, toPage);
  const surgeons = useSurgeons(patient);
  const names = new Map(surgeons.map(({ value, label }) => [value, label]));
  const { form, moved } = editor;
  return (
    <RecordForm
      title={title}
      breadcrumb={<Breadcrumb to={page} list={fullName(patient)} page={texts.edit} />}
      isNew={false}
      save={texts.save}
      pinned
      editor={editor}
      labels={patientLabels}
      shownValue={shownValue(names)}
      changed={patientTexts.changedByOthers}
      leaveQuestion={leaveQuestion}
      onFilled={editor.submit}
      onCancel={toPage}
    >
      <div className={styles.columns}>
        <Sections patient={patient} form={form} surgeons={surgeons} schedules={schedules(patient)} />
        <Beside patient={patient} />
      </div>
      {moved && (
        <MoveDialog
          patientId={patient._id}
          subject={`${salutationOf(patient.gender as Gender)} ${fullName(patient)}`}
          from={moved.from}
          to={moved.to}
          today={patient.today}
          onMove={editor.move}
          onClose={editor.stay}
        />
      )}
    </RecordForm>
  );
}

/** Page with the form of the patient in the URL. The cards beside the form are saved separately and show the current state. */
export function PatientEdit({ schedules }: PatientEditProps) {
  const [params] = useSearchParams();
  const id = params.get("id");
  const variables = useMemo(() => (id === null ? null : { id }), [id]);
  const { data, failure, refetch } = useGraphqlQuery(PatientToEditDocument, variables, { tags: ["patients"] });
  const patient = data?.getPatient.patient;
  // The form stays mounted with its typed values, even when reloading the cards' data fails.
  if (patient?._id === id?.toLowerCase() && patient)
    return <Editor key={patient._id} patient={patient} schedules={schedules} />;
  if (failure || id === null)
    return (
      <ErrorState message={failure ?? patientTexts.notFound} reassurance={texts.nothingWasChanged} onRetry={refetch} />
    );
  return <PageHead title={title} />;
}
