const motions = { knee: ["flexion_max", "extension_deficit"], hip: ["hip_flexion", "hip_abduction"] } as const;

/** Returns false for the motion of the joint that was not operated on, which has no chart; true for any other value. */
export const isCharted = (parameter: string, surgeryType: keyof typeof motions): boolean =>
  !motions[surgeryType === "knee" ? "hip" : "knee"].some((motion) => motion === parameter);
