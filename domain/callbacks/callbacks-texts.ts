export const pleaseEnterMessage = "Please enter message.";
export const nameLabel = "Name";
export const messageLabel = "Message";
export const pleaseEnterName = "Please enter name";
