export const pleaseEnterMessage = "Please enter message.";
