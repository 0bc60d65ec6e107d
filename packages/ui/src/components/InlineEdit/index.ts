export { InlineEdit, type InlineEditProps, type InlineEditTexts } from './InlineEdit'
export { englishInlineEditTexts } from './english-inline-edit-texts'
export type { InlineEditOutcome } from './use-inline-edit'
