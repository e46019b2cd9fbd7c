import { fullName, type PersonName } from "./person-name.ts";
import * as texts from "./patients-texts.ts";

/** Returns the question before a patient's password is reset. */
export const passwordResetQuestion = (name: PersonName): string => texts.areYouSureYouWant(fullName(name));

/** Explanation of the effect of the reset. */
export const passwordResetHint = texts.thePatientGetsAText;
