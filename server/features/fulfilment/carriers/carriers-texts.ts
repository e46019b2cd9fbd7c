export const thisCarrierIsNotKnown = "This carrier is not known.";
