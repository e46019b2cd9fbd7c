/** Kinds of links to the data of one patient: the progress page opened with a code, the same page for a caregiver, a report. */
export const linkKinds = ["progress", "caregiver", "report"] as const;

export type LinkKind = (typeof linkKinds)[number];

/** Returns whether the kind of a token is that of a link. */
export const isLinkKind = (kind: string): kind is LinkKind => linkKinds.some((linkKind) => linkKind === kind);

/** Texts of links. */
export const linkTexts = {
  title: "Links to this patient",
  onPage: "Links to this data",
  kinds: {
    progress: "Progress page",
    caregiver: "Progress page for a caregiver",
    report: "Report",
  } satisfies Record<LinkKind, string>,
  ended: "Link ended.",
  gone: "This link has already ended.",
  sentByPatient: "Sent by the patient",
  openedWithCode: "Opened with a mailed code",
  sentBy: (name: string): string => `Sent by ${name}`,
} as const;
