import type { GivenReason } from "@restride/domain/patients/duplicates.ts";
import { emptyShipAddress } from "@restride/domain/patients/ship-address.ts";
import type { CalendarDate } from "@restride/domain/values/calendar-date.ts";
import { useState } from "react";
import { page } from "vitest/browser";
import { mockServer } from "../../../testing/mock-server.ts";
import { render } from "../../../testing/render.tsx";
import { uuid } from "../../../testing/uuid.ts";
import { emptyPatient, type PatientValues } from "../form/patient-values.ts";
import { SurgeonNamesDocument } from "../patients.graphql.ts";
import { type PatientMatchFragment, ValidatePatientDocument } from "./patient-add.graphql.ts";
import { FormError, PatientAdd } from "./PatientAdd.tsx";
import { usePatientAdd } from "./use-patient-add.ts";

export const day = (date: string) => date as CalendarDate;
const today = day("2026-03-02");
export const bo: PatientMatchFragment = {
  _id: uuid(2),
  strength: "weak",
  same: ["phone"],
  firstname: "Bo",
  lastname: "Diaz",
  dob: day("1950-01-01"),
  phone: "•••• 0177",
  email: "bo@diaz.example",
  provider: "Dr. Sam Surgeon",
  active: true,
  activesince: today,
  surgery: { type: "hip", date: today, days: 0 },
};
const nothing = () => undefined;
export const ann: PatientValues = {
  ...emptyPatient,
  firstname: "Ann",
  lastname: "Bell",
  dob: "03/14/1958",
  gender: "female",
  phone: "312 555 0177",
  email: "ann@bell.example",
  surgery: { type: "knee", date: day("2026-03-01") },
  surgeon: uuid(21),
  shipaddress: { ...emptyShipAddress, addressline1: "12 Lake Street", city: "Chicago", state: "IL", zip: "60601" },
};

interface FormProps {
  nexts: (string | null)[];
  start: PatientValues;
  registration: string | null;
}

/** Form in a test frame, with the error text, Next, and the reason for adding a patient in spite of a match. */
function Form({ nexts, start, registration }: FormProps) {
  const [givenReason, setGivenReason] = useState<GivenReason | null>(null);
  const [taken, setTaken] = useState(registration);
  const add = usePatientAdd({
    start,
    today,
    givenReason,
    onChange: nothing,
    onNext: (who, although) => {
      nexts.push(although);
      if (although) setGivenReason({ although, who });
    },
  });
  return (
    <>
      <PatientAdd add={add} registration={taken} onUndoTakeOver={() => setTaken(null)} />
      {add.isHighlighted && <FormError />}
      <button type="button" onClick={add.next}>
        Next
      </button>
    </>
  );
}

export const answerMatches = (matches: PatientMatchFragment[] = [], others: string | null = null): void =>
  mockServer.answer(ValidatePatientDocument, { validatePatient: { status: "success", message: "", matches, others } });
export const open = async (start = ann, registration: string | null = null) => {
  const nexts: (string | null)[] = [];
  mockServer.answer(SurgeonNamesDocument, {
    getSurgeonList: { status: "success", message: "", surgeons: [{ _id: uuid(21), name: "Dr. Sam Surgeon" }] },
  });
  await render(<Form nexts={nexts} start={start} registration={registration} />);
  return nexts;
};
export const next = () => page.getByRole("button", { name: "Next", exact: true });
