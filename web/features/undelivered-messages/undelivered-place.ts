/** A clinic, a company's own people, or all messages that belong to no clinic; of a clinic perhaps those of one patient. */
export interface UndeliveredPlace {
  readonly customerid?: string | null;
  readonly companyid?: string | null;
  readonly patientid?: string;
}
