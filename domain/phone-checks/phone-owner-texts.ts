export const patient = "Patient";
export const caregiver = "Caregiver";
export const selfRegisteredPatient = "Self-registered patient";
export const caregiverOfASelfRegisteredPatient = "Caregiver of a self-registered patient";
export const surgeonPublicPhone = "Surgeon, public phone";
export const surgeonPrivatePhone = "Surgeon, private phone";
export const user = "User";
export const contactOfTheClinic = "Contact of the clinic";
