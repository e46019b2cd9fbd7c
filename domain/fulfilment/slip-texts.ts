/** Texts of the slip. */
export const slipTexts = {
  title: "Return slip",
  how: "Put this slip into the box with the device and send it to this address. It names no patient.",
  noAddress: "The clinic's record has no address yet. Add it before the slip is printed.",
} as const;
