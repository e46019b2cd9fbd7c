import { uuid } from "../../testing/uuid.ts";
import type { PatientBasicsFragment } from "./patients.graphql.ts";

/** Basic data of a patient in every list and page. */
export const annBell: PatientBasicsFragment = {
  _id: uuid(1),
  firstname: "Ann",
  lastname: "Bell",
  phone: "•••• 0177",
  surgeon: uuid(21),
  provider: "Dr. Sam Surgeon",
  active: true,
};
