/** Everything the table says by itself. */
export interface DataTableLabels {
  /** Checkbox over the rows. */
  readonly selectAll: string
  /** Checkbox of a row. */
  readonly selectRow: (rowName: string) => string
  /** Head of the column of actions, for screen readers. */
  readonly actions: string
  /** Edge of a column. */
  readonly resizeColumn: (header: string) => string
  /** Button of a row that can be edited. */
  readonly editRow: (rowName: string) => string
  /** Button that keeps what was entered. */
  readonly confirmEdit: string
  /** Button that discards it. */
  readonly cancelEdit: string
  /** Announced while the rows are loading. */
  readonly loading: string
  /** Announced while more rows are loading. */
  readonly loadingMore: string
  /** There are no rows. */
  readonly empty: string
  /** There are rows, but none that the filter lets through. */
  readonly filteredEmpty: string
  /** Button that takes the filter away. */
  readonly clearFilters: string
  /** The rows could not be loaded. */
  readonly error: string
  /** Button that tries again. */
  readonly retry: string
}

/** The labels in English. */
export const englishDataTableLabels: DataTableLabels = {
  selectAll: 'Select all',
  selectRow: (rowName) => `Select ${rowName}`,
  actions: 'Actions',
  resizeColumn: (header) => `Resize ${header}`,
  editRow: (rowName) => `Edit ${rowName}`,
  confirmEdit: 'Save',
  cancelEdit: 'Cancel',
  loading: 'Loading…',
  loadingMore: 'Loading more…',
  empty: 'Nothing here yet',
  filteredEmpty: 'No results',
  clearFilters: 'Clear Filters',
  error: 'This could not be loaded',
  retry: 'Try again',
}
