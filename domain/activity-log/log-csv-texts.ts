export const time = "Time";
export const source = "Source";
export const eventName = "Event Name";
export const description = "Description";
export const entryId = "Id";
export const patient = "Patient";
export const method = "Method";
export const collection = "Collection";
