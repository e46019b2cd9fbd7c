/** Texts about missing content. */
export const contentTexts = {
  noCarePlan: "This care plan was not found.",
  noExercise: "This exercise was not found.",
} as const;

export const pleaseEnterAName = "Please enter a name.";
export const pleaseEnterANameOfCharacters = (contentNameLimit: number): string =>
  `Please enter a name of ${contentNameLimit} characters or less.`;
export const pleaseChooseASurgeryType = "Please choose a surgery type.";
export const pleaseChooseAgeGroups = "Please choose age groups.";
export const pleaseChooseChangeStayOrPassed = "Please choose change, stay or passed.";
export const staysAsItWasStay = (name: string, stays: string, count: number): string =>
  `${name}: ${stays} ${count === 1 ? "stays as it was" : "stay as they were"} changed there.`;
export const itIsOnTechnicalHold = "It is on technical hold; it changes too.";
export const allAreOnTechnicalHold = (change: number): string =>
  `All ${change} are on technical hold; they change too.`;
export const ofTheAreOnTechnical = (onhold: number, change: number): string =>
  `${onhold} of the ${change} are on technical hold; they change too.`;
export const pleaseEnterTheFirstDay = "Please enter the first day.";
export const pleaseEnterTheLastDay = "Please enter the last day.";
export const pleaseSelectTimesADay = "Please select times a day.";
export const pleaseSelectWeekDays = "Please select week days!";
export const pleaseSelectDays = "Please select days.";
export const pleaseSelectASchedule = "Please select a schedule.";
export const pleaseEnterADescription = "Please enter a description.";
export const pleaseChooseAPace = "Please choose a pace.";
export const pleaseChooseKneeOrHip = "Please choose knee or hip.";
export const pleaseChoosePublishedDraftRetired = "Please choose published, draft, retired or ready.";
export const addAValueWhatOne = "Add a value: what one reading says.";
export const pleaseGiveAtMostValues = (maxValues: number): string => `Please give at most ${maxValues} values.`;
export const pleaseGiveAtMostLimits = (maxLimits: number): string => `Please give at most ${maxLimits} limits.`;
export const anotherValueHasThisName = "Another value has this name.";
export const theLargestPossibleValueMust = "The largest possible value must be above the smallest.";
export const pleaseEnterASmallestOrALargest = "Please enter a smallest or a largest value.";
export const theLargestValueMustBe = "The largest value must be above the smallest.";
export const anotherLimitBeginsOnThis = "Another limit begins on this day.";
export const pleaseEnterALimitFromTo = (min: number, max: number): string =>
  `Please enter a limit from ${min} to ${max}.`;
export const valueStaysANewValue = (at: number, metric: string, range: string): string =>
  `Value ${at} stays ${metric}, ${range}. A new value gets the next number.`;
export const pleaseEnterWithAtMost = (fieldName: string): string =>
  `Please enter ${fieldName} with at most 2 decimals.`;
export const pleaseEnter = (fieldName: string): string => `Please enter ${fieldName}.`;
export const pleaseEnterALinkThat = "Please enter a link that begins with https://.";
export const pleaseEnterWhatItIsGood = "Please enter what it is good for.";
export const addAQuestion = "Add a question.";
export const pleaseAskAtMostQuestions = (maxQuestions: number): string =>
  `Please ask at most ${maxQuestions} questions.`;
export const pleaseGive2ToAnswers = (maxAnswers: number): string => `Please give 2 to ${maxAnswers} answers.`;
export const anotherAnswerHasThesePoints = "Another answer has these points.";
export const inTakeItOutThere = (where: string): string => `In ${where}. Take it out there first.`;
export const patientsOfYourClinicWho = (plan: string, number: number): string =>
  `Patients of your clinic who follow the care plan ${plan} are given its version ${number} from today on. What is past stays as it was.`;
export const itChanges = (changes: string): string => `It changes: ${changes}.`;
export const whatWasChangedByHand =
  "What was changed by hand at your clinic stays. Each programme can be put back for 30 days on the patient's page.";
export const aNumber = "a number";
export const whatItMeasures = "what it measures";
export const theSmallestPossibleValue = "the smallest possible value";
export const theLargestPossibleValue = "the largest possible value";
export const rangeFromTo = (min: number, max: number): string => `${min} to ${max}`;
export const anAnswer = "an answer";
export const aQuestion = "a question";
export const points = "points";
export const daysNoun = "days";
export const aHold = "a hold";
export const repeatsNoun = "repeats";
export const setsNoun = "sets";
export const timesADay = "times a day";
export const staysByHand = (parts: string): string => `Stays, changed by hand: ${parts}`;
export const changesAndStays = (changes: string, parts: string): string =>
  `${changes}; stays, changed by hand: ${parts}`;
export const oneOfTheIsOnTechnical = (change: number): string =>
  `1 of the ${change} is on technical hold; it changes too.`;
/** Number of programmes with what a version does to them. */
export const programmeCount = (count: number, outcome: "change" | "stay" | "passed" | "running"): string => {
  const isOne = count === 1;
  const endings = {
    change: isOne ? "changes" : "change",
    stay: isOne ? "stays" : "stay",
    passed: isOne ? "has nothing left to change" : "have nothing left to change",
    running: isOne ? "runs an earlier version" : "run an earlier version",
  };
  return `${count.toLocaleString("en-US")} ${isOne ? "programme" : "programmes"} ${endings[outcome]}`;
};
export const nothingLeftToChange = "Nothing left to change";
export const changesOnTechnicalHold = "Changes, on technical hold";
export const changesPlan = "Changes";
/** Lists values of which one holds: "60 or 90". */
export const eitherOf = (values: readonly string[]): string => values.join(" or ");
export const versionIsInYourProgrammes = (plan: string, version: number): string =>
  `${plan}: version ${version} is in your running programmes`;
