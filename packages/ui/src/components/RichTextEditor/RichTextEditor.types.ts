import type { ComponentPropsWithRef, Ref } from 'react'

import type { FieldLabels } from '../../internal/field/FieldFrame'
import type { KeyboardPlatform } from '../../internal/shortcut/shortcut-keys'
import type { UploadImage } from './image-uploads'
import type { RichTextChoice } from './rich-text-choices'
import type { RichTextEditorLabels } from './RichTextEditor.labels'
import type { RichTextChange } from './use-rich-text-value'

/** The imperative handle of the editor. */
export interface RichTextEditorHandle {
  /**
   * Returns the current value without waiting for a pause in typing; calls `onChange`
   * first if it differs.
   */
  flush: () => RichTextChange
  /** Focuses the text at its last caret position. */
  focus: () => void
}

export interface RichTextEditorProps
  extends
    FieldLabels,
    Omit<ComponentPropsWithRef<'div'>, 'onChange' | 'children' | 'defaultValue' | 'role'> {
  /** The HTML. A value other than the last one of `onChange` replaces the text and its undo history. */
  value: string
  /** Called with the HTML after a pause in typing, and at once on blur. */
  onChange: (change: RichTextChange) => void
  /**
   * Called at once when there are edits that `onChange` has not reported yet, and when
   * it has reported them.
   */
  onPendingChange?: (change: { isPending: boolean }) => void
  /** Ref to the handle, such as for saving while typing. */
  handleRef?: Ref<RichTextEditorHandle>
  /** All labels. */
  labels: RichTextEditorLabels
  /** Placeholder of the empty text. */
  placeholder?: string
  /**
   * Uploads pictures that are chosen, pasted or dropped. Inserts a picture. Without it
   * there is no tool for pictures.
   */
  onUploadImage?: UploadImage
  /**
   * Origins that pictures are loaded from, besides that of the page: also that of `onUploadImage`
   * where it is another one. Of pictures from all others only their description is shown.
   * @default []
   */
  imageOrigins?: readonly string[]
  /**
   * Largest image that can be inserted, in bytes; a larger one is refused with a message.
   * @default 10000000
   */
  maxImageBytes?: number
  /** Length of the HTML in characters from which a warning is shown. @default 999900 */
  warningCharacters?: number
  /** Maximum length of the HTML in characters; a longer text is reported, with an error. @default 1000000 */
  maxCharacters?: number
  /** Pause in typing before `onChange`, in milliseconds. @default 300 */
  changeDelayMs?: number
  /** Fonts besides that of the body: CSS families, separated by commas. @default richTextFonts */
  fonts?: readonly RichTextChoice[]
  /** Sizes besides that of the body, in whole pixels. @default richTextSizes */
  sizes?: readonly RichTextChoice[]
  /** Colours of text and background, `#RRGGBB`. @default richTextColors */
  colors?: readonly RichTextChoice[]
  /** The platform whose keys the shortcuts show. @default 'other' */
  platform?: KeyboardPlatform
  /** Minimum height of the text in pixels. @default 96 */
  minHeightPx?: number
  /** Maximum height of the text in pixels; a longer one scrolls. @default 480 */
  maxHeightPx?: number
  /** The text is shown without tools and cannot be focused or changed. @default false */
  isDisabled?: boolean
  /** The text can be read and copied, not changed. @default false */
  isReadOnly?: boolean
  /** The value is loading; a skeleton is shown. @default false */
  isLoading?: boolean
}
