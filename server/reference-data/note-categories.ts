/** A category of notes about patients, which every clinic has. */
export interface NoteCategory {
  readonly categoryId: string;
  readonly position: number;
  readonly name: string;
  readonly isDefault: boolean;
}

export const noteCategories: readonly NoteCategory[] = [
  { categoryId: "01900024-0000-7000-8000-000000000001", position: 1, name: "General", isDefault: true },
  { categoryId: "01900024-0000-7000-8000-000000000002", position: 2, name: "Clinical Update", isDefault: false },
  { categoryId: "01900024-0000-7000-8000-000000000003", position: 3, name: "Phone Call", isDefault: false },
  { categoryId: "01900024-0000-7000-8000-000000000004", position: 4, name: "Wound Review", isDefault: false },
  { categoryId: "01900024-0000-7000-8000-000000000005", position: 5, name: "Device Support", isDefault: false },
];
