import { expect, test } from "vitest";
import { deviceName, placeName } from "./device-name.ts";

test.each([
  ["Mozilla/5.0 (Windows NT 10.0) AppleWebKit/537.36 Chrome/140.0 Safari/537.36", "Chrome on Windows"],
  ["Mozilla/5.0 (Windows NT 10.0) AppleWebKit/537.36 Chrome/140.0 Safari/537.36 Edg/140.0", "Edge on Windows"],
  ["Mozilla/5.0 (Macintosh; Intel Mac OS X 14.0) AppleWebKit/605.1 Version/17 Safari/605.1", "Safari on macOS"],
  ["Mozilla/5.0 (iPhone; CPU iPhone OS 17_0 like Mac OS X) CriOS/140.0 Safari/604.1", "Chrome on iPhone"],
  ["Mozilla/5.0 (Linux; Android 14) Chrome/140.0 Mobile Safari/537.36", "Chrome on Android"],
  [
    "Mozilla/5.0 (Linux; Android 14) SamsungBrowser/26.0 Chrome/140.0 Mobile Safari/537.36",
    "Samsung Internet on Android",
  ],
  ["Mozilla/5.0 (Windows NT 10.0) Chrome/140.0 Safari/537.36 OPR/120.0", "Opera on Windows"],
  ["Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0", "Firefox on Linux"],
  ["Mozilla/5.0 (iPad; CPU OS 17_0 like Mac OS X) FxiOS/140.0 Safari/605.1", "Firefox on iPad"],
  ["Mozilla/5.0 (X11; CrOS x86_64 14541.0.0) Chrome/140.0 Safari/537.36", "Chrome on ChromeOS"],
  ["", "Browser on an unknown system"],
])("A226: the user agent %s is called %s", (userAgent, name) => expect(deviceName(userAgent)).toBe(name));

test.each(["<script>alert(1)</script>", "\u202egnp.exe", "x".repeat(10_000), "Call 555-0100", "null"])(
  "nothing of a strange user agent is shown: %s",
  (userAgent) => expect(deviceName(userAgent)).toBe("Browser on an unknown system"),
);

test.each([
  "Chicago",
  "St. Louis",
  "Winston-Salem, North Carolina, United States",
  "America/Chicago",
  "America/Argentina/Buenos_Aires",
  "x".repeat(80),
  "Zürich",
  "東京",
])("%s reads like a place", (place) => expect(placeName(` ${place} `)).toBe(place));

test.each([
  "<b>Chicago</b>",
  "Chicago\u202e",
  "evil.example",
  "https://evil.example/reset",
  "Call 312-555-0100 now",
  "Call (312) 555 0100",
  "Chicago: your account is locked",
  "a@b.example",
  "Chicago\nReset",
  "America/Chicago: call 312-555-0100",
  "a/b/c/d",
  "x".repeat(81),
  "",
])("%j does not, and is not shown", (place) => expect(placeName(place)).toBe(""));
