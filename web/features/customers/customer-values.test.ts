import { customerForm } from "@restride/domain/customers/customer-form.ts";
import { expect, test } from "vitest";
import { inputOf, valuesOf } from "./customer-values.ts";

const record = {
  _id: "c1",
  name: "Harbor",
  accesscode: "HRB427",
  timezone: "America/New_York",
  logo: null,
  company: "o1",
  contact: { name: "Nora", email: "nora@harbor.example", phone: "+13125550142" },
  address: { line1: "1 Lake St", line2: "", city: "Chicago", state: "IL", zip: "60614" },
  associatehealthcoach: { _id: "k1", firstname: "Kim", lastname: "Cole" },
  autoimportevent: true,
  version: 3,
};

test("a record that is opened and saved again is sent as it was", () => {
  const input = inputOf(customerForm.parse(valuesOf(record, "")), { _id: "c1", version: 3 });
  const { company: _company, associatehealthcoach, ...fields } = record;
  expect(input).toEqual({ ...fields, logo: "", associatehealthcoach: associatehealthcoach._id });
});

test("A146 A299: a new customer begins with the drawn code and the default zone, and without a coach", () => {
  expect(valuesOf(null, "ABC234")).toMatchObject({ accesscode: "ABC234", timezone: "America/Chicago", coach: "" });
});
