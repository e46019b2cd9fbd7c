/** Place of undelivered messages: a clinic, optionally one of its patients; a company's own people; or all messages that belong to no clinic. */
export interface UndeliveredPlace {
  readonly customerid?: string | null;
  readonly companyid?: string | null;
  readonly patientid?: string;
}
