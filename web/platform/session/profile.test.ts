import { expect, test } from "vitest";
import { isProfile } from "./profile.ts";

const user = {
  _id: "u1",
  firstname: "Nora",
  lastname: "Castell",
  email: "nora.castell@harbororto.example",
  role: 1,
  signature: "",
  surgeons: [],
  patients_count: 0,
};
const customer = {
  _id: "c1",
  name: "Harbor Orthopaedics",
  company: "k1",
  companyname: "Restride Care Co.",
  autoimportevent: false,
  accesscode: "HRB427",
  timezone: "America/Chicago",
};

test("A140: a token with its user is a profile, in a clinic, in a company or in neither", () => {
  expect(isProfile({ token: "t", user })).toBe(true);
  expect(isProfile({ token: "t", user, customer, company: null, trustToken: "trusted", exp: 60 })).toBe(true);
  expect(isProfile({ token: "t", user, customer: null, company: { _id: "k1", name: "Restride Care Co." } })).toBe(true);
});

test("A140: what an older version kept, or an answer without a session, is none", () => {
  const { timezone: _, ...withoutZone } = customer;
  const { email: __, ...withoutEmail } = user;
  for (const other of [
    null,
    "t",
    { token: "", user },
    { token: null, user: null },
    { token: "t", user: withoutEmail },
    { token: "t", user: { ...user, role: "admin" } },
    { token: "t", user, customer: withoutZone },
    { token: "t", user, company: { _id: "k1" } },
  ])
    expect(isProfile(other), JSON.stringify(other)).toBe(false);
});
