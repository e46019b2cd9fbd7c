export const regimenTexts = {
  empty: "Add an exercise.",
  outside: "Choose days inside of the regimen's.",
  link: "This exercise is linked already, or to itself.",
} as const;
