import { actions } from './actions'
import { choices } from './choices'
import { containers } from './containers'
import { data } from './data'
import { feedback } from './feedback'
import { fields } from './fields'
import { page } from './page'
import { richText } from './rich-text'
import { sortable } from './sortable'
import type { Specimen } from './specimen'
import { treeTable } from './tree-table'

/** Every part that has a resting look, in the order of the canvas. */
export const specimens: readonly Specimen[] = [
  ...actions,
  ...fields,
  ...choices,
  ...richText,
  ...containers,
  ...feedback,
  ...data,
  ...treeTable,
  ...sortable,
  ...page,
]
