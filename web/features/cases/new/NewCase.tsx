import { hoursAndMinutes } from "@restride/domain/cases/work-time.ts";
import type { WorkLog } from "@restride/domain/cases/work-log.ts";
import { routes } from "@restride/domain/access/routes.ts";
import { statusText } from "@restride/domain/case-states/case-status.ts";
import { casePriorities } from "@restride/domain/cases/case-values.ts";
import {
  caseTextLimit,
  freshCase,
  newCaseForm,
  type NewCaseDraft,
  statusesFor,
  typesFor,
  whyNotYet,
  withStatus,
} from "@restride/domain/cases/new-case.ts";
import { type FormEvent, type ReactNode, useEffect, useRef } from "react";
import { useLocation, useNavigate } from "react-router";
import { mutate } from "../../../platform/calls/calls.ts";
import { useDraft, useStoredDraft } from "../../../platform/page/use-draft.ts";
import { wayBack } from "../../../platform/storage/list-places.ts";
import { toasts } from "../../../platform/notices/toasts.ts";
import { roleOf } from "../../../platform/session/profile.ts";
import { useSignedIn } from "../../../platform/session/use-profile.ts";
import { SelectField } from "../../../ui/field/SelectField.tsx";
import { TextArea, TextField } from "../../../ui/field/TextField.tsx";
import { DraftNotice } from "../../../ui/form/DraftNotice.tsx";
import { FormCard } from "../../../ui/form/FormCard.tsx";
import { FormSection, FullWidthRow } from "../../../ui/form/FormSection.tsx";
import { type Form, useForm } from "../../../ui/form/use-form.ts";
import { Button } from "../../../ui/look/Button.tsx";
import { Breadcrumb } from "../../../ui/page/Breadcrumb.tsx";
import { PageHead } from "../../../ui/page/PageHead.tsx";
import { useAssignees, useCaseCustomers } from "./case-choices.ts";
import { OpenCaseDocument } from "./new-case.graphql.ts";
import styles from "./NewCase.module.css";
import { newCaseTexts } from "@restride/domain/cases/new-case-texts.ts";
import * as texts from "./new-texts.ts";
import { casePriorityLabel, caseTypeLabel } from "@restride/domain/cases/case-value-texts.ts";

/** Patient of a new case, as LOCATE PATIENT passes it. */
export interface CaseAbout {
  readonly customerId: string;
  readonly patientId: string;
  readonly patientName: string;
}

/** Work that is logged with a new case, and the function that sets it. */
interface LoggedWorkProps {
  readonly logged: WorkLog | null;
  readonly onLogged: (work: WorkLog | null) => void;
}

const optionsOf = (values: readonly string[], describe: (value: string) => string) =>
  values.map((value) => ({ value, label: describe(value) }));

interface FieldsProps {
  form: Form<NewCaseDraft>;
}

function Who({ form }: FieldsProps) {
  const customers = useCaseCustomers();
  const { patientName } = form.values;
  const choose = (customerId: string): void =>
    form.setValues((before) => ({ ...before, customerId, patientId: "", patientName: "" }));
  return (
    <FormSection title={texts.whoLabel} hint={texts.aCaseMayBeForAPatient}>
      <SelectField
        {...form.field("customerId")}
        label={texts.customer}
        required
        placeholder={texts.chooseACustomer}
        options={customers}
        onValue={choose}
      />
      <div className={styles.patient}>
        <span>{texts.patient}</span>
        {patientName === "" ? (
          <p>{texts.noneLocatePatientFindsOne}</p>
        ) : (
          <p>
            {patientName}{" "}
            <Button size="small" variant="text" onClick={() => choose(form.values.customerId)}>
              {texts.remove}
            </Button>
          </p>
        )}
      </div>
    </FormSection>
  );
}

