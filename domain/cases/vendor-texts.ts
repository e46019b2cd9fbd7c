/** Texts about assigning a case to the vendor's team. The configuration of the installation names the vendor. */
export const vendorTexts = {
  button: "Assign to vendor-team",
  confirm: (vendor: string): string => `Are you sure you want to assign to ${vendor}?`,
  assigned: (vendor: string): string => `Assigned to ${vendor}.`,
  already: (vendor: string): string => `This case is with ${vendor} already.`,
} as const;
