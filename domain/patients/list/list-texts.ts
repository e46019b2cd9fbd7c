/** Text of the summary when no filter limits the list. */
export const noFiltersText = "No filters applied.";

export const pleaseChooseARange = "Please choose a range.";
export const pleaseEnterValidNumber = "Please enter valid number!";
export const theLastNameHasAtMost = "The last name has at most 40 letters.";
export const pleaseSelectSurgeryTime = "Please select surgery time!";
export const pleaseSelectSurgeryRange = "Please select surgery range!";
export const theListCannotBeSorted = "The list cannot be sorted by this column.";
export const pleaseSortAscendingOrDescending = "Please sort ascending or descending.";
export const pleaseEnter4Digits = "Please enter 4 digits";
export const pleaseSelectDateRange = "Please select date range";
