import { countText } from "../texts/count-text.ts";
import { type ContentKind, kindName } from "./kinds.ts";

const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

/** Texts about content that a company makes. */
export const ownContentTexts = {
  notFound: "This content was not found.",
  noKind: "Choose care plans, regimens, exercises, devices or questionnaires.",
  changed: "Somebody else changed this draft in the meantime. Nothing of yours is lost: compare and save again.",
  draftGone: "Somebody else published or discarded this draft in the meantime. Look again before you publish.",
  noDraft: "There is no draft to publish. Change something first.",
  ready: "What is ready cannot be changed. Copy it, and change the copy.",
  neverPublished: "This was never published. Discard its draft instead.",
  retiredSince: "This is retired. Offer it again before you publish or apply it.",
  noCompany: "This company was not found.",
  noClinic: "A clinic that this is offered to was not found.",
  notOffered: "Something in this draft is not offered any more. Take it out and publish again.",
  holdsRetired: "Something that it holds is not offered any more. Offer that again first.",
  runsElsewhere:
    "This plan runs for patients with another surgery type. Keep its surgery type, or copy it for the other one.",
  publishFirst: "Publish the draft first.",
  previewOld: "The care plan or its programmes changed while you looked. Look again.",
  discarded: "Draft discarded.",
  copied: (kind: ContentKind): string =>
    `${capital(kindName(kind))} copied. Nobody is offered the copy before it is published.`,
  published: (version: number): string => `Version ${version} is published. Running programmes stay on theirs.`,
  applying: (version: number, patients: number): string =>
    `Version ${version} is published. ${countText(patients, "running programme follows", "running programmes follow")}.`,
  retired: (kind: ContentKind): string => `${capital(kindName(kind))} retired. What runs goes on.`,
  returned: (kind: ContentKind): string => `${capital(kindName(kind))} is offered again.`,
} as const;
