import type { ComponentPropsWithRef, Ref } from 'react'

import type { FieldLabels } from '../../internal/field/FieldFrame'
import type { KeyboardPlatform } from '../ShortcutHint/shortcut-keys'
import type { UploadImage } from './image-uploads'
import type { RichTextChoice } from './rich-text-choices'
import type { RichTextEditorLabels } from './rich-text-editor-labels'
import type { RichTextChange } from './use-rich-text-value'

/** What a form may ask of the editor. */
export interface RichTextEditorHandle {
  /** Gives the value as it is now, without waiting for the pause in typing; `onChange` is called first if it differs. */
  flush: () => RichTextChange
  /** Puts the caret into the text, where it was last. */
  focus: () => void
}

export interface RichTextEditorProps
  extends
    FieldLabels,
    Omit<ComponentPropsWithRef<'div'>, 'onChange' | 'children' | 'defaultValue' | 'role'> {
  /** HTML. One that is not the last that `onChange` gave replaces the text and its history. */
  value: string
  /** The HTML after an edit: after a pause in typing, and at once when the focus leaves. */
  onChange: (change: RichTextChange) => void
  /** At once when there is something that `onChange` will tell, and when it has told it. */
  onPendingChange?: (change: { isPending: boolean }) => void
  /** Access for saving in mid-typing. */
  handleRef?: Ref<RichTextEditorHandle>
  /** Everything that it says. */
  labels: RichTextEditorLabels
  /** Stands in the text while it is empty. */
  placeholder?: string
  /** Uploads pictures that are chosen, pasted or dropped. Without it there is no tool for pictures. */
  onUploadImage?: UploadImage
  /**
   * Origins that pictures are loaded from, besides that of the page: also that of `onUploadImage`
   * where it is another one. Of pictures from all others only their description is shown.
   * @default []
   */
  imageOrigins?: readonly string[]
  /** @default 10000000 */
  maxImageBytes?: number
  /** Characters of the HTML from which on a warning shows. @default 999900 */
  warningCharacters?: number
  /** Most characters of the HTML; more are kept, with an error. @default 1000000 */
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
  /** Least height of the text in pixels. @default 96 */
  minHeightPx?: number
  /** Height of the text in pixels from which on it scrolls. @default 480 */
  maxHeightPx?: number
  /** @default false */
  isDisabled?: boolean
  /** The text can be read and copied, not changed. @default false */
  isReadOnly?: boolean
  /** The value is on its way: its shape stands in for it. @default false */
  isLoading?: boolean
}
