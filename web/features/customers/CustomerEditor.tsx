import { type CustomerForm, customerTexts } from "@restride/domain/customers/customer-form.ts";
import { overrideQuestion } from "@restride/domain/users/coach-mapping.ts";
import type { FormEvent, ReactNode } from "react";
import { useState } from "react";
import { Button } from "../../ui/Button.tsx";
import { ChangesDialog } from "../../ui/ChangesDialog.tsx";
import { ConfirmDialog } from "../../ui/Dialog.tsx";
import { Differences } from "../../ui/Differences.tsx";
import { differences } from "../../ui/differences.ts";
import { PageHead } from "../../ui/PageHead.tsx";
import { UnsavedChanges } from "../../ui/UnsavedChanges.tsx";
import { CustomerFields } from "./CustomerFields.tsx";
import { customerLabels, type CustomerRecord, shownValue } from "./customer-values.ts";
import { useCustomerEditor } from "./use-customer-editor.ts";

interface CustomerEditorProps {
  title: string;
  breadcrumb: ReactNode;
  /** Null for a new customer. */
  customer: CustomerRecord | null;
  /** The company, and the drawn code of a new customer. */
  company: string;
  code?: string;
  onCancel: () => void;
  onSaved: () => void;
}

/** Holds back a filled form that changes the access code, until the person agrees. */
function useCodeQuestion(customer: CustomerRecord | null, send: (filled: CustomerForm) => Promise<void>) {
  const [held, setHeld] = useState<CustomerForm | null>(null);
  const changes = ({ accesscode }: CustomerForm): boolean => customer !== null && accesscode !== customer.accesscode;
  const submit = (filled: CustomerForm): void => (changes(filled) ? setHeld(filled) : void send(filled));
  const question = held && (
    <ConfirmDialog
      title="Change the access code?"
      text={customerTexts.confirmCode}
      confirm="Change"
      onConfirm={() => {
        setHeld(null);
        void send(held);
      }}
      onClose={() => setHeld(null)}
    />
  );
  return { submit, question };
}

/** The form of a customer. */
export function CustomerEditor(props: CustomerEditorProps) {
  const { title, breadcrumb, customer, company, code = "", onCancel, onSaved } = props;
  const editor = useCustomerEditor({ customer, company, code, onSaved });
  const { form, busy, send, isChanged, theirs, override } = editor;
  const { values, set, submit, form: box } = form;
  const codeChange = useCodeQuestion(customer, send);
  const onSubmit = (event: FormEvent): void => {
    event.preventDefault();
    submit(codeChange.submit);
  };
  return (
    <form ref={box} noValidate onSubmit={onSubmit}>
      {breadcrumb}
      <PageHead title={title}>
        <Button onClick={onCancel}>Cancel</Button>
        <Button type="submit" variant="primary" busy={busy}>
          {customer ? "Update" : "Add"}
        </Button>
      </PageHead>
      {theirs && (
        <Differences
          sentence={customerTexts.changed}
          differences={differences(customerLabels, values, theirs, shownValue)}
          onTake={(field) => set(field, theirs[field])}
        />
      )}
      <CustomerFields form={form} customer={customer} company={company} />
      {codeChange.question}
      {override.overrides && (
        <ChangesDialog
          question={overrideQuestion}
          heads={["Customer", "Present health coach", "New health coach"]}
          rows={override.overrides.map(({ customer: name, present, next }) => [name, present, next])}
          confirm="Override"
          onConfirm={() => override.agree((filled) => void send(filled))}
          onClose={override.dismiss}
        />
      )}
      <UnsavedChanges when={isChanged} />
    </form>
  );
}
