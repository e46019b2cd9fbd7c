/** Customer whose coach would change; all values are names. */
export interface CoachOverride {
  readonly customer: string;
  readonly present: string;
  readonly next: string;
}
