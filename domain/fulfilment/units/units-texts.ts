export const pleaseChooseWhatHappenedToTheUnit = "Please choose what happened to the unit.";
