/** Labels of scores and of the sets of outcomes, on all screens. */
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
