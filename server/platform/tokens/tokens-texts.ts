export const noKey = "RESTRIDE_SIGNING_KEY must hold the private key that `npm run --silent signing-key` prints.";
export const weakKey =
  "RESTRIDE_SIGNING_KEY holds a key that others know or can guess. Make a new one with `npm run --silent signing-key`.";
