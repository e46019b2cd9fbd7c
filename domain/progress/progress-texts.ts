export const pleaseChooseKneeHipOrAll = "Please choose knee, hip or all.";
export const theRangeEndsBeforeIt = "The range ends before it begins.";
