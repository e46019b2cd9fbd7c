import { ageGroupOf, ageOn } from "@restride/domain/patients/age-group.ts";
import type { PatientForm } from "@restride/domain/patients/patient-form.ts";
import type { CalendarDate } from "@restride/domain/values/calendar-date.ts";
import { useMemo } from "react";
import { useAsked } from "../../platform/calls/use-asked.ts";
import {
  AssignableDevicesDocument,
  OfferedExercisesDocument,
  OfferedFormsDocument,
  OfferedRegimensDocument,
} from "./content.graphql.ts";

const nothing = {};
const about = ["content"] as const;

/** For whom content is looked for. */
export const lookedForOf = ({ surgery, gender, dob }: PatientForm, today: CalendarDate) => ({
  surgery_type: surgery.type,
  age_group: ageGroupOf(ageOn(dob, today)),
  gender,
});

/** Something of the catalogue as rows and cards name it. */
export interface Named {
  readonly name: string;
  readonly image: string;
}

const unknown: Named = { name: "No longer offered", image: "" };

const byId = <Item>(
  items: readonly Item[] | null | undefined,
  idOf: (item: Item) => string,
  named: (item: Item) => Named,
) => {
  const found = new Map((items ?? []).map((item) => [idOf(item), named(item)]));
  return (id: string): Named => found.get(id) ?? unknown;
};

/** The names of what a programme holds. */
export function useNames() {
  const exercises = useAsked(OfferedExercisesDocument, nothing, { about }).data?.getAllExercises.exercises;
  const regimens = useAsked(OfferedRegimensDocument, nothing, { about }).data?.getRegimens.regimens;
  const devices = useAsked(AssignableDevicesDocument, nothing, { about }).data?.getAllDevices.devices;
  const forms = useAsked(OfferedFormsDocument, nothing, { about }).data?.getAllFeedbackForms.forms;
  return useMemo(
    () => ({
      // A regimen may hold an exercise in a version that is offered for itself no more.
      exercise: byId(
        [
          ...(regimens ?? []).flatMap(({ exerciseschedule }) => exerciseschedule.map(({ exercise }) => exercise)),
          ...(exercises ?? []),
        ],
        ({ _id }) => _id,
        ({ name, image }) => ({ name, image: image ?? "" }),
      ),
      regimen: byId(
        regimens,
        ({ _id }) => _id,
        ({ name }) => ({ name, image: "" }),
      ),
      device: byId(
        devices,
        ({ _id }) => _id,
        ({ display_name: name, media }) => ({ name, image: media.image.url ?? "" }),
      ),
      form: byId(
        forms,
        ({ formid }) => formid,
        ({ shortname: name, image }) => ({ name, image: image ?? "" }),
      ),
      questions: new Map((forms ?? []).map(({ formid, questions }) => [formid, questions])),
    }),
    [exercises, regimens, devices, forms],
  );
}

export type Names = ReturnType<typeof useNames>;
