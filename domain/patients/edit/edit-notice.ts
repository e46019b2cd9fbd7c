/** Milliseconds for which a patient's page shows that another user changed something. */
export const editNoticeDuration = 8_000;

const parts: Readonly<Record<string, string>> = {
  person: "the details",
  caregiver: "the caregiver",
  address: "the ship address",
  coach: "the health coach",
};

/** Returns the notice on a patient's page that another user changed a part of the record. */
export const editNotice = ({ by, part }: { readonly by: string; readonly part: string }): string =>
  `${by || "Somebody"} changed ${parts[part] ?? "the patient"}`;
