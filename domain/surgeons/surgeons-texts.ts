export const maximun300Words = "Maximun 300 words!";
export const pleaseEnterValidUrl = "Please enter valid url.";
export const pleaseRemoveACategory = "Please remove a category.";
