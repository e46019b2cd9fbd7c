import { RouterProvider } from "react-router/dom";
import { router } from "./router.tsx";

/** The whole console. */
export const App = () => <RouterProvider router={router} />;
