import { uuid } from "../../testing/uuid.ts";
import type { CustomerRecordFragment } from "./customers.graphql.ts";

/** Record of Harbor Clinic, as the server returns it. */
export const customerRecord: CustomerRecordFragment = {
  _id: uuid(9001),
  name: "Harbor Clinic",
  accesscode: "HARBOR",
  timezone: "America/Chicago",
  logo: "",
  company: uuid(9002),
  contact: { name: "Carl Contact", email: "carl@harbor.example", phone: "+13125550177" },
  address: { line1: "", line2: "", city: "", state: "", zip: "" },
  associatehealthcoach: null,
  autoimportevent: false,
  version: 4,
};
