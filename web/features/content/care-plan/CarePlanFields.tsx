import { contentNameLimit, contentTextLimit } from "@restride/domain/content/content-fields.ts";
import { ageGroups } from "@restride/domain/patients/age-group.ts";
import { paces } from "@restride/domain/programmes/pace.ts";
import { useGraphqlQuery } from "../../../platform/calls/use-graphql-query.ts";
import { CheckList } from "../../../ui/field/CheckList.tsx";
import { Checkbox } from "../../../ui/field/Checkbox.tsx";
import { ChoicesField } from "../../../ui/field/ChoicesField.tsx";
import { SelectField } from "../../../ui/field/SelectField.tsx";
import { TextArea, TextField } from "../../../ui/field/TextField.tsx";
import { FormCard } from "../../../ui/form/FormCard.tsx";
import { FormSection, FullWidthRow } from "../../../ui/form/FormSection.tsx";
import type { Form } from "../../../ui/form/use-form.ts";
import { ClinicsOfCompanyDocument } from "../filter/clinics.graphql.ts";
import { ageGroupLabel, joints } from "../content-state-texts.ts";
import type { ContentRecord } from "../use-content-editor.ts";
import { carePlanContent, type CarePlanValues } from "./care-plan-values.ts";
import { PlanDevices } from "./PlanDevices.tsx";
import { PlanQuestionnaires } from "./PlanQuestionnaires.tsx";
import { PlanRegimens } from "./PlanRegimens.tsx";
import * as texts from "./care-plan-texts.ts";

const { labels } = carePlanContent;
const ages = ageGroups.map((value) => ({ value, label: ageGroupLabel(value) }));
const paceOptions = paces.map((value) => ({ value, label: texts.paceLabels[value] }));

interface CarePlanFieldsProps {
  form: Form<CarePlanValues>;
  content: ContentRecord | null;
  /** Id of the company to whose clinics the plan may be offered; null for a ready plan, which is offered to everybody. */
  company: string | null;
}

/** Field of the clinics to which a plan is offered: all of the company's, or the checked ones. */
function Clinics({ form, company }: { form: Form<CarePlanValues>; company: string }) {
  const { values, set, shownError } = form;
  const { data } = useGraphqlQuery(ClinicsOfCompanyDocument, { companyid: company }, { tags: ["customers"] });
  const clinics = data?.getCompanyCustomerList.customers?.map(({ _id, name }) => ({ id: _id, name })) ?? null;
  return (
    <FullWidthRow>
      <Checkbox checked={values.isForAll} onChecked={(on) => set("isForAll", on)}>
        {texts.offeredToAllClinics}
      </Checkbox>
      {!values.isForAll && (
        <CheckList
          label={labels.customers}
          name="customers"
          options={clinics}
          chosen={values.customers}
          onChosen={(ids) => set("customers", ids)}
          error={shownError("customers")}
          required
          none={texts.thisCompanyHasNoClinics}
        />
      )}
    </FullWidthRow>
  );
}

/** Fields of a care plan and its parts. */
export function CarePlanFields({ form, content, company }: CarePlanFieldsProps) {
  const { field, values, set } = form;
  return (
    <FormCard>
      <FormSection title={texts.plan} hint={texts.whatStaffReadOnTheCard} hasThreeColumns>
        <FullWidthRow>
          <TextField
            {...field("name")}
            label={labels.name}
            required
            maxLength={contentNameLimit}
            aside={`${values.name.length} / ${contentNameLimit}`}
          />
        </FullWidthRow>
        <FullWidthRow>
          <TextArea {...field("description")} label={labels.description} required rows={3} limit={contentTextLimit} />
        </FullWidthRow>
        <SelectField
          {...field("surgery_type")}
          label={labels.surgery_type}
          required
          options={joints}
          placeholder={texts.choose}
        />
        <ChoicesField
          label={labels.age_groups}
          chosen={values.age_groups}
          options={ages}
          onChosen={(groups) => set("age_groups", groups)}
        />
        <SelectField {...field("pace")} label={labels.pace} options={paceOptions} />
        {company !== null && <Clinics form={form} company={company} />}
      </FormSection>
      <PlanRegimens form={form} content={content} company={company} />
      <PlanDevices form={form} content={content} company={company} />
      <PlanQuestionnaires form={form} content={content} company={company} />
    </FormCard>
  );
}
