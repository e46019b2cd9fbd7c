import type { PlantedBreak } from "../planted-break.ts";

/** Faults of the layer `screens`: ui. */
export const screensUiBreaks: readonly PlantedBreak[] = [
  {
    name: "A problem of several values of a form is told by nobody",
    path: "web/ui/form/use-form.ts",
    search: 'sent ? errors.get("") : undefined',
    replace: "undefined as string | undefined",
  },
  {
    name: "Earlier bars are turned to one by one",
    path: "web/ui/chart/BarChart.tsx",
    search: "onStart(Math.max(0, start - step))",
    replace: "onStart(Math.max(0, start - 1))",
  },
  {
    name: "Markup in a name is drawn in a tooltip",
    path: "web/ui/chart/look.ts",
    search: "line.textContent = row;",
    replace: "line.innerHTML = row;",
  },
  {
    name: "A picked date leaves the typed text in its field",
    path: "web/ui/date/DateField.tsx",
    search: "                forget();\n",
    replace: "",
  },
  {
    name: "What cannot be taken can be chosen in a list of findings",
    path: "web/ui/field/FindField.tsx",
    search: "disabledKeys={items.filter(({ disabled }) => disabled).map(({ key }) => key)}",
    replace: "disabledKeys={[]}",
  },
  {
    name: "A refusal stays at its field although it was changed",
    path: "web/ui/form/use-form.ts",
    search: "refused[name]?.value === valueAt(values, name) ?",
    replace: "refused[name] !== undefined ?",
  },
  {
    name: "The first wrong field does not get the focus",
    path: "web/ui/form/use-form.ts",
    search: ".keys();\n    focusField(form.current, first);",
    replace: ".keys();\n    void first;",
  },
  {
    name: "A screen reader is not told what is wrong with a field",
    path: "web/ui/field/FormField.tsx",
    search: '"aria-describedby": description === undefined ? undefined : `${id}-said`',
    replace: '"aria-describedby": undefined',
  },
  {
    name: "A circle that was linked stays selected",
    path: "web/ui/list/linked/use-linking.ts",
    search: "setPressed(selected === null ? id : null)",
    replace: "setPressed(id)",
  },
  {
    name: "A disabled button of an icon works",
    path: "web/ui/look/IconButton.tsx",
    search: "onClick={disabled ? (event) => event.stopPropagation() : onClick}",
    replace: "onClick={onClick}",
  },
  {
    name: "A text of exactly 800 characters is cut",
    path: "web/ui/look/ReadMore.tsx",
    search: "text.length <= readMoreLength",
    replace: "text.length < readMoreLength",
  },
  {
    name: "A box that points at a control stays over a press beside it",
    path: "web/ui/overlay/Callout.tsx",
    search: "!box.current?.contains(target)) setTimeout(onClose)",
    replace: "box.current?.contains(target)) setTimeout(onClose)",
  },
  {
    name: "Code for which nobody waits is not loaded again",
    path: "web/ui/page/load-with-retries.ts",
    search: "(isPersistent ? persistentPause : undefined)",
    replace: "undefined",
  },
  {
    name: "A cleared signature comes back on its sheet",
    path: "web/ui/field/SignaturePad.tsx",
    search: "() => drawing === drawings.current",
    replace: "() => drawing <= drawings.current",
  },
  {
    name: "The field of a list's search keeps what the address no longer has",
    path: "web/platform/page/use-list-search.ts",
    search: "    if (searchText !== requestedSearch) setTyped(searchText);\n",
    replace: "",
  },
  {
    name: "A list has as many rows a page as the address says",
    path: "web/platform/page/page-params.ts",
    search: "pageSizes.find((each) => String(each) === size) ?? defaultPageSize",
    replace: "Number(size) || defaultPageSize",
  },
  {
    name: "A list that grows adds the page that it has",
    path: "web/ui/list/GrowingRows.tsx",
    search: "current: at + 1, pageSize",
    replace: "current: 1, pageSize",
  },
];
