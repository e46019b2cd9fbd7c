import { type CustomerForm } from "@restride/domain/customers/customer-form.ts";
import type { ReactNode } from "react";
import { useState } from "react";
import { ChangesDialog } from "../../ui/form/ChangesDialog.tsx";
import { ConfirmDialog } from "../../ui/overlay/Dialog.tsx";
import { RecordForm } from "../../ui/form/RecordForm.tsx";
import { CustomerFields } from "./CustomerFields.tsx";
import { customerLabels, type CustomerRecord, shownValue } from "./customer-values.ts";
import { useCustomerEditor } from "./use-customer-editor.ts";
import { customerTexts } from "@restride/domain/customers/customer-texts.ts";
import { overrideTexts } from "@restride/domain/users/override-texts.ts";
import * as texts from "./customers-texts.ts";

interface CustomerEditorProps {
  title: string;
  breadcrumb: ReactNode;
  /** Record to edit; null for a new customer. */
  customer: CustomerRecord | null;
  /** Id of the company, and the generated code of a new customer. */
  company: string;
  code?: string;
  onCancel: () => void;
  onSaved: () => void;
}

/** Asks before a form that changes the access code is sent. */
function useCodeQuestion(customer: CustomerRecord | null, send: (filled: CustomerForm) => Promise<void>) {
  const [heldForm, setHeldForm] = useState<CustomerForm | null>(null);
  const changes = ({ accesscode }: CustomerForm): boolean => customer !== null && accesscode !== customer.accesscode;
  const submit = (filled: CustomerForm): void => (changes(filled) ? setHeldForm(filled) : void send(filled));
  const question = heldForm && (
    <ConfirmDialog
      title={texts.changeTheAccessCode}
      text={customerTexts.confirmCode}
      confirm={texts.change}
      onConfirm={() => {
        setHeldForm(null);
        void send(heldForm);
      }}
      onClose={() => setHeldForm(null)}
    />
  );
  return { submit, question };
}

/** Form of a customer. */
export function CustomerEditor(props: CustomerEditorProps) {
  const { title, breadcrumb, customer, company, code = "", onCancel, onSaved } = props;
  const editor = useCustomerEditor({ customer, company, code, onSaved });
  const { form, send, override } = editor;
  const codeChange = useCodeQuestion(customer, send);
  return (
    <RecordForm
      title={title}
      breadcrumb={breadcrumb}
      isNew={customer === null}
      editor={editor}
      labels={customerLabels}
      shownValue={shownValue}
      changed={customerTexts.changed}
      onFilled={codeChange.submit}
      onCancel={onCancel}
    >
      <CustomerFields form={form} customer={customer} company={company} />
      {codeChange.question}
      {override.overrides && (
        <ChangesDialog
          {...overrideTexts}
          rows={override.overrides.map(({ customer: name, present, next }) => [name, present, next])}
          onConfirm={() => override.agree((filled) => void send(filled))}
          onClose={override.dismiss}
        />
      )}
    </RecordForm>
  );
}
