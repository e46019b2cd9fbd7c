import { countText } from "@restride/domain/texts/count-text.ts";

export const takeBack = "Take back";
export const undo = "Undo";
export const closeNotice = "Close notice";
export const thisPartCouldNotBe = "This part could not be loaded.";
export const tryAgain = "Try again";
export const openingLabel = "Opening …";
export const thisCouldNotBeOpened = "This could not be opened. Load the page again.";
export const loadThePageAgain = "Load the page again";
export const close = "Close";
export const cancel = "Cancel";
export const connectingAgainInS = (seconds: number): string => `Connecting again in ${seconds} s.`;
export const selectThisPage = "Select this page";
export const selectName = (name: string): string => `Select ${name}`;
export const theFirstOf = (on: string, all: string): string => `The first ${on} of ${all}`;
export const allOn = (on: string): string => `All ${on}`;
export const firstOfTotal = (first: number, total: number, otherTotal: string): string =>
  `${first}–${total} of ${otherTotal}`;
export const pageLabel = (page: number): string => `Page ${page}`;
export const pages = "Pages";
export const previousPage = "Previous page";
export const nextPage = "Next page";
export const rowsAPage = "Rows a page";
export const pageText = (size: number): string => `${size} / page`;
export const theseCouldNotBeLoaded = "These could not be loaded.";
export const thisPageIsPastTheEnd = "This page is past the end of the list";
export const theListHasBecomeShorter = "The list has become shorter, or the address is old.";
export const firstPage = "First page";
export const nothingWasChanged = "Nothing was changed.";
export const nothingWasChangedThePage = "Nothing was changed. The page tried again three times.";
export const print = "Print";
export const draftRestored = "Draft restored";
export const discardDraft = "Discard draft";
export const whatYouTypedIsKept = "What you typed is kept.";
export const pickLabel = (label: string): string => `Pick ${label}`;
export const mmDdYyyy = "MM/DD/YYYY";
export const filter = "Filter";
export const filters = "Filters";
export const removeFilter = (label: string): string => `Remove filter ${label}`;
export const clearAll = "Clear all";
export const searchCaption = (caption: string): string => `Search ${caption}`;
export const complete = "Complete";
export const partial = "Partial";
export const skippedLabel = "Skipped";
export const remainingLabel = "Remaining";
export const naLabel = "NA";
export const selection = "Selection";
export const clear = "Clear";
export const esc = "Esc";
export const takeOverThisCase = "Take over this case";
export const takeOver = "Take over";
export const assignToMe = "Assign to me";
export const ofSelected = (count: number, otherCount: number): string => `${count} of ${otherCount} selected`;
export const filterLabel = (label: string): string => `Filter ${label}`;
export const deselectAll = "Deselect all";
export const selectAll = "Select all";
export const breadcrumb = "Breadcrumb";
export const save = "Save";
export const back = "Back";
export const hidePassword = "Hide password";
export const showPassword = "Show password";
export const takeThis = (label: string): string => `Take this ${label}`;
export const leaveWithoutSaving = "Leave without saving?";
export const yourChangesAreNotSaved = "Your changes are not saved yet.";
export const leave = "Leave";
export const add = "Add";
export const update = "Update";
export const choose = "Choose";
export const change = "Change";
export const remove = "Remove";
export const countryOf = (label: string): string => `Country of ${label}`;
export const placeOf = (name: string | undefined, place: number, count: number): string =>
  `${name}, place ${place} of ${count}`;
export const moveUp = "Move up";
export const moveDown = "Move down";
export const readLess = "Read less";
export const readMore = "Read more";
export const noBars = (title: string): string => `${title}: no bars.`;
export const barFromToSums = (
  title: string,
  count: number,
  label: string,
  otherLabel: string,
  totals: string,
): string => `${title}: ${countText(count, "bar")} from ${label} to ${otherLabel}. Sums: ${totals}.`;
export const interVariableSystemUiSans = '"Inter Variable", system-ui, sans-serif';
export const showAsAChart = (title: string): string => `Show ${title} as a chart`;
export const showAsATable = (title: string): string => `Show ${title} as a table`;
export const ofRowsAChartThat = (count: number): string =>
  `6 of ${count} rows. A chart that is shown as a table prints all.`;
