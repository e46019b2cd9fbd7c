import type pg from "pg";
import { recordsetOf } from "../../platform/database/recordset.ts";
import { consentForms } from "../../reference-data/consent-forms.ts";

const add = `
  insert into standard_consent_forms (form_id, sequence, title, description, body)
  select "formId", sequence, title, description, body
  from ${recordsetOf(1, consentForms, { formId: "uuid", sequence: "int", title: "text", description: "text", body: "text" })}
  on conflict do nothing`;

/** Adds missing consent forms of the product, as the owner of the table; new clinics begin with them. Existing rows are not changed. */
export const addStandardConsentForms = async (owner: pg.ClientBase): Promise<void> => {
  await owner.query({ name: "addStandardConsentForms", text: add, values: [JSON.stringify(consentForms)] });
};
