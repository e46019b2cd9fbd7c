import { describe, expect, test } from "vitest";
import { problemsOf } from "../values/problems.ts";
import { countWords, surgeonForm } from "./surgeon-form.ts";
import { shownPhone } from "../values/phone.ts";
import { surgeonTexts } from "./surgeon-texts.ts";

const good = {
  name: "Dr. Anna Whitfield",
  email: "anna@harbor.example",
  phonepublic: "312 555 0142",
  phoneprivate: "",
};
const read = (changes: object) => surgeonForm.parse({ ...good, team: [], ...changes });
const problem = (changes: object): string | undefined => {
  const { error } = surgeonForm.safeParse({ ...good, team: [], ...changes });
  return error && problemsOf(error)[0]?.message;
};

describe("the surgeon form", () => {
  test("A122 A160 A296: a name that is not blank and has at most 50 characters", () => {
    for (const name of ["", "   ", undefined]) expect(problem({ name })).toBe("Please enter name");
    expect(problem({ name: "x".repeat(51) })).toBe("Name must be 50 characters or less");
    expect(problem({ name: "x".repeat(50) })).toBeUndefined();
    expect(read({ name: "  Dr. A B " }).name).toBe("Dr. A B");
  });

  test("A161: a valid email", () => {
    for (const email of ["", "anna@", undefined]) expect(problem({ email })).toBe("Please enter email");
    expect(read({ email: " Anna@Harbor.Example " }).email).toBe("anna@harbor.example");
  });

  test("A162: a public phone is required, a private one is not", () => {
    for (const phonepublic of ["", "  ", undefined]) expect(problem({ phonepublic })).toBe("Please enter your number");
    expect(read({ phoneprivate: " " }).phoneprivate).toBe("");
  });

  test("A163: both phones are international numbers", () => {
    for (const field of ["phonepublic", "phoneprivate"]) {
      for (const phone of ["12345", "+44 12"])
        expect(problem({ [field]: phone }), field).toBe("Please enter valid number!");
      expect(read({ [field]: "+33 1 55 50 01 76" })).toMatchObject({ [field]: "+33155500176" });
    }
  });

  test("A164 A309: ten digits get +1; eleven without a plus get a plus", () => {
    expect(read({}).phonepublic).toBe("+13125550142");
    expect(read({ phonepublic: "33155500176", phoneprivate: "13125550142" })).toMatchObject({
      phonepublic: "+33155500176",
      phoneprivate: "+13125550142",
    });
  });

  test("A165 A296: at most 300 words about the surgeon", () => {
    const words = (count: number): string => Array.from({ length: count }, () => "word").join(" \n");
    expect(countWords(words(300))).toBe(300);
    expect(["", " \n", " one  two "].map(countWords)).toEqual([0, 0, 2]);
    expect(problem({ about_me: words(300) })).toBeUndefined();
    expect(problem({ about_me: words(301) })).toBe("Maximun 300 words!");
  });

  test("A166: without a photo it is complete", () => expect(problem({})).toBeUndefined());

  test("A069: blank and duplicate categories are left out", () => {
    const team = ["Fellows", " ", "fellows", "Nurses"].map((name, at) => ({ _id: `c${at}`, name, details: "" }));
    expect(read({ team }).team.map(({ name }) => name)).toEqual(["Fellows", "Nurses"]);
  });

  test("A069: a category has limits, and a team at most 30 of them", () => {
    const one = { _id: "c1", name: "Fellows", details: "" };
    const team = (changes: object) => problem({ team: [{ ...one, ...changes }] });
    expect(team({ name: "x".repeat(50), details: "x".repeat(4000), _id: "x".repeat(64) })).toBeUndefined();
    expect(team({ name: "x".repeat(51) })).toBe("Category must be 50 characters or less");
    expect(team({ details: "x".repeat(4001) })).toBe("Team must be 4000 characters or less");
    for (const _id of ["", "x".repeat(65)]) expect(team({ _id })).toBeDefined();
    expect(read({ team: [{ _id: "c1", name: " Fellows " }] }).team).toEqual([one]);
    const many = (count: number) => Array.from({ length: count }, (_, at) => ({ ...one, name: `N${at}` }));
    expect([problem({ team: many(30) }), problem({ team: many(31) })]).toEqual([
      undefined,
      "Please remove a category.",
    ]);
  });

  test("A296: what is left out is empty, what is given is trimmed and has a length", () => {
    const lines = {
      description: ["Description", 4000],
      address: ["Address", 200],
      hospital_name: ["Hospital name", 100],
      department_name: ["Department name", 100],
      department_title: ["Department title", 100],
    } as const;
    for (const [field, [label, limit]] of Object.entries(lines)) {
      expect(read({})).toMatchObject({ [field]: "" });
      expect(read({ [field]: " A " })).toMatchObject({ [field]: "A" });
      expect(problem({ [field]: "x".repeat(limit) })).toBeUndefined();
      expect(problem({ [field]: "x".repeat(limit + 1) })).toBe(`${label} must be ${limit} characters or less`);
    }
    expect(read({})).toMatchObject({ hospital_url: "", about_me: "", image: "" });
    expect(read({ hospital_url: " https://a.example ", about_me: " Hello " })).toMatchObject({
      hospital_url: "https://a.example",
      about_me: "Hello",
    });
    expect(problem({ hospital_url: `https://a.example/${"x".repeat(200)}` })).toBe(
      "Hospital url must be 200 characters or less",
    );
    expect(problem({ about_me: "x".repeat(10_001) })).toBe("Maximun 300 words!");
  });

  test("the hospital's address is a link", () => {
    for (const hospital_url of ["https://harbor.example/joints", "http://HARBOR.example", ""])
      expect(problem({ hospital_url }), hospital_url).toBeUndefined();
    for (const hospital_url of [
      "see https://harbor.example",
      "https://harbor",
      "https://a b.example",
      "ftp://a.example",
      "harbor.example",
      "//harbor.example",
      "javascript:harbor.example",
      "data:harbor.example",
    ])
      expect(problem({ hospital_url }), hospital_url).toBe("Please enter valid url.");
  });
});

test("A054: more than 10 digits get a plus, others +1", () => {
  expect(shownPhone("3125550142")).toBe("+1 312 555 0142");
  expect(shownPhone("33155500176")).toBe("+33155500176");
  expect(shownPhone("+13125550142")).toBe("+1 312 555 0142");
  expect(shownPhone("")).toBe("");
});

test("C289: what is said when a visiting card could not be had", () =>
  expect(surgeonTexts.noVcard).toBe("Something went wrong. Please try again."));

test("A290 A070: the sentences that ask", () => {
  expect(surgeonTexts.confirmDelete).toBe("Are you sure you want to delete all the selected surgeons ?");
  expect(surgeonTexts.confirmLogOut).toBe(
    "You will be logged out for the recent changes to take effect. Would you like to continue?",
  );
});
