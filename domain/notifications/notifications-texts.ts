export const yourCareTeamChangedYourSchedule = "Your care team changed your schedule. Open the app to see what is due.";
export const pleaseInputTitle = "Please input Title!";
export const pleaseConfirmYourText = "Please confirm your Text!";
export const titleLabel = "Title";
export const textLabel = "Text";
export const scheduleChanged = "Schedule changed";
