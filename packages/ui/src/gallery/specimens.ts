import { actions } from './actions'
import { choices } from './choices'
import { containers } from './containers'
import { data } from './data'
import { feedback } from './feedback'
import { fields } from './fields'
import { forms } from './forms'
import { page } from './page'
import { richText } from './rich-text'
import { sortable } from './sortable'
import type { Specimen } from './specimen'
import { treeTable } from './tree-table'

/** All components that render something at rest, in the order of the page. */
export const specimens: readonly Specimen[] = [
  ...actions,
  ...fields,
  ...forms,
  ...choices,
  ...richText,
  ...containers,
  ...feedback,
  ...data,
  ...treeTable,
  ...sortable,
  ...page,
]
