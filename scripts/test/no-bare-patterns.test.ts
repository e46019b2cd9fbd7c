import { expect, test } from "vitest";

test("a bare pattern among expected values is refused, whatever it would match", () => {
  const said = { message: "Token expired" };
  for (const pattern of [/expired/, /nothing of it/]) {
    expect(() => expect(said).toMatchObject({ message: pattern })).toThrow("Write expect.stringMatching(");
    expect(() => expect([said]).toContainEqual({ message: pattern })).toThrow("Write expect.stringMatching(");
  }
  expect(said).toMatchObject({ message: expect.stringMatching(/expired/) });
});
