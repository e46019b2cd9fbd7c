import react from "@vitejs/plugin-react";
import { defineConfig } from "vite";

const server = process.env.RESTRIDE_SERVER ?? "http://localhost:4000";
const proxied = [
  "/graphql",
  "/publickey",
  "/mailbox",
  "/mailbox.json",
  "/files",
  "/images",
  "/qrcode",
  "/downloadreport",
];

export default defineConfig({
  root: import.meta.dirname,
  plugins: [react()],
  build: {
    outDir: "dist",
    emptyOutDir: true,
    target: "es2023",
    chunkSizeWarningLimit: 1200,
    modulePreload: { polyfill: false },
  },
  css: { modules: { localsConvention: "camelCaseOnly" } },
  server: { proxy: Object.fromEntries(proxied.map((path) => [path, { target: server, ws: path === "/graphql" }])) },
});
