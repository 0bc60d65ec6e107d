export { InlineEdit, type InlineEditProps } from './InlineEdit'
export { englishInlineEditLabels, type InlineEditLabels } from './InlineEdit.labels'
export type { InlineEditOutcome } from './use-inline-edit'
