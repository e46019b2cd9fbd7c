import type { Profile } from "../platform/session/profile.ts";

/** Returns the profile that sign-in returns with this token for Nora Castell, admin of Harbor Orthopaedics. */
export const profileOf = (token: string): Profile => ({
  token,
  trustToken: "trusted",
  exp: 60,
  company: null,
  customer: {
    _id: "c1",
    name: "Harbor Orthopaedics",
    company: "k1",
    companyname: "Restride Care Co.",
    logo: null,
    autoimportevent: false,
    accesscode: "HRB427",
    timezone: "America/Chicago",
  },
  user: {
    _id: "u1",
    firstname: "Nora",
    lastname: "Castell",
    email: "nora.castell@harbororto.example",
    userimage: null,
    role: 1,
    signature: "",
    surgeon: null,
    surgeons: [],
    lastlogintime: null,
    patients_count: 12,
    filter: null,
  },
});
