/** What people read when a case goes to the vendor's team; the vendor is named by the installation. */
export const vendorTexts = {
  button: "Assign to vendor-team",
  confirm: (vendor: string): string => `Are you sure you want to assign to ${vendor}?`,
  assigned: (vendor: string): string => `Assigned to ${vendor}.`,
  already: (vendor: string): string => `This case is with ${vendor} already.`,
} as const;
