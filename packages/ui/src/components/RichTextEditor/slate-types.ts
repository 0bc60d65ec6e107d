import type { BaseEditor } from 'slate'
import type { HistoryEditor } from 'slate-history'
import type { ReactEditor } from 'slate-react'

import type {
  RichTextBlock,
  RichTextImage,
  RichTextLeaf,
  RichTextLink,
} from '../../internal/rich-text/document'

declare module 'slate' {
  interface CustomTypes {
    Editor: BaseEditor & ReactEditor & HistoryEditor
    Element: RichTextBlock | RichTextLink | RichTextImage
    Text: RichTextLeaf
  }
}
