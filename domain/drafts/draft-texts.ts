export const draftTexts = {
  notFound: "This draft is not there any more. It was finished, discarded, or is older than 30 days.",
  changed: "This draft changed while you looked. Take it back to see what is in it now.",
  discarded: "Draft discarded.",
} as const;
