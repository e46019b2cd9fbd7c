import { LucideProvider } from "lucide-react";
import { RouterProvider } from "react-router/dom";
import { router } from "./router.tsx";

/** Whole console, with the default size and stroke of its icons; each icon hides itself from screen readers. */
export const App = () => (
  <LucideProvider size={16} strokeWidth={1.75}>
    <RouterProvider router={router} />
  </LucideProvider>
);
