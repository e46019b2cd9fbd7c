/** An option with the value that is scored and stored. */
export type Option = { readonly optnumber: number; readonly option: string };
export type Question = { readonly question: string; readonly options: readonly Option[] };

const downFrom = (best: number, words: readonly string[]): Option[] =>
  words.map((option, at) => ({ optnumber: best - at, option }));
const upFrom = (first: number, words: readonly string[]): Option[] =>
  words.map((option, at) => ({ optnumber: first + at, option }));

const pain = ["None", "Very Mild", "Mild", "Moderate", "Severe"];
const doing = ["Easy", "A little hard", "Hard", "Very hard", "Not possible"];
const often = ["Never", "Rarely", "Sometimes", "Often", "Always"];
const walking = ["Over 45 minutes", "20 to 45 minutes", "5 to 20 minutes", "Only indoors", "Hardly at all"];

const good = (question: string, words: readonly string[]): Question => ({ question, options: downFrom(4, words) });

/** Twelve questions about knee function in our own words, each from 4 (best) to 0. */
export const kneeFunction: readonly Question[] = [
  good("How much did your knee usually hurt?", pain),
  good("How was washing and drying yourself?", doing),
  good("How was getting into or out of a car, bus or train?", doing),
  good("How long could you walk before your knee hurt much?", walking),
  good("How was getting up from a chair after a meal?", doing),
  good("How often did you limp when walking?", often),
  good("How was kneeling down and getting up again?", doing),
  good("How often did knee pain trouble you in bed at night?", often),
  good("How much did your knee hinder your work and chores?", [
    "Not at all",
    "A little",
    "Moderately",
    "Much",
    "Totally",
  ]),
  good("How often did your knee feel as if it might give way?", often),
  good("How was doing your shopping on your own?", doing),
  good("How was walking down a flight of stairs?", doing),
];

/** Twelve questions about hip function in our own words, each from 4 (best) to 0. */
export const hipFunction: readonly Question[] = [
  good("How much did your hip usually hurt?", pain),
  good("How often did you have sudden stabs of pain?", often),
  good("How often did hip pain trouble you in bed at night?", often),
  good("How often did you limp when walking?", often),
  good("How long could you walk before your hip hurt much?", walking),
  good("How was walking up a flight of stairs?", doing),
  good("How was putting on socks and shoes?", doing),
  good("How was getting up from a chair after a meal?", doing),
  good("How was getting into or out of a car, bus or train?", doing),
  good("How was washing and drying yourself?", doing),
  good("How was doing your shopping on your own?", doing),
  good("How much did your hip hinder your work and chores?", [
    "Not at all",
    "A little",
    "Moderately",
    "Much",
    "Totally",
  ]),
];

export const painCheck: readonly Question[] = [
  { question: "How strong was your pain over the last day?", options: upFrom(0, pain) },
];

/** Ranges of motion; each option has the value of a number of degrees. */
export const bendAndStraighten: readonly Question[] = [
  {
    question: "Which picture shows how far your knee bends?",
    options: [
      { optnumber: 132, option: "130 or more" },
      { optnumber: 122, option: "115-130" },
      { optnumber: 110, option: "105-115" },
      { optnumber: 98, option: "90-105" },
    ],
  },
  {
    question: "Which picture shows how straight your knee gets?",
    options: [
      { optnumber: 86, option: "80-90" },
      { optnumber: 65, option: "50-80" },
      { optnumber: 25, option: "0-50" },
    ],
  },
];

const noYes = upFrom(0, ["No", "Yes"]);

export const safetyCheck: readonly Question[] = [
  { question: "Did you have a temperature above 100.4 °F?", options: noYes },
  { question: "Is the wound red, warm, open or wet?", options: noYes },
  { question: "Is a calf newly sore, warm or swollen?", options: noYes },
  { question: "Were you short of breath at rest?", options: noYes },
];

export const howIsItGoing: readonly Question[] = [
  {
    question: "How satisfied are you with your recovery?",
    options: downFrom(5, ["Very satisfied", "Satisfied", "Neither", "Dissatisfied", "Very dissatisfied"]),
  },
  {
    question: "How confident are you with your exercises?",
    options: downFrom(5, ["Very confident", "Confident", "Neither", "Unsure", "Very unsure"]),
  },
];

const extent = upFrom(0, ["None", "Mild", "Moderate", "Severe", "Extreme"]);
const difficulty = (task: string): Question => ({ question: `Difficulty in the last week: ${task}`, options: extent });
const painAt = (task: string): Question => ({ question: `Pain in the last week: ${task}`, options: extent });

export const koosJr: readonly Question[] = [
  { question: "How severe is your knee stiffness after first wakening in the morning?", options: extent },
  painAt("Twisting/pivoting on your knee"),
  painAt("Straightening knee fully"),
  painAt("Going up or down stairs"),
  painAt("Standing upright"),
  difficulty("Rising from sitting"),
  difficulty("Bending to floor/pick up an object"),
];

export const hoosJr: readonly Question[] = [
  painAt("Going up or down stairs"),
  painAt("Walking on an uneven surface"),
  difficulty("Rising from sitting"),
  difficulty("Bending to floor/pick up an object"),
  difficulty("Lying in bed (turning over, maintaining hip position)"),
  difficulty("Sitting"),
];
