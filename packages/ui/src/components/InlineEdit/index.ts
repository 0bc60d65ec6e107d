export { InlineEdit, type InlineEditProps, type InlineEditLabels } from './InlineEdit'
export { englishInlineEditLabels } from './english-inline-edit-labels'
export type { InlineEditOutcome } from './use-inline-edit'
