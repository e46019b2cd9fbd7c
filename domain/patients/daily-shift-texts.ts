export const dailyShiftTexts = {
  noTime: "Please enter the patient's day as hours from 0 to 23 and minutes from 0 to 59.",
  noTyped: "Please enter a time.",
  endsEarly: "The patient's day ends after it begins.",
} as const;
