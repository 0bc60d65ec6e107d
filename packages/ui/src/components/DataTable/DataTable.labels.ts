import { defineLabels } from '@throughline/domain/locale'
/** The labels in English. */
export const englishDataTableLabels = defineLabels('DataTable', () => ({
  /** Checkbox over the rows. */
  selectAll: 'Select all',
  /** Checkbox of a row. */
  selectRow: (rowName: string) => `Select ${rowName}`,
  /** Head of the column of actions, for screen readers. */
  actions: 'Actions',
  /** Edge of a column. */
  resizeColumn: (header: string) => `Resize ${header}`,
  /** Button of a row that can be edited. */
  editRow: (rowName: string) => `Edit ${rowName}`,
  /** Button that keeps what was entered. */
  confirmEdit: 'Save',
  /** Button that discards it. */
  cancelEdit: 'Cancel',
  /** Announced while the rows are loading. */
  loading: 'Loading…',
  /** Announced while more rows are loading. */
  loadingMore: 'Loading more…',
  /** There are no rows. */
  empty: 'Nothing here yet',
  /** There are rows, but none that the filter lets through. */
  filteredEmpty: 'No results',
  /** Button that takes the filter away. */
  clearFilters: 'Clear Filters',
  /** The rows could not be loaded. */
  error: 'This could not be loaded',
  /** Button that tries again. */
  retry: 'Try again',
}))

/** Everything the table says by itself. */
export interface DataTableLabels extends Readonly<typeof englishDataTableLabels> {}
