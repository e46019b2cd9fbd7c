import { expect, test } from "vitest";
import { restFailure } from "./rest-failure.ts";

const answer = (body: string): Response => new Response(body, { status: 422 });

test("A279 A280 A282 C321: a refusal and a crash are told in the server's words; only when no answer came it is the connection", async () => {
  expect(await restFailure(answer('{"message": "Choose another one."}'), "images")).toBe("Choose another one.");
  expect(await restFailure(answer('{"errors": [{"message": "Too large."}]}'), "images")).toBe("Too large.");
  expect(await restFailure(null, "images")).toBe("error communicating with the server");
  for (const odd of ["<html>", "null", "{}", '{"message": 7}'])
    expect(await restFailure(answer(odd), "images"), odd).toBe("images failed, response not received");
});
