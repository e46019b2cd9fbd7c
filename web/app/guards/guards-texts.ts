import { type Sentence, sentence, strong } from "../../ui/look/sentence.ts";

export const nothingToShowHere = "Nothing to show here";
export const thisPageIsNotOnThePhone = "This page is not on the phone. Please use a computer.";
export const messages = "Messages";
export const chooseAClinic = "Choose a clinic";
export const nothingHereForYourRole = "Nothing here for your role on the phone";
export const messagesOnThePhoneAreForSurgeons = (role: string): Sentence =>
  sentence`Messages on the phone are for surgeons, admins and health coaches. You are signed in as ${strong(role)}. Please use a computer.`;
export const logout = "Logout";
