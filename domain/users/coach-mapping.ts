/** Asked before a customer changes its health coach. */
export const overrideQuestion = "Customer to Health Coach Mapping. Override ?";

/** A customer that would change its coach, by names. */
export interface CoachOverride {
  readonly customer: string;
  readonly present: string;
  readonly next: string;
}
