export const chooseDaysWithin10Years = "Choose days within 10 years of today.";
