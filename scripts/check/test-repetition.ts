/** Code that one file provides for all: the files where a copy is searched for, and the pattern of the copy. */
export type Repetition = { owner: string; again: RegExp; text: RegExp; instead: string };

const componentTests = /^web\/.*\.(component\.test|fixture)\.tsx$/;
const journeys = /^e2e\/.*\.ts$/;

/** Fixtures and finders that tests share. A world that is started after something else, such as a carrier, may be a file's own. */
export const testRepetitions: readonly Repetition[] = [
  {
    owner: "dev-env/world-test.ts",
    again: /\.api\.test\.ts$/,
    text: /\bbefore(?:All|Each)\(async \(\) => \{\s*world = await startWorld\(/g,
    instead: "gives the world to each test, or one to all of a file",
  },
  {
    owner: "e2e/journey-test.ts",
    again: journeys,
    text: /\bbefore(?:All|Each)\(async \(\) => \{\s*journey = await startJourney\(/g,
    instead: "gives the journey to the tests of a file",
  },
  {
    owner: "web/testing/finders.ts",
    again: componentTests,
    text: /\b\w+ = \((\w+): [^)]+\)(?:: \w+)? =>\s*page\.getByRole\("(?:button|checkbox|combobox|dialog|group|link|menuitem|region|textbox)", \{ (?:name: )?\1(?:, exact: true)? \}\);/g,
    instead: "has this finder",
  },
  {
    owner: "web/testing/finders.ts",
    again: componentTests,
    text: /\b\w+ = \((?:(\w+): string)?\)(?:: \w+)? =>\s*(?:page\.getByRole\("dialog"\)|page\.getByRole\("(?:row|listitem)"\)\.filter\(\{ hasText: \1 \}\)|page\.getByText\(\1, \{ exact: true \}\)|textsOf\(page\.getByRole\("row"\)\));/g,
    instead: "has this finder",
  },
  {
    owner: "e2e/finders.ts",
    again: journeys,
    text: /\b\w+ = \(page: [^,)]+, (\w+): [^)]+\)(?:: \w+)? =>\s*page\.getByRole\((?:"(?:button|region|textbox)", \{ (?:name: )?\1, exact: true \}\)|"row"\)\.filter\(\{ hasText: \1 \}\));/g,
    instead: "has this finder",
  },
  {
    owner: "e2e/finders.ts",
    again: journeys,
    text: /\b\w+ = \(page: Page\)(?:: \w+)? =>\s*page\.getByRole\("(?:dialog"\)|complementary", \{ name: "Patient" \}\)|log", \{ name: "Messages" \}\)|form", \{ name: "Write a message" \}\));/g,
    instead: "has this finder",
  },
];
