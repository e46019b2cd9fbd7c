import { type CompanyForm, companyForm } from "@restride/domain/companies/company-form.ts";
import { queryOnce, mutate } from "../../platform/calls/calls.ts";
import { useRecordEditor, useRecordStart } from "../../platform/page/use-record-editor.ts";
import { useForm } from "../../ui/form/use-form.ts";
import { AddEditCompanyDocument, CompanyByIdDocument } from "./companies.graphql.ts";
import { type CompanyRecord, inputOf, valuesOf } from "./company-values.ts";

/** Form of a company and the function that saves it; `onSaved` receives the id. */
export function useCompanyEditor(company: CompanyRecord | null, onSaved: (id: string) => void) {
  const start = useRecordStart(`company ${company?._id ?? "new"}`, () => ({
    version: company?.version ?? null,
    values: valuesOf(company),
  }));
  const form = useForm(companyForm, start.values);
  const save = (filled: CompanyForm, version: number | null) =>
    mutate(
      AddEditCompanyDocument,
      { input: inputOf(filled, company ? { _id: company._id, version } : {}) },
      { invalidates: ["companies"] },
    );
  const readNewest = async () => {
    const now = company && (await queryOnce(CompanyByIdDocument, { companyid: company._id }));
    const newest = now?.kind === "data" ? now.data.getCompany.company : null;
    return newest ? { version: newest.version, values: valuesOf(newest) } : null;
  };
  const editor = useRecordEditor({
    start,
    values: form.values,
    save,
    readNewest,
    onSaved: ({ addEditCompany }) => onSaved(addEditCompany.company!._id),
  });
  return { ...editor, form };
}

export type CompanyEditorState = ReturnType<typeof useCompanyEditor>;
