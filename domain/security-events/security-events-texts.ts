export const pleaseChooseAKindOfEvent = "Please choose a kind of event.";
