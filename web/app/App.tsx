import { LucideProvider } from "lucide-react";
import { RouterProvider } from "react-router/dom";
import { router } from "./router.tsx";

/** The whole console, and how its icons are drawn; each hides from screen readers by itself. */
export const App = () => (
  <LucideProvider size={16} strokeWidth={1.75}>
    <RouterProvider router={router} />
  </LucideProvider>
);
