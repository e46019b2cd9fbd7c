/** What scores and the sets of outcomes are called wherever people read them. */
export const scoreLabels = {
  painManagement: "Pain Management",
  functionalKnee: "Functional Knee",
  rangeOfMotion: "Range Of Motion",
  painLevel: "Pain Level",
  kneeScore: "Knee Score",
  hipScore: "Hip Score",
  flexion: "Flexion",
  extension: "Extension",
} as const;
