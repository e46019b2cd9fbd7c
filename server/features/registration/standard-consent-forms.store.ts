import type pg from "pg";
import { consentForms } from "../../reference-data/consent-forms.ts";

const add = `
  insert into standard_consent_forms (form_id, sequence, title, description, body)
  select "formId", sequence, title, description, body
  from json_to_recordset($1::json) as f ("formId" uuid, sequence smallint, title text, description text, body text)
  on conflict do nothing`;

/** Adds the product's consent forms that are missing, as the owner of the table: clinics that come later begin with them. What is there is not touched. */
export const addStandardConsentForms = async (owner: pg.ClientBase): Promise<void> => {
  await owner.query({ name: "addStandardConsentForms", text: add, values: [JSON.stringify(consentForms)] });
};
