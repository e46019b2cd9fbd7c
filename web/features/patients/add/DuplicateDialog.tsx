import { pathOf } from "@restride/domain/access/routes.ts";
import {
  additionReason,
  type AdditionReason,
  additionReasons,
  additionTextLimit,
  type IdentityPart,
} from "@restride/domain/patients/duplicates.ts";
import { fullName } from "@restride/domain/patients/person-name.ts";
import { sinceSurgeryLabel, surgeryTypeLabel } from "@restride/domain/schedules/surgery-days.ts";
import { formatUs } from "@restride/domain/values/calendar-date.ts";
import { maskPhone } from "@restride/domain/values/phone.ts";
import { Check } from "lucide-react";
import { Link, useNavigate } from "react-router";
import { useSignedIn } from "../../../platform/session/use-profile.ts";
import { SegmentedField } from "../../../ui/field/SegmentedField.tsx";
import { TextField } from "../../../ui/field/TextField.tsx";
import { type Form, useForm } from "../../../ui/form/use-form.ts";
import { Button } from "../../../ui/look/Button.tsx";
import { Dialog } from "../../../ui/overlay/Dialog.tsx";
import styles from "./DuplicateDialog.module.css";
import type { PatientMatchFragment } from "./patient-add.graphql.ts";
import type { PatientMatches } from "./use-patient-add.ts";
import * as texts from "./add-texts.ts";

type Match = PatientMatchFragment;

const jointOf = (type: string): string => surgeryTypeLabel(type === "hip" ? "hip" : "knee");
const surgeryOf = ({ surgery }: Match): string =>
  `${jointOf(surgery.type)}, ${formatUs(surgery.date)}, ${sinceSurgeryLabel(surgery.days)}`;
const statusOf = ({ active, activesince }: Match): string => texts.activeInactiveSince(active, formatUs(activesince));

type Row = readonly [title: string, typed: string, storedText: string, part?: IdentityPart];

const rowsOf = ({ filled }: PatientMatches, match: Match, surgeon: string): Row[] => [
  [texts.name, fullName(filled), fullName(match), "name"],
  [texts.birthDate, formatUs(filled.dob), formatUs(match.dob), "dob"],
  [texts.cellPhone, maskPhone(filled.phone), match.phone, "phone"],
  [texts.email, filled.email, match.email, "email"],
  [texts.surgery, `${jointOf(filled.surgery.type)}, ${formatUs(filled.surgery.date)}`, surgeryOf(match)],
  [texts.surgeon, surgeon, match.provider],
  [texts.status, texts.newStatus, statusOf(match)],
];

/** Table that compares two people; equal values are tinted and named as equal. */
const Compared = ({ rows, same }: { rows: readonly Row[]; same: readonly string[] }) => (
  <table className={styles.table}>
    <thead>
      <tr>
        <th scope="col">
          <span className="visually-hidden">{texts.whatIsCompared}</span>
        </th>
        <th scope="col">{texts.youAreAdding}</th>
        <th scope="col">{texts.alreadyHere}</th>
      </tr>
    </thead>
    <tbody>
      {rows.map(([title, typed, stored, part]) => (
        <tr key={title} data-same={part !== undefined && same.includes(part)}>
          <th scope="row">{title}</th>
          <td>{typed}</td>
          <td>
            {stored}
            {part !== undefined && same.includes(part) && (
              <span className={styles.sameValue}>
                <Check size={14} /> {texts.same}
              </span>
            )}
          </td>
        </tr>
      ))}
    </tbody>
  </table>
);

const sameWords: Record<string, string> = {
  dob: texts.birthDateText,
  phone: texts.cellPhoneText,
  email: texts.emailText,
  name: texts.nameText,
};
const sameText = ({ same }: Match): string => texts.sameLabel(same.map((part) => sameWords[part]).join(", "));
const sameOf = ({ same }: Match): string =>
  new Intl.ListFormat("en-US").format(same.map((part) => sameWords[part] ?? part));

const Also = ({ matches }: { matches: readonly Match[] }) => (
  <section className={styles.otherMatches}>
    <h3>{texts.alsoFound}</h3>
    <ul>
      {matches.map((match) => (
        <li key={match._id}>
          <span>
            <strong>{fullName(match)}</strong> {sameText(match)} · {jointOf(match.surgery.type)},{" "}
            {formatUs(match.surgery.date)} · {match.active ? texts.active : texts.inactive}
          </span>
          <Link to={pathOf("patientDetail", { id: match._id })}>{texts.open}</Link>
        </li>
      ))}
    </ul>
  </section>
);

type ReasonForm = Form<{ reason: AdditionReason["reason"] | ""; text: string }, AdditionReason>;

const reasonOptions = additionReasons.map((value) => ({ value, text: texts.additionReasons[value] }));

const Reason = ({ form: { field, values } }: { form: ReasonForm }) => (
  <div className={styles.reason}>
    <SegmentedField
      {...field("reason")}
      label={texts.ifItIsAnotherProgramme}
      required
      isSeparate
      options={reasonOptions}
    />
    <TextField
      {...field("text")}
      label={texts.inYourWords}
      aside={`${values.text.length} / ${additionTextLimit}`}
      required={values.reason === "Other"}
    />
  </div>
);

const noReason: ReasonForm["values"] = { reason: "", text: "" };

interface DuplicateDialogProps {
  similarPatients: PatientMatches;
  /** Name of the chosen surgeon. */
  surgeon: string;
  onAdd: (reason: AdditionReason) => void;
  onClose: () => void;
}

/** Dialog that asks whether an existing patient is the person that is being added. */
export function DuplicateDialog({ similarPatients, surgeon, onAdd, onClose }: DuplicateDialogProps) {
  const navigate = useNavigate();
  const clinic = useSignedIn().customer?.name ?? texts.theClinic;
  const form = useForm(additionReason, noReason);
  const [match, ...also] = similarPatients.matches;
  return (
    <Dialog
      title={texts.isThisTheSamePerson}
      width="medium"
      onClose={onClose}
      formRef={form.form}
      onSubmit={() => form.submit(onAdd)}
      options={texts.yourReasonIsKeptInTheActivity}
      actions={
        <>
          <Button onClick={onClose}>{texts.cancel}</Button>
          <Button type="submit">{texts.addAnyway}</Button>
          {match && (
            <Button
              variant="primary"
              data-first-focus
              onClick={() => void navigate(pathOf("patientDetail", { id: match._id }))}
            >
              {texts.openFullName(fullName(match))}
            </Button>
          )}
        </>
      }
    >
      {match && <p>{texts.alreadyHasAPatientWithThis(clinic, sameOf(match))}</p>}
      {similarPatients.others && <p>{similarPatients.others}</p>}
      {match && <Compared rows={rowsOf(similarPatients, match, surgeon)} same={match.same} />}
      {also.length > 0 && <Also matches={also} />}
      <Reason form={form} />
    </Dialog>
  );
}
