import { defineLabels, labelsIn } from '@throughline/domain/locale'
import {
  countTextIn,
  isolateText,
  renamedByOtherUsers,
  TAG_MESSAGES,
} from '@throughline/domain/messages'
import { englishInlineEditLabels, type InlineEditLabels } from '@throughline/ui/InlineEdit'
import { englishSortableGroupsLabels } from '@throughline/ui/SortableGroups'

/** The texts in English. */
export const englishTagManagerLabels = defineLabels('TagManager', (locale) => ({
  search: 'Search tags',
  clearSearch: 'Clear the search',
  match: ({ visible, count }: { visible: number; count: number }) =>
    `${locale.number(visible)} of ${locale.number(count)}`,
  noMatches: ({ search }: { search: string }) => `No tag is called “${search}”`,
  clearToReorder: 'Clear the search to change the order.',
  emptyCategory: 'No tags in this category yet.',
  sorting: labelsIn(locale, englishSortableGroupsLabels),
  rename: {
    ...labelsIn(locale, englishInlineEditLabels),
    edit: ({ value }: { value: string }) => `Rename ${isolateText(value)}`,
  } as InlineEditLabels,
  /** Another user has renamed the entry that is edited. */
  renamed: renamedByOtherUsers,
  nameOf: ({ name }: { name: string }) => `Name of ${isolateText(name)}`,
  tacticCount: ({ count }: { count: number }) => countTextIn(locale, count, 'tactic'),
  otherPlan: ({ mark }: { mark: string }) =>
    `Tag of another plan: ${isolateText(mark)}. Change it there.`,
  nameRequired: TAG_MESSAGES.nameRequired as string,
  nameUsed: ({ category }: { category: string }) =>
    `${isolateText(category)} has a tag of this name already.`,
  newTag: 'New tag',
  category: 'Category',
  chooseCategory: 'Select a category',
  newCategory: 'New Category',
  newCategoryName: 'New Category Name',
  tagName: 'Tag Name',
  add: 'Add tag',
  added: ({ name, category }: { name: string; category: string }) =>
    `${isolateText(name)} was added to ${isolateText(category)}.`,
  categoryRequired: TAG_MESSAGES.categoryRequired as string,
  newCategoryRequired: TAG_MESSAGES.newCategoryRequired as string,
  categoryWithColon: TAG_MESSAGES.categoryWithColon as string,
  /** Beside the edited name, if another user has deleted the tag. */
  gone: 'Deleted by somebody else',
  /** Why such a name cannot be saved. */
  goneRefusal: 'Somebody else deleted this tag. Add a new tag with this name, or cancel.',
  deleteTag: ({ name }: { name: string }) => `Delete ${isolateText(name)}`,
  deleteHeading: ({ name }: { name: string }) => `Delete ${isolateText(name)}?`,
  /** Consequence for tactics; `count` is null while it is unknown. */
  deleteConsequence: ({ count }: { count: number | null }) => {
    if (count === null) return 'Tactics that carry this tag lose it. No tactic is deleted.'
    if (count === 0) return 'No tactic carries this tag.'
    return `${count === 1 ? '1 tactic loses' : `${locale.number(count)} tactics lose`} this tag. No tactic is deleted.`
  },
  confirmDelete: 'Delete tag',
  cancel: 'Cancel',
  close: 'Close',
}))

/** Every text of the tag manager. */
export interface TagManagerLabels extends Readonly<typeof englishTagManagerLabels> {}
