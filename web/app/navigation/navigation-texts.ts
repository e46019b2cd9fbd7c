export const patients = "Patients";
export const surgeons = "Surgeons";
export const users = "Users";
export const messages = "Messages";
export const reminders = "Reminders";
export const home = "Home";
