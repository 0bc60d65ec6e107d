import { isolateText, TAG_MESSAGES } from '@throughline/domain/messages'
import { englishInlineEditLabels, type InlineEditLabels } from '@throughline/ui/InlineEdit'
import {
  englishSortableGroupsLabels,
  type SortableGroupsLabels,
} from '@throughline/ui/SortableGroups'

/** Every text of the tag manager. */
export interface TagManagerLabels {
  readonly search: string
  readonly clearSearch: string
  readonly match: (counts: { visible: number; count: number }) => string
  readonly noMatches: (parts: { search: string }) => string
  readonly clearToReorder: string
  readonly emptyCategory: string
  readonly sorting: SortableGroupsLabels
  readonly rename: InlineEditLabels
  readonly nameOf: (tag: { name: string }) => string
  readonly tacticCount: (parts: { count: number }) => string
  readonly otherPlan: (plan: { mark: string }) => string
  readonly nameRequired: string
  readonly nameUsed: (parts: { category: string }) => string
  readonly newTag: string
  readonly category: string
  readonly chooseCategory: string
  readonly newCategory: string
  readonly newCategoryName: string
  readonly tagName: string
  readonly add: string
  readonly added: (tag: { name: string; category: string }) => string
  readonly categoryRequired: string
  readonly newCategoryRequired: string
  /** Beside the edited name, if another user has deleted the tag. */
  readonly gone: string
  /** Why such a name cannot be saved. */
  readonly goneRefusal: string
  readonly deleteTag: (tag: { name: string }) => string
  readonly deleteHeading: (tag: { name: string }) => string
  /** Consequence for tactics; `count` is null while it is unknown. */
  readonly deleteConsequence: (parts: { count: number | null }) => string
  readonly confirmDelete: string
  readonly cancel: string
  readonly close: string
}

/** The texts in English. */
export const englishTagManagerLabels: TagManagerLabels = {
  search: 'Search tags',
  clearSearch: 'Clear the search',
  match: ({ visible, count }) => `${visible} of ${count}`,
  noMatches: ({ search }) => `No tag is called “${search}”`,
  clearToReorder: 'Clear the search to change the order.',
  emptyCategory: 'No tags in this category yet.',
  sorting: englishSortableGroupsLabels,
  rename: {
    ...englishInlineEditLabels,
    edit: ({ value }) => `Rename ${isolateText(value)}`,
  },
  nameOf: ({ name }) => `Name of ${isolateText(name)}`,
  tacticCount: ({ count }) => (count === 1 ? '1 tactic' : `${count} tactics`),
  otherPlan: ({ mark }) => `Tag of another plan: ${isolateText(mark)}. Change it there.`,
  nameRequired: TAG_MESSAGES.nameRequired,
  nameUsed: ({ category }) => `${isolateText(category)} has a tag of this name already.`,
  newTag: 'New tag',
  category: 'Category',
  chooseCategory: 'Select a category',
  newCategory: 'New Category',
  newCategoryName: 'New Category Name',
  tagName: 'Tag Name',
  add: 'Add tag',
  added: ({ name, category }) => `${isolateText(name)} was added to ${isolateText(category)}.`,
  categoryRequired: TAG_MESSAGES.categoryRequired,
  newCategoryRequired: TAG_MESSAGES.newCategoryRequired,
  gone: 'Deleted by somebody else',
  goneRefusal: 'Somebody else deleted this tag. Add a new tag with this name, or cancel.',
  deleteTag: ({ name }) => `Delete ${isolateText(name)}`,
  deleteHeading: ({ name }) => `Delete ${isolateText(name)}?`,
  deleteConsequence: ({ count }) => {
    if (count === null) return 'Tactics that carry this tag lose it. No tactic is deleted.'
    if (count === 0) return 'No tactic carries this tag.'
    return `${count === 1 ? '1 tactic loses' : `${count} tactics lose`} this tag. No tactic is deleted.`
  },
  confirmDelete: 'Delete tag',
  cancel: 'Cancel',
  close: 'Close',
}
