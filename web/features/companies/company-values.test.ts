import { companyForm } from "@restride/domain/companies/company-form.ts";
import { expect, test } from "vitest";
import { inputOf, valuesOf } from "./company-values.ts";

const record = {
  _id: "o1",
  name: "Brightwater",
  description: "Runs the programme.",
  phone: "+13125550100",
  email: "hello@b.example",
  logo: null,
  contact: { name: "Ann", email: "ann@b.example", phone: "+13125550101" },
  address: { line1: "1 Plaza", line2: "", city: "Chicago", state: "IL", zip: "60601" },
  autoimportevent: true,
  version: 2,
};

test("a record that is opened and saved again is sent as it was", () => {
  const input = inputOf(companyForm.parse(valuesOf(record)), { _id: "o1", version: 2 });
  expect(input).toEqual({ ...record, logo: "" });
});

test("A182: a new company needs its name and nothing else", () => {
  expect(companyForm.safeParse({ ...valuesOf(null), name: "Brightwater" }).success).toBe(true);
});
