export const name = "Name";
export const phone = "Phone";
export const message = "Message";
export const send = "Send";
