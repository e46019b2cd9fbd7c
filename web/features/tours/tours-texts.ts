export const tours = "Tours";
export const tourTourTitle = (tourTitle: string): string => `Tour: ${tourTitle}`;
export const theToursOfCarePlans =
  "The tours of care plans, regimens and schedules start on their pages, from the menu of your name.";
export const stepOf = (at: number, count: number): string => `Step ${at} of ${count}`;
export const closeTheTour = "Close the tour";
export const skipTour = "Skip tour";
export const doneLabel = "Done";
export const next = "Next";
