import { uuid } from "../../testing/uuid.ts";
import type { SurgeonRecordFragment } from "./surgeons.graphql.ts";

/** Record of Dr. Sam Surgeon, as the server returns it. */
export const surgeonRecord: SurgeonRecordFragment = {
  _id: uuid(61),
  name: "Dr. Sam Surgeon",
  accesscode: "SAM1",
  email: "sam@harbor.example",
  phone: { public: "+13125550177", private: "+13125550188" },
  url: "",
  image: "",
  description: "",
  address: "",
  about_me: "",
  hospital_name: "",
  hospital_url: "",
  department_name: "",
  department_title: "",
  team: [{ _id: "t1", name: "Nurses", details: "Nina" }],
  version: 2,
};
