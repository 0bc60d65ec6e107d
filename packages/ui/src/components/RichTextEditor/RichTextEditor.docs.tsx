import type { ComponentDocs } from '@throughline/test-support/component-docs'
import { controlled } from '@throughline/test-support/controlled'
import { RichText } from '../RichText'
import { TextArea } from '../TextArea'
import type { RichTextChoice } from './rich-text-choices'
import type { RichTextEditorProps } from './RichTextEditor.types'

const NOTE =
  '<p>Creative is due <strong>two weeks</strong> before launch.</p><ul><li>Landing page</li><li>Three subject lines</li></ul>'

const MIXED_NOTE =
  '<p><span style="font-family:Georgia,serif">Creative is due </span><strong><span style="font-size:20px">two weeks</span></strong><span style="font-family:Georgia,serif"> before launch.</span></p><ul><li><span style="font-family:\'Courier New\',monospace">Landing page</span></li><li><span style="font-family:Verdana,sans-serif;font-size:16px">Three subject lines</span></li></ul>'

const none: readonly RichTextChoice[] = []

/** A field for a plain comment. */
const PlainComment = controlled(TextArea, ({ value }) => ({ value }))

export const docs: ComponentDocs<RichTextEditorProps> = {
  purpose: 'Edits text with headings, lists, links and pictures.',
  whenToUse: [
    'People write something that is read by others and needs an order: a brief, notes, instructions.',
    'Texts come from Word, Google Docs or web pages and should keep their structure.',
  ],
  whenNotToUse: {
    'A few plain sentences are enough': 'TextArea',
    'The text is only shown': 'RichText',
    'The answer is one line': 'TextField',
    'Files are added to something, not to a text': 'FileDrop',
  },
  exampleProps: { style: { width: '100%' } },
  guidance: [
    {
      do: 'For one or two sentences use a [TextArea]: there is nothing to format.',
      right: (
        <PlainComment
          onChange={() => undefined}
          label="Reason"
          value=""
          minRows={2}
          style={{ width: 280 }}
        />
      ),
      dont: 'A row of tools above an empty line asks for a report.',
      wrong: { minHeightPx: 72, label: 'Reason', value: '' },
    },
    {
      do: 'Leave `fonts` and `sizes` empty where many people write: headings set off enough.',
      right: { minHeightPx: 72, label: 'Brief', value: NOTE, fonts: none, sizes: none },
      dont: 'With every font on offer, no two texts of a plan look the same.',
      wrong: { minHeightPx: 72, label: 'Brief', value: MIXED_NOTE },
    },
    {
      do: 'Show a text with [RichText]: the editor does not even have to be loaded.',
      right: <RichText html={NOTE} />,
      dont: 'A box says that something can be entered, also when it cannot.',
      wrong: { minHeightPx: 72, label: 'Brief to read', value: NOTE, isReadOnly: true },
    },
  ],
  anatomy: {
    example: {
      minHeightPx: 72,
      label: 'Brief',
      value: NOTE,
      help: 'Seen by everybody in the plan.',
      isRequired: true,
    },
    parts: {
      Label: 'Names the text; a press focuses it. An asterisk marks a required one.',
      Tools:
        'Kind of paragraph, font, size, emphasis, colors, lists, alignment, link, picture, undo. They wrap in a narrow place and stay in view while the text scrolls. None when `isReadOnly`.',
      Text: 'As it will be shown. From `minHeightPx` to `maxHeightPx` high; a longer one scrolls.',
      'Help and error': 'Under the text, the error first. Optional.',
      Notice: 'Near and above the limit of `maxCharacters`, and for a picture that was refused.',
    },
    marks: {
      Label: 'label',
      Tools: '[role="toolbar"]',
      Text: '[data-part="text"]',
      'Help and error': '[id$="-help"]',
    },
  },
  keyboard: {
    'Mod+B, Mod+I, Mod+U, Mod+Shift+X':
      'Turns bold, italic, underline or strikethrough on and off.',
    'Mod+Alt+1, Mod+Alt+2, Mod+Alt+3, Mod+Alt+0':
      'Makes a heading of that level, or a paragraph again.',
    'Mod+Shift+7, Mod+Shift+8, Mod+Shift+9': 'Makes a numbered list, a bulleted list, or a quote.',
    'Tab, Shift+Tab':
      'In a list: goes one level deeper, or back out. Where nothing can move, to the next or previous control.',
    'Mod+], Mod+[': 'Goes one level deeper, or back out, without ever leaving.',
    'Mod+Shift+L, Mod+Shift+E, Mod+Shift+R, Mod+Shift+J':
      'Aligns the paragraph to the start, center or end, or justifies it.',
    'Mod+K': 'Adds or changes a link.',
    'Mod+\\': 'Clears the formatting.',
    'Mod+Z, Mod+Shift+Z': 'Undoes or redoes.',
    'Shift+Enter': 'Starts a new line in the same paragraph.',
    Enter: 'Starts a new paragraph. On a picture: edits its description.',
    'Alt+F10': 'Goes to the tools. Arrow keys, Home and End move among them.',
    Escape: 'In the tools: goes back to the text.',
  },
  accessibility: [
    'The text has the role `textbox` with several lines, named by the label; error and help are its description.',
    'The tools are a `toolbar` with one tab stop. Each one is named, tells its shortcut, and whether it is on.',
    'Tab is no trap: it indents only where a list item can move, and leaves otherwise.',
    'At the start of a line `#` to `###`, `>`, `-`, `*` or `1.` and a space make headings, quotes and lists. The next number of a list above continues it.',
    'Pasting keeps headings, lists, links and emphasis. The font and size of the other page are dropped; rows of a table become lines.',
    'A text above the limit is an alert and invalid, but never cut. Pictures can be described, also by the keyboard.',
    'Left to the product: load it by a dynamic import with `isLoading` until the value is there, call `flush()` before saving, or use a [TypingScope].',
  ],
  content: [
    'The label is what is written: “Brief”, “Notes”.',
    'A placeholder asks a question that helps to begin: “What must the team know?”',
    'Help says who reads it: “Seen by everybody in the plan.”',
  ],
  related: ['RichText', 'TextArea', 'FileDrop', 'TypingScope', 'Toolbar'],
}
