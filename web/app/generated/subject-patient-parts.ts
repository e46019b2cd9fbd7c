
/** What subjects show on a patient's page. */
export const patientParts = {
};
