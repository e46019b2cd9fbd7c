/** Milliseconds for which a patient's page says that somebody else changed something. */
export const editToldFor = 8_000;

const parts: Readonly<Record<string, string>> = {
  person: "the details",
  caregiver: "the caregiver",
  address: "the ship address",
  coach: "the health coach",
};

/** What a patient's page says when somebody else changed a part of the patient's facts. */
export const editTold = ({ by, part }: { readonly by: string; readonly part: string }): string =>
  `${by || "Somebody"} changed ${parts[part] ?? "the patient"}`;
