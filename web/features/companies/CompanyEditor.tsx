import { companyTexts } from "@restride/domain/companies/company-form.ts";
import type { FormEvent, ReactNode } from "react";
import { Button } from "../../ui/Button.tsx";
import { Differences } from "../../ui/Differences.tsx";
import { differences } from "../../ui/differences.ts";
import { PageHead } from "../../ui/PageHead.tsx";
import { UnsavedChanges } from "../../ui/UnsavedChanges.tsx";
import { CompanyFields } from "./CompanyFields.tsx";
import { companyLabels, type CompanyRecord, shownValue } from "./company-values.ts";
import { useCompanyEditor } from "./use-company-editor.ts";

interface CompanyEditorProps {
  title: string;
  breadcrumb: ReactNode;
  /** Null for a new company. */
  company: CompanyRecord | null;
  /** Buttons of an existing company. */
  actions?: ReactNode;
  onCancel: () => void;
  onSaved: (id: string) => void;
}

/** The form of a company. */
export function CompanyEditor({ title, breadcrumb, company, actions, onCancel, onSaved }: CompanyEditorProps) {
  const { form, busy, send, isChanged, theirs } = useCompanyEditor(company, onSaved);
  const { values, set, submit, form: box } = form;
  const onSubmit = (event: FormEvent): void => {
    event.preventDefault();
    submit((filled) => void send(filled));
  };
  return (
    <form ref={box} noValidate onSubmit={onSubmit}>
      {breadcrumb}
      <PageHead title={title}>
        {actions}
        <Button onClick={onCancel}>Cancel</Button>
        <Button type="submit" variant="primary" busy={busy}>
          {company ? "Update" : "Add"}
        </Button>
      </PageHead>
      {theirs && (
        <Differences
          sentence={companyTexts.changed}
          differences={differences(companyLabels, values, theirs, shownValue)}
          onTake={(field) => set(field, theirs[field])}
        />
      )}
      <CompanyFields form={form} />
      <UnsavedChanges when={isChanged} />
    </form>
  );
}
