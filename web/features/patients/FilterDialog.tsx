import { Role } from "@restride/domain/access/roles.ts";
import { countPartOf } from "@restride/domain/drill-down/metric-filter.ts";
import type { PatientFilterForm } from "@restride/domain/patients/list/patient-filter-form.ts";
import { patientFilterFormOf, patientFilterForm } from "@restride/domain/patients/list/patient-filter-form.ts";
import type { PatientFilter } from "@restride/domain/patients/list/patient-filter.ts";
import { defaultPatientFilter, patientFilterParams } from "@restride/domain/patients/list/patient-filter.ts";
import { mutate } from "../../platform/calls/calls.ts";
import { roleOf } from "../../platform/session/profile.ts";
import { useSignedIn } from "../../platform/session/use-profile.ts";
import { toasts } from "../../platform/notices/toasts.ts";
import { Button } from "../../ui/look/Button.tsx";
import { Checkbox } from "../../ui/field/Checkbox.tsx";
import { Dialog } from "../../ui/overlay/Dialog.tsx";
import { useForm } from "../../ui/form/use-form.ts";
import { FilterFields } from "./FilterFields.tsx";
import { UpdateUserFilterDocument } from "./patients.graphql.ts";
import { rememberInSession } from "./use-list-view.ts";
import * as texts from "./patients-texts.ts";

interface FilterDialogProps {
  filter: PatientFilter;
  surgeons: readonly { _id: string; name: string }[];
  onFilter: (filter: PatientFilter) => void;
  onClose: () => void;
}

async function remember(filter: PatientFilter, before: string): Promise<void> {
  const { remember, ...rest } = filter;
  const text = remember ? patientFilterParams(rest).toString() || "type=active" : "";
  if (text === before) return;
  const outcome = await mutate(UpdateUserFilterDocument, { filter: text }, { invalidates: [] });
  if (outcome.kind === "data") rememberInSession(text);
  if (outcome.kind === "fail") toasts.error(outcome.message);
}

/** Dialog that sets the filters of the patient list; a filter can be remembered for the next time. */
export function FilterDialog({ filter, surgeons, onFilter, onClose }: FilterDialogProps) {
  const profile = useSignedIn();
  const remembered = profile.user.filter ?? "";
  const initial: PatientFilterForm = { ...patientFilterFormOf(filter), remember: remembered !== "" };
  const use = useForm(patientFilterForm, initial);
  const show = (next: PatientFilter): void => {
    const { remember: _, ...filters } = next;
    void remember(next, remembered);
    onFilter({ ...filters, ...countPartOf(filter) });
    onClose();
  };
  return (
    <Dialog
      title={texts.filterPatients}
      width="medium"
      onClose={onClose}
      formRef={use.form}
      onSubmit={() => use.submit(show)}
      options={
        <Checkbox checked={use.values.remember ?? false} onChecked={(checked) => use.set("remember", checked)}>
          {texts.rememberThisFilter}
        </Checkbox>
      }
      actions={
        <>
          <Button
            variant="text"
            onClick={() => use.setValues({ ...patientFilterFormOf(defaultPatientFilter), remember: false })}
          >
            {texts.clear}
          </Button>
          <Button onClick={onClose}>{texts.cancel}</Button>
          <Button type="submit" variant="primary">
            {texts.showPatients}
          </Button>
        </>
      }
    >
      <FilterFields form={use} surgeons={roleOf(profile) === Role.surgeon ? null : surgeons} />
    </Dialog>
  );
}
