/** Texts about notes. */
export const noteTexts = {
  notFound: "This note was not found.",
  noCategory: "Please select a category",
  added: "Note added successfully",
  updated: "Note updated successfully",
  deleted: "Note deleted successfully",
  restored: "The note is back.",
  changed: "You saved this note in another window. What you write here is kept.",
  exported: "Notes exported to CSV successfully",
  copied: "Note copied",
  failed: {
    add: "Failed to add note",
    update: "Failed to update note",
    remove: "Failed to delete note",
    export: "Failed to export notes",
    copy: "Failed to copy note",
  },
  crashed: {
    save: "An error occurred while saving the note",
    remove: "An error occurred while deleting the note",
  },
} as const;
