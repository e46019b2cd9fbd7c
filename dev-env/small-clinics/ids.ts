import type { Id } from "@restride/domain/values/id.ts";
import type { Role } from "@restride/domain/access/roles.ts";

const id = (kind: number, number: number): Id =>
  `0190${String(kind).padStart(4, "0")}-0000-7000-8000-${String(number).padStart(12, "0")}` as Id;

/** Ids by name: two companies, two clinics of the first and one of the second; in each clinic two surgeons and three patients. */
export const small = {
  companies: [id(1, 1), id(1, 2)],
  customers: [id(2, 1), id(2, 2), id(2, 3)],
  surgeon: (clinic: number, number: number) => id(3, clinic * 10 + number),
  patient: (clinic: number, number: number) => id(4, clinic * 10 + number),
  user: (clinic: number, role: Role) => id(5, clinic * 100 + role),
  secondCoach: (clinic: number) => id(5, clinic * 100 + 99),
  exerciseItem: (clinic: number, patient: number, number: number) => id(6, clinic * 100 + patient * 10 + number),
  deviceItem: (clinic: number, patient: number) => id(7, clinic * 10 + patient),
  formItem: (clinic: number, patient: number) => id(8, clinic * 10 + patient),
  exercise: (number: number) => id(9, number),
  device: id(10, 1),
  questionnaire: id(11, 1),
  carePlan: id(15, 1),
  regimen: id(16, 1),
  case: (clinic: number, patient: number) => id(12, clinic * 10 + patient),
  /** Comments and work logs of a case, by number from 1. */
  comment: (clinic: number, patient: number, number = 1) => id(26, clinic * 100 + patient * 10 + number),
  workLog: (clinic: number, patient: number, number = 1) => id(27, clinic * 100 + patient * 10 + number),
  secondCase: (clinic: number, patient: number) => id(31, clinic * 10 + patient),
  archivedCase: (clinic: number, patient: number) => id(32, clinic * 10 + patient),
  answers: (clinic: number, patient: number) => id(13, clinic * 10 + patient),
  draft: (clinic: number, patient: number) => id(21, clinic * 10 + patient),
  change: (clinic: number, patient: number) => id(17, clinic * 10 + patient),
  registration: (clinic: number, number: number) => id(20, clinic * 10 + number),
  note: (clinic: number, patient: number) => id(22, clinic * 10 + patient),
  secondNote: (clinic: number, patient: number) => id(23, clinic * 10 + patient),
  /** The order of a patient's sensor, which was delivered. */
  order: (clinic: number, patient: number) => id(28, clinic * 10 + patient),
  /** A device in that order that the vendor refused, with the custody line of the refusal; only with fixture rows. */
  refusedItem: (clinic: number, patient: number) => id(29, clinic * 10 + patient),
  reminder: (clinic: number, patient: number) => id(30, clinic * 10 + patient),
  deletionCase: (clinic: number, patient: number) => id(34, clinic * 10 + patient),
  /** Deletion requests that match no record: requests start a case for the first, send the second to a company, and dismiss the third. */
  deletionRequest: (clinic: number, patient: number, number: 1 | 2 | 3) => id(43 + number, clinic * 10 + patient),
  undelivered: (clinic: number, patient: number) => id(36, clinic * 10 + patient),
  callback: (clinic: number, patient: number) => id(33, clinic * 10 + patient),
  /** Content that a company makes, by number of its purpose. */
  ownContent: (company: number, number: number) => id(25, company * 10 + number),
  trustedDevice: (clinic: number, role: Role) => id(14, clinic * 100 + role),
  link: (clinic: number, patient: number) => id(36, clinic * 10 + patient),
  session: (clinic: number, role: Role) => id(35, clinic * 100 + role),
} as const;

/** Codes of diagnoses: two that every patient has with fixture rows, and those that request fixtures add. */
export const smallDiagnosis = { dxCode: "M17.11", second: "I10", added: ["M25.661", "M25.561"] } as const;

/** Default category of a new note. */
export const general = "01900024-0000-7000-8000-000000000001";

export const smallPatientEmail = (clinic: number, patient: number): string =>
  `patient${patient}@clinic${clinic + 1}.example`;