export const barsOfInView = (title: string): string => `Bars of ${title} in view`;
export const earlier = "Earlier";
export const later = "Later";
export const toText = (label: string | undefined, otherLabel: string | undefined): string =>
  `${label} to ${otherLabel}`;
export const start = "Start";
export const bottom = "Bottom";
export const top = "Top";
export const date = "Date";
export const value = "Value";
export const olderValuesOf = (title: string): string => `Older values of ${title}`;
export const thereAreNoOlderValues = "There are no older values.";
export const lastOfCount = (last: string | number, count: number): string => `${last} of ${count}`;
export const newerValuesOf = (title: string): string => `Newer values of ${title}`;
export const thereAreNoNewerValues = "There are no newer values.";
export const restride = "Restride";
export const restrideYear = (year: number): string => `© ${year} Restride`;
export const addressLine1 = "Address line 1";
export const addressLine2 = "Address line 2";
export const city = "City";
export const state = "State";
export const selectAState = "Select a state";
export const stateOrRegion = "State or region";
export const zip = "Zip";
export const country = "Country";
export const contactName = "Contact name";
export const contactEmail = "Contact email";
export const contactPhone = "Contact phone";
export const logo = "Logo";
export const optionalLogoRecommendedSize820x1800 = "Optional. Logo recommended size 820x1800 px";
export const onLabel = "On";
export const off = "Off";
export const removeName = (label: string): string => `Remove ${label}`;
export const toRead = (title: string): string => `${title}, to read`;
export const ofInAChain = (place: number, of: number): string => `${place} of ${of} in a chain`;
export const unlinkFromTheNext = (nameOfId: string): string => `Unlink ${nameOfId} from the next`;
export const ofInTheChain = (place: number, of: number, isDense: boolean): string =>
  `${place} of ${of}${isDense ? "" : " in the chain"}`;
export const linkTo = "Link to";
export const unlink = "Unlink";
export const circle = "circle";
export const space = "Space";
export const link = "link";
export const deleteLabel = "Delete";
export const unlinkText = "unlink";
export const deselect = "deselect";
export const selectedLabel = "selected.";
export const wouldFollowIt = "would follow it.";
export const tapAnotherCircleToLink = "Tap another circle to link it.";
export const chooseAnotherCircleToLink = (children: string): string =>
  `Choose another circle to link it, or the same circle to deselect. ${children}`;
export const deselectText = "Deselect";
export const previous = "Previous";
export const nextCards = "Next cards";
export const thoseOfCount = (those: string | number, count: number, counted: string): string =>
  `${those} of ${count} ${counted}`;
export const stepOf = (current: number, count: number): string => `Step ${current} of ${count}`;
export const steps = "Steps";
export const doneLabel = "Done";
export const fromText = (label: string): string => `${label} from`;
export const startDate = "Start date";
export const toTextText = (label: string): string => `${label} to`;
export const endDate = "End date";
export const clearLabel = (label: string): string => `Clear ${label}`;
export const segoeScriptSnellRoundhandApple =
  "'Segoe Script', 'Snell Roundhand', 'Apple Chancery', 'Brush Script MT', cursive";
export const signAboveTheLineWithFinger = "Sign above the line with finger, pen or mouse";
export const heightFeet = "Height, feet";
export const ftLabel = "ft";
export const heightInches = "Height, inches";
export const inLabel = "in";
export const yearOf = (label: string): string => `Year of ${label}`;
export const stateTexts = {
  working: "Checking that a person fills in this form …",
  done: "Security check passed.",
  failed: "The security check could not run in this browser.",
} as const;
export const showMore = (count: number): string => `Show ${count} more`;
export const edit = "Edit";
export const pointsOf = (title: string): string => `Points of ${title}`;
export const previousK = (itemName: string): string => `Previous ${itemName} (K)`;
export const thisIsTheFirstOfTheList = (itemName: string): string => `This is the first ${itemName} of the list.`;
export const numberOfTotal = (number: string, total: string): string => `${number} of ${total}`;
export const nextJ = (itemName: string): string => `Next ${itemName} (J)`;
export const thisIsTheLastOfTheList = (itemName: string): string => `This is the last ${itemName} of the list.`;
export const move = "move";
export const enter = "Enter";
export const open = "open";
export const tab = "Tab";
export const actions = "actions";
export const ctrl = "Ctrl";
export const newTab = "new tab";
export const jumpTo = "Jump to";
export const closeEsc = "Close, Esc";
