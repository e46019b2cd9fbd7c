import { newExercise } from "@restride/domain/programmes/assign-content.ts";
import type { ProgrammeExercise } from "@restride/domain/programmes/programme.ts";
import { exerciseRow } from "@restride/domain/programmes/programme-form.ts";
import { readId } from "@restride/domain/values/id.ts";
import { useState } from "react";
import { useGraphqlQuery } from "../../../platform/calls/use-graphql-query.ts";
import { SelectField } from "../../../ui/field/SelectField.tsx";
import { useForm } from "../../../ui/form/use-form.ts";
import { Button } from "../../../ui/look/Button.tsx";
import { Dialog } from "../../../ui/overlay/Dialog.tsx";
import { OfferedExercisesDocument } from "../content.graphql.ts";
import type { PlanContext } from "../plan-context.ts";
import { ExerciseFields } from "./ExerciseEditor.tsx";
import { exerciseValues, type ExerciseValues, readExercise } from "./exercise-values.ts";
import { randomId } from "../../../platform/device/random-id.ts";
import * as texts from "./exercises-texts.ts";

interface AddExerciseProps {
  planContext: PlanContext;
  onAdd: (row: ProgrammeExercise) => void;
  onClose: () => void;
}

const nothing = {};

/** Form that adds an exercise that no regimen contains. */
export function AddExercise({ planContext, onAdd, onClose }: AddExerciseProps) {
  const surgery = planContext.patient.surgery.date;
  const [row] = useState(() => ({ ...newExercise, _id: readId(randomId()) }));
  const { data } = useGraphqlQuery(OfferedExercisesDocument, nothing, { tags: ["content"] });
  const schema = {
    safeParse: (values: unknown) =>
      exerciseRow({ today: planContext.day }).safeParse(readExercise(row, values as ExerciseValues, surgery)),
  };
  const form = useForm(schema, {
    ...exerciseValues({ ...row, exercise: row._id, startdate: 0, enddate: 0 }, surgery),
    exercise: "",
    startdate: "",
    enddate: "",
  });
  const options = (data?.getAllExercises.exercises ?? []).map(({ _id: value, name: label }) => ({ value, label }));
  const add = (): void =>
    form.submit((added) => {
      onAdd(added);
      onClose();
    });
  return (
    <Dialog
      title={texts.addExercise}
      width="form"
      onClose={onClose}
      formRef={form.form}
      onSubmit={add}
      actions={
        <>
          <Button onClick={onClose}>{texts.cancel}</Button>
          <Button type="submit" variant="primary">
            {texts.addExercise}
          </Button>
        </>
      }
    >
      <SelectField
        {...form.field("exercise")}
        label={texts.exerciseText}
        required
        placeholder={texts.chooseAnExercise}
        options={options}
      />
      <ExerciseFields form={form} planContext={planContext} />
    </Dialog>
  );
}
