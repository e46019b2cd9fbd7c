export const thisCameFromYourPublic = "This came from your public page.";
export const aPatientOfYoursAsks = "A patient of yours asks you to call back. You find it in your messages.";
export const asksYouToCallBack = (name: string, phone: string): string => `${name} asks you to call back: ${phone}`;
export const somebodyAsksYouToCallBack = "Somebody asks you to call back";
export const aPatientAsksYouToCallBack = "A patient asks you to call back";
export const openMessages = "Open messages";
