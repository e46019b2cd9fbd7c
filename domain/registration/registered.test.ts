import { expect, test } from "vitest";
import { problemsOf } from "../values/problems.ts";
import { readRegisteredSearch, registeredSearch } from "./registered-search.ts";
import { sendLinkForm } from "./send-link.ts";

const problems = (value: object) => problemsOf(sendLinkForm.safeParse(value).error!);

test.each(["", "312 555 01", "+44 20 7946 0958", "call me"])("B254: %s is no US phone", (phone) =>
  expect(problems({ phone })).toEqual([{ field: "phone", message: "Please enter a valid U.S. phone number." }]),
);

test("B255: an email may be left out, must be one, and has 200 characters at most", () => {
  const phone = "3125550142";
  expect(sendLinkForm.parse({ phone })).toEqual({ phone: "+13125550142", email: "" });
  expect(sendLinkForm.parse({ phone, email: "A@b.example" }).email).toBe("a@b.example");
  const longest = `${"x".repeat(63)}@${"y".repeat(63)}.${"z".repeat(63)}.example`;
  expect(longest).toHaveLength(199);
  expect(sendLinkForm.parse({ phone, email: `${longest.slice(0, -1)}es` }).email).toHaveLength(200);
  for (const email of ["nobody", `${longest}es`])
    expect(problems({ phone, email })).toEqual([{ field: "email", message: "Please enter valid email" }]);
});

test("B256: a search begins and ends without spaces", () => {
  expect(registeredSearch.safeParse("De Silva").success).toBe(true);
  for (const text of [" Lee", "Lee ", " "])
    expect(registeredSearch.safeParse(text).error?.issues[0]?.message).toBe("Please remove empty spaces.");
});

test("B020: four digits are a phone's last, anything else are beginnings of names", () => {
  expect(readRegisteredSearch("0142")).toEqual({ lastFour: "0142" });
  expect(readRegisteredSearch("01425")).toEqual({ nameParts: ["01425"] });
  expect(readRegisteredSearch("Gárcia")).toEqual({ nameParts: ["garcia"] });
  expect(readRegisteredSearch("")).toEqual({});
});
