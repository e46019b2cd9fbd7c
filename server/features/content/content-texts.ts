export const youReadThisBecauseYou = "You read this because you are an administrator of your clinic.";
