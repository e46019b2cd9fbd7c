const motions = { knee: ["flexion_max", "extension_deficit"], hip: ["hip_flexion", "hip_abduction"] } as const;

/** True unless a value is the motion of the joint that was not operated on: it gets no chart. */
export const isCharted = (parameter: string, surgeryType: keyof typeof motions): boolean =>
  !motions[surgeryType === "knee" ? "hip" : "knee"].some((motion) => motion === parameter);