function What({ form }: FieldsProps) {
  const profile = useSignedIn();
  const role = roleOf(profile);
  const assignees = useAssignees();
  const isFree = form.values.status === "Unassigned";
  const statuses = statusesFor(role).map((status) => ({ value: status, label: statusText(status) }));
  return (
    <FormSection title={texts.whatLabel} hint={texts.whatKindItIsHow}>
      <SelectField
        {...form.field("type")}
        label={texts.type}
        required
        options={optionsOf(typesFor(role), caseTypeLabel)}
      />
      <SelectField
        {...form.field("priority")}
        label={texts.priority}
        required
        placeholder={texts.chooseAPriority}
        options={optionsOf(casePriorities, casePriorityLabel)}
      />
      <SelectField
        {...form.field("status")}
        label={texts.status}
        required
        placeholder={texts.chooseAStatus}
        options={statuses}
        onValue={(status) => form.setValues((before) => withStatus(before, status))}
      />
      <SelectField
        {...form.field("assignedTo")}
        label={texts.assignee}
        required={!isFree}
        disabled={isFree}
        placeholder={isFree ? texts.nobody : texts.chooseAnAssignee}
        options={assignees}
      />
    </FormSection>
  );
}

const Words = ({ form }: FieldsProps) => (
  <FormSection title={texts.text} hint={texts.bothAreNeeded}>
    <FullWidthRow>
      <TextField {...form.field("summary")} label={texts.subject} required maxLength={caseTextLimit} />
    </FullWidthRow>
    <FullWidthRow>
      <TextArea {...form.field("description")} label={texts.description} required rows={5} limit={caseTextLimit} />
    </FullWidthRow>
  </FormSection>
);

/** Fills the form with a patient who was located, and focuses the next field, the type. */
function useLocated({ setValues, form }: Pick<Form<NewCaseDraft>, "setValues" | "form">): void {
  const { key, state } = useLocation() as { key: string; state: { about?: CaseAbout } | null };
  const about = state?.about;
  const taken = useRef("");
  useEffect(() => {
    if (!about || taken.current === key) return;
    taken.current = key;
    setValues((before) => ({ ...before, ...about }));
    form.current?.querySelector<HTMLElement>('[name="type"]')?.focus();
  }, [about, key, setValues, form]);
}

interface NewCaseProps {
  locate: ReactNode;
  /** Renders the control that logs work with the case. */
  workLog: (work: LoggedWorkProps) => ReactNode;
}

/** Form of a new case. It can be saved when it is complete; until then it shows what is missing. */
export function NewCase({ locate, workLog }: NewCaseProps) {
  const profile = useSignedIn();
  const draft = useDraft("new case", () => freshCase(roleOf(profile), profile.user._id));
  const use = useForm(newCaseForm, draft.value);
  const { busy } = draft;
  const navigate = useNavigate();
  const { form, values, setValues, submit: send } = use;
  useStoredDraft(draft, JSON.stringify(values) === JSON.stringify(draft.initial) ? null : values);
  useLocated({ setValues, form });
  const reason = whyNotYet(values);
  const back = wayBack(routes.cases.path);
  const leave = (): void => {
    draft.store(null);
    void navigate(back.to, { state: back.state });
  };
  const save = async (): Promise<void> => {
    const { patientName: _, patientId, assignedTo, work, ...rest } = values;
    const logged = work && { date: work.date, ...hoursAndMinutes(work.minutes), workDescription: work.description };
    const about = { title: rest.type, patientId: patientId || null, assignedTo: assignedTo || null };
    const sent = { ...rest, ...about, ...logged };
    const outcome = await mutate(OpenCaseDocument, sent, { invalidates: ["cases"] });
    if (outcome.kind === "fail") toasts.error(newCaseTexts.failed);
    if (outcome.kind !== "data") return;
    toasts.success(outcome.message);
    leave();
  };
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    if (!busy) send(() => void draft.trackSending(save));
  };
  return (
    <form ref={form} noValidate onSubmit={submit}>
      <Breadcrumb {...back} list={texts.cases} page={texts.newCase} />
      <PageHead title={texts.newCase}>{locate}</PageHead>
      {draft.restored && <DraftNotice onDiscard={() => setValues(draft.discard())} />}
      <div className={styles.narrow}>
        <FormCard>
          <Who form={use} />
          <What form={use} />
          <Words form={use} />
          <FormSection title={texts.workLog} hint={texts.workThatWasDoneForIt}>
            <FullWidthRow>{workLog({ logged: values.work, onLogged: (work) => use.set("work", work) })}</FullWidthRow>
          </FormSection>
          <footer className={styles.foot}>
            <output>{reason}</output>
            <Button onClick={leave}>{texts.cancel}</Button>
            <Button type="submit" variant="primary" busy={busy} disabled={reason !== null}>
              {texts.save}
            </Button>
          </footer>
        </FormCard>
      </div>
    </form>
  );
}
