import {
  type AdditionReason,
  additionText,
  type GivenReason,
  isSamePerson,
} from "@restride/domain/patients/duplicates.ts";
import { type PatientForm, patientForm } from "@restride/domain/patients/patient-form.ts";
import * as patientTexts from "@restride/domain/patients/patient-texts.ts";
import type { CalendarDate } from "@restride/domain/values/calendar-date.ts";
import { useEffect, useMemo, useRef, useState } from "react";
import { queryOnce, notifyOutcome } from "../../../platform/calls/calls.ts";
import { useForm } from "../../../ui/form/use-form.ts";
import { inputOf, type PatientValues } from "../form/patient-values.ts";
import { type PatientMatchFragment, ValidatePatientDocument } from "./patient-add.graphql.ts";

/** Milliseconds for which the banner and the highlighted errors stay. */
const highlightDuration = 5_000;

/** Patients who may be the person of a valid form. */
export interface PatientMatches {
  readonly filled: PatientForm;
  readonly matches: readonly PatientMatchFragment[];
  /** Sentence about a matching patient of another surgeon. */
  readonly others: string | null;
}

interface AddedFrom {
  /** Initial values of the fields. */
  readonly start: PatientValues;
  readonly today: CalendarDate;
  /** Reason that was given before for adding the patient in spite of a match. */
  readonly givenReason: GivenReason | null;
  /** Called with the values of the fields after each change. */
  readonly onChange: (values: PatientValues) => void;
  /** Called when the form is valid. `although` is the reason for adding the patient in spite of a match. */
  readonly onNext: (patient: PatientForm, although: string | null) => void;
}

/** Returns whether it was triggered a moment ago, and the trigger. */
function useBriefly() {
  const [on, setOn] = useState(0);
  useEffect(() => {
    if (on === 0) return undefined;
    const timer = setTimeout(() => setOn(0), highlightDuration);
    return () => clearTimeout(timer);
  }, [on]);
  return [on > 0, () => setOn((times) => times + 1)] as const;
}

const isStrong = ({ strength }: PatientMatchFragment): boolean => strength === "strong";

/** State of the form of a new patient: its values, and on Next its errors and the patients of the clinic that it may match. */
export function usePatientAdd({ start, today, givenReason, onChange, onNext }: AddedFrom) {
  const form = useForm(
    useMemo(() => patientForm(today), [today]),
    start,
  );
  const [busy, setBusy] = useState(false);
  const [similarPatients, setSimilarPatients] = useState<PatientMatches | null>(null);
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
    const now: PatientMatches = { filled, matches: matches ?? [], others: others ?? null };
    const isKnown = now.others !== null || now.matches.some(isStrong);
    if (isKnown && givenReason && isSamePerson(givenReason.who, filled)) return onNext(filled, givenReason.although);
    // Weak matches are shown once; a second Next means that the user has read them.
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
    /** Strong matches, until the user gave a reason for adding the patient nevertheless. */
    asking: isAsking ? similarPatients : null,
    /** Matches by phone or email alone. */
    weak: similarPatients?.matches.filter((match) => !isStrong(match)) ?? [],
    addAnyway: (reason: AdditionReason): void => {
      if (similarPatients) onNext(similarPatients.filled, additionText(reason));
      setSimilarPatients(null);
    },
    dismiss: (): void => setSimilarPatients(null),
  };
}

export type PatientAddition = ReturnType<typeof usePatientAdd>;
