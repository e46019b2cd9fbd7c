import {
  type AdditionReason,
  additionText,
  type GivenReason,
  isSamePerson,
} from "@restride/domain/patients/duplicates.ts";
import { type PatientForm, patientForm } from "@restride/domain/patients/patient-form.ts";
import { patientTexts } from "@restride/domain/patients/patient-texts.ts";
import type { CalendarDate } from "@restride/domain/values/calendar-date.ts";
import { useEffect, useMemo, useRef, useState } from "react";
import { queryOnce, notifyOutcome } from "../../../platform/calls/calls.ts";
import { useForm } from "../../../ui/form/use-form.ts";
import { inputOf, type PatientValues } from "../form/patient-values.ts";
import { type PatientMatchFragment, ValidatePatientDocument } from "./patient-add.graphql.ts";

/** Milliseconds for which the banner stays, and what is wrong is highlighted. */
const highlightedFor = 5_000;

/** Patients whom a filled form may be about. */
export interface Found {
  readonly filled: PatientForm;
  readonly matches: readonly PatientMatchFragment[];
  /** What is told of somebody else's patient. */
  readonly others: string | null;
}

interface AddedFrom {
  /** What stands in the fields at first. */
  readonly start: PatientValues;
  readonly today: CalendarDate;
  /** Why somebody was added although one like that is there, as it was said before. */
  readonly givenReason: GivenReason | null;
  /** What stands in the fields now. */
  readonly onChange: (values: PatientValues) => void;
  /** Everything is right. `although` says why the patient is added although one like that is there. */
  readonly onNext: (patient: PatientForm, although: string | null) => void;
}

/** True for a while after it was set off. */
function useBriefly() {
  const [on, setOn] = useState(0);
  useEffect(() => {
    if (on === 0) return undefined;
    const timer = setTimeout(() => setOn(0), highlightedFor);
    return () => clearTimeout(timer);
  }, [on]);
  return [on > 0, () => setOn((times) => times + 1)] as const;
}

const isStrong = ({ strength }: PatientMatchFragment): boolean => strength === "strong";

/** The form of a new patient: what is typed, and on Next whether it is right and whom of the clinic's patients it may be about. */
export function usePatientAdd({ start, today, givenReason, onChange, onNext }: AddedFrom) {
  const form = useForm(
    useMemo(() => patientForm(today), [today]),
    start,
  );
  const [busy, setBusy] = useState(false);
  const [similarPatients, setSimilarPatients] = useState<Found | null>(null);
  const [isHighlighted, highlight] = useBriefly();
  const sending = useRef(false);
  const { values } = form;
  useEffect(() => onChange(values), [values, onChange]);

  const validate = async (filled: PatientForm): Promise<void> => {
    if (sending.current) return;
    sending.current = true;
    setBusy(true);
    const outcome = await queryOnce(ValidatePatientDocument, { patient: inputOf(filled) });
    sending.current = false;
    setBusy(false);
    if (outcome.kind === "fail" && outcome.message === patientTexts.noSurgeon) {
      return form.refuse("surgeon", outcome.message);
    }
    if (outcome.kind !== "data") return notifyOutcome(outcome);
    const { matches, others } = outcome.data.validatePatient;
    const now: Found = { filled, matches: matches ?? [], others: others ?? null };
    const isKnown = now.others !== null || now.matches.some(isStrong);
    if (isKnown && givenReason && isSamePerson(givenReason.who, filled)) return onNext(filled, givenReason.although);
    // What matches weakly is shown once; who goes on then has read it.
    const wasShown = JSON.stringify(similarPatients?.filled) === JSON.stringify(filled);
    const asks = isKnown || (now.matches.length > 0 && !wasShown);
    setSimilarPatients(now);
    if (!asks) onNext(filled, null);
  };
  const next = (): void => {
    let isRight = false;
    form.submit((filled) => {
      isRight = true;
      void validate(filled);
    });
    if (!isRight) highlight();
  };
  const isAsking =
    similarPatients !== null && (similarPatients.others !== null || similarPatients.matches.some(isStrong));
  return {
    form,
    today,
    busy,
    next,
    isHighlighted,
    /** Whom the form matches strongly, until somebody said why it is added nevertheless. */
    asking: isAsking ? similarPatients : null,
    /** Whom it matches by phone or email alone. */
    weak: similarPatients?.matches.filter((match) => !isStrong(match)) ?? [],
    addAnyway: (reason: AdditionReason): void => {
      if (similarPatients) onNext(similarPatients.filled, additionText(reason));
      setSimilarPatients(null);
    },
    dismiss: (): void => setSimilarPatients(null),
  };
}

export type PatientAddition = ReturnType<typeof usePatientAdd>;
