import { expect, test } from "vitest";

test("a bare pattern among expected values is refused, whatever it would match", () => {
  const error = { message: "Token expired" };
  for (const pattern of [/expired/, /nothing of it/]) {
    expect(() => expect(error).toMatchObject({ message: pattern })).toThrow("Write expect.stringMatching(");
    expect(() => expect([error]).toContainEqual({ message: pattern })).toThrow("Write expect.stringMatching(");
  }
  expect(error).toMatchObject({ message: expect.stringMatching(/expired/) });
});
