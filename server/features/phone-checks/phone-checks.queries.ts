import type { CustomerScope } from "@restride/domain/access/scope.ts";
import type { PhoneOwner } from "@restride/domain/phone-checks/phone-check.ts";
import { sql } from "kysely";
import type { Database } from "../../platform/database/database.ts";
import { column, row, type Row, typedSql } from "../../platform/database/typed-sql.ts";

const phoneRow = row({
  _id: column.id,
  owner: column.textOf<PhoneOwner>(),
  name: column.text,
  phone: column.text,
});

/** A phone number that could not be normalized, with its current value. */
export type PhoneRow = Row<typeof phoneRow>;

const maxPhones = 500;

export const makePhoneChecksQueries = (db: Database) => ({
  /**
   * Lists the phone numbers that the repair flagged in the clinic, with their current values, because some may have been corrected since.
   */
  noted: (scope: CustomerScope) =>
    db.rows(
      scope,
      "phonesToCheck",
      typedSql(phoneRow)`
        select c.record_id as _id, c.source as owner, r.name, r.phone
        from phones_to_check c cross join lateral (
          select first_name || ' ' || last_name as name, phone from patients
            where c.source = 'patient' and customer_id = c.customer_id and patient_id = c.record_id
          union all select concat_ws(' ', caregiver ->> 'fname', caregiver ->> 'lname'), caregiver ->> 'phone' from patients
            where c.source = 'caregiver' and customer_id = c.customer_id and patient_id = c.record_id
          union all select first_name || ' ' || last_name, phone from registered_patients
            where c.source = 'registered' and customer_id = c.customer_id and registration_id = c.record_id and patient_id is null
          union all select concat_ws(' ', caregiver ->> 'fname', caregiver ->> 'lname'), caregiver ->> 'phone' from registered_patients
            where c.source = 'registeredCaregiver' and customer_id = c.customer_id and registration_id = c.record_id and patient_id is null
          union all select name, case c.source when 'surgeon' then phone_public else phone_private end from surgeons
            where c.source in ('surgeon', 'surgeonPrivate') and customer_id = c.customer_id and surgeon_id = c.record_id
              and deleted_at is null
          union all select first_name || ' ' || last_name, phone from users
            where c.source = 'user' and customer_id = c.customer_id and user_id = c.record_id
          union all select contact ->> 'name', contact ->> 'phone' from customers
            where c.source = 'customer' and customer_id = c.customer_id and customer_id = c.record_id
        ) r
        where c.customer_id = ${scope.customerId} and r.phone <> ''
        order by r.name, c.source, c.record_id limit ${sql.lit(maxPhones)}`,
    ),
});

export type PhoneChecksQueries = ReturnType<typeof makePhoneChecksQueries>;
