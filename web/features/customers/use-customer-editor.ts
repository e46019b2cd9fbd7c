import { type CustomerForm, customerForm } from "@restride/domain/customers/customer-form.ts";
import type { CoachOverride } from "@restride/domain/users/coach-mapping.ts";
import type { FailedOutcome } from "../../platform/calls/answers.ts";
import { queryOnce, mutate } from "../../platform/calls/calls.ts";
import { useOverride } from "../../platform/device/use-override.ts";
import { useRecordEditor, useRecordStart } from "../../platform/page/use-record-editor.ts";
import { useForm } from "../../ui/form/use-form.ts";
import type { CustomerRecord } from "./customer-values.ts";
import { inputOf, valuesOf } from "./customer-values.ts";
import { AddEditCustomerDocument, CustomerByIdDocument, type AddEditCustomerMutation } from "./customers.graphql.ts";
import { customerTexts } from "@restride/domain/customers/customer-texts.ts";

interface EditorOf {
  readonly customer: CustomerRecord | null;
  /** Id of the company of a new customer. */
  readonly company: string;
  /** Generated code of a new customer. */
  readonly code: string;
  readonly onSaved: () => void;
}

/** Form of a customer and the function that saves it, with a question first when a coach would lose the customer. */
export function useCustomerEditor({ customer, company, code, onSaved }: EditorOf) {
  const start = useRecordStart(`customer ${customer?._id ?? `new ${company}`}`, () => ({
    version: customer?.version ?? null,
    values: valuesOf(customer, code),
  }));
  const form = useForm(customerForm, start.values);
  const override = useOverride<readonly CoachOverride[], CustomerForm>();

  const save = (filled: CustomerForm, version: number | null) => {
    const target = customer ? { _id: customer._id, version } : { company };
    return mutate(
      AddEditCustomerDocument,
      { input: inputOf(filled, { ...target, override: override.takeAgreed() }) },
      { invalidates: ["customers", "users"] },
    );
  };
  const showRefusal = ({ message, data }: FailedOutcome<AddEditCustomerMutation>, filled: CustomerForm): boolean => {
    const overrides = data?.addEditCustomer.overrides;
    if (overrides) override.ask(overrides, filled);
    else if (message === customerTexts.codeTaken) form.refuse("accesscode", message);
    else return false;
    return true;
  };
  const readNewest = async () => {
    const now = customer && (await queryOnce(CustomerByIdDocument, { customerid: customer._id }));
    const newest = now?.kind === "data" ? now.data.getCustomer.customer : null;
    return newest ? { version: newest.version, values: valuesOf(newest, "") } : null;
  };
  return { ...useRecordEditor({ start, values: form.values, save, showRefusal, readNewest, onSaved }), form, override };
}

export type CustomerEditorState = ReturnType<typeof useCustomerEditor>;
