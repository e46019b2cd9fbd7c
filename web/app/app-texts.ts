export const thisPageIsNotHere = "This page is not here yet";
export const thereIsNoConnectionThePage =
  "There is no connection. The page opens by itself once it is back; what was typed is kept.";
export const thisPageCouldNotBe = "This page could not be shown";
export const whatWasSavedIsSafe = "What was saved is safe. Load the page again; if it happens again, write to support.";
export const loadAgain = "Load again";
