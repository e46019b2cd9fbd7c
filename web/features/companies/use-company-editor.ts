import { type CompanyForm, companyForm } from "@restride/domain/companies/company-form.ts";
import { useRef } from "react";
import { AddEditCompanyDocument, CompanyByIdDocument } from "../../generated/operations.ts";
import { ask, callAndTell } from "../../platform/calls.ts";
import { useRecordEditor, useRecordStart } from "../../platform/use-record-editor.ts";
import { useForm } from "../../ui/use-form.ts";
import { type CompanyRecord, inputOf, valuesOf } from "./company-values.ts";

/** The form of one company and saving it; onSaved is told the id. */
export function useCompanyEditor(company: CompanyRecord | null, onSaved: (id: string) => void) {
  const start = useRecordStart(`company ${company?._id ?? "new"}`, () => ({
    version: company?.version ?? null,
    values: valuesOf(company),
  }));
  const form = useForm(companyForm, start.values);
  const savedId = useRef("");
  const save = async (filled: CompanyForm, version: number | null) => {
    const input = inputOf(filled, company ? { _id: company._id, version } : {});
    const outcome = await callAndTell(AddEditCompanyDocument, { input });
    if (outcome.kind === "data") savedId.current = outcome.data.addEditCompany.company?._id ?? "";
    return outcome;
  };
  const readNewest = async () => {
    const now = company && (await ask(CompanyByIdDocument, { companyid: company._id }));
    const found = now?.kind === "data" ? now.data.getCompany.company : null;
    return found ? { version: found.version, values: valuesOf(found) } : null;
  };
  const saved = (): void => onSaved(savedId.current);
  return { ...useRecordEditor({ start, values: form.values, save, readNewest, onSaved: saved }), form };
}

export type CompanyEditorState = ReturnType<typeof useCompanyEditor>;
