import type { ReactNode } from "react";
import { RecordForm } from "../../ui/form/RecordForm.tsx";
import { CompanyFields } from "./CompanyFields.tsx";
import { companyLabels, type CompanyRecord, shownValue } from "./company-values.ts";
import { useCompanyEditor } from "./use-company-editor.ts";
import { companyTexts } from "@restride/domain/companies/companies-texts.ts";

interface CompanyEditorProps {
  title: string;
  breadcrumb: ReactNode;
  /** Record to edit; null for a new company. */
  company: CompanyRecord | null;
  /** Buttons for an existing company. */
  actions?: ReactNode;
  onCancel: () => void;
  onSaved: (id: string) => void;
}

/** Form of a company. */
export function CompanyEditor({ title, breadcrumb, company, actions, onCancel, onSaved }: CompanyEditorProps) {
  const editor = useCompanyEditor(company, onSaved);
  return (
    <RecordForm
      title={title}
      breadcrumb={breadcrumb}
      actions={actions}
      isNew={company === null}
      editor={editor}
      labels={companyLabels}
      shownValue={shownValue}
      changed={companyTexts.changed}
      onFilled={(filled) => void editor.send(filled)}
      onCancel={onCancel}
    >
      <CompanyFields form={editor.form} />
    </RecordForm>
  );
}
