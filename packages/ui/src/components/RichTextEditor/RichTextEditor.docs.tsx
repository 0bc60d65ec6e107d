import { useState } from 'react'

import type { ComponentDocs } from '@throughline/test-support/component-docs'
import { RichText } from '../RichText'
import { TextArea } from '../TextArea'
import type { RichTextChoice } from './rich-text-choices'
import { englishRichTextEditorLabels } from './rich-text-editor-labels'
import type { RichTextEditorProps } from './rich-text-editor-props'
import { RichTextEditor } from './RichTextEditor'

const note =
  '<p>Creative is due <strong>two weeks</strong> before launch.</p><ul><li>Landing page</li><li>Three subject lines</li></ul>'

const mixedNote =
  '<p><span style="font-family:Georgia,serif">Creative is due </span><strong><span style="font-size:20px">two weeks</span></strong><span style="font-family:Georgia,serif"> before launch.</span></p><ul><li><span style="font-family:\'Courier New\',monospace">Landing page</span></li><li><span style="font-family:Verdana,sans-serif;font-size:16px">Three subject lines</span></li></ul>'

const none: readonly RichTextChoice[] = []

/** An editor that holds its text. */
function ControlledEditor(props: Omit<RichTextEditorProps, 'onChange' | 'labels'>) {
  const [value, setValue] = useState(props.value)
  return (
    <RichTextEditor
      labels={englishRichTextEditorLabels}
      minHeightPx={72}
      {...props}
      value={value}
      onChange={({ html }) => {
        setValue(html)
      }}
    />
  )
}

/** A field for a plain comment. */
function PlainComment() {
  const [value, setValue] = useState('')
  return (
    <TextArea
      label="Reason"
      style={{ width: 280 }}
      minRows={2}
      value={value}
      onChange={(change) => {
        setValue(change.value)
      }}
    />
  )
}

export const docs: ComponentDocs = {
  purpose: 'Edits text with headings, lists, links and pictures.',
  whenToUse: [
    'People write something that is read by others and needs an order: a brief, notes, instructions.',
    'Texts come from Word, Google Docs or web pages and should keep their structure.',
  ],
  whenNotToUse: [
    { when: 'A few plain sentences are enough', use: 'TextArea' },
    { when: 'The text is only shown', use: 'RichText' },
    { when: 'The answer is one line', use: 'TextField' },
    { when: 'Files are added to something, not to a text', use: 'FileDrop' },
  ],
  guidance: [
    {
      do: {
        example: <PlainComment />,
        caption: 'For one or two sentences use a [TextArea]: there is nothing to format.',
      },
      dont: {
        example: <ControlledEditor label="Reason" value="" />,
        caption: 'A row of tools above an empty line asks for a report.',
      },
    },
    {
      do: {
        example: <ControlledEditor label="Brief" value={note} fonts={none} sizes={none} />,
        caption:
          'Leave `fonts` and `sizes` empty where many people write: headings set off enough.',
      },
      dont: {
        example: <ControlledEditor label="Brief" value={mixedNote} />,
        caption: 'With every font on offer, no two texts of a plan look the same.',
      },
    },
    {
      do: {
        example: <RichText html={note} />,
        caption: 'Show a text with [RichText]: the editor does not even have to be loaded.',
      },
      dont: {
        example: <ControlledEditor label="Brief to read" value={note} isReadOnly />,
        caption: 'A box says that something can be entered, also when it cannot.',
      },
    },
  ],
  anatomy: {
    example: (
      <ControlledEditor
        label="Brief"
        value={note}
        help="Seen by everybody in the plan."
        isRequired
      />
    ),
    parts: [
      {
        name: 'Label',
        selector: 'label',
        description: 'Names the text; a press focuses it. An asterisk marks a required one.',
      },
      {
        name: 'Tools',
        selector: '[role="toolbar"]',
        description:
          'Kind of paragraph, font, size, emphasis, colors, lists, alignment, link, picture, undo. They wrap in a narrow place and stay in view while the text scrolls. None when `isReadOnly`.',
      },
      {
        name: 'Text',
        part: 'text',
        description:
          'As it will be shown. From `minHeightPx` to `maxHeightPx` high; a longer one scrolls.',
      },
      {
        name: 'Help and error',
        selector: '[id$="-help"]',
        description: 'Under the text, the error first. Optional.',
      },
      {
        name: 'Notice',
        description:
          'Near and above the limit of `maxCharacters`, and for a picture that was refused.',
      },
    ],
  },
  keyboard: [
    {
      keys: ['Mod+B', 'Mod+I', 'Mod+U', 'Mod+Shift+X'],
      action: 'Turns bold, italic, underline or strikethrough on and off.',
    },
    {
      keys: ['Mod+Alt+1', 'Mod+Alt+2', 'Mod+Alt+3', 'Mod+Alt+0'],
      action: 'Makes a heading of that level, or a paragraph again.',
    },
    {
      keys: ['Mod+Shift+7', 'Mod+Shift+8', 'Mod+Shift+9'],
      action: 'Makes a numbered list, a bulleted list, or a quote.',
    },
    {
      keys: ['Tab', 'Shift+Tab'],
      action:
        'In a list: goes one level deeper, or back out. Where nothing can move, to the next or previous control.',
    },
    {
      keys: ['Mod+]', 'Mod+['],
      action: 'Goes one level deeper, or back out, without ever leaving.',
    },
    {
      keys: ['Mod+Shift+L', 'Mod+Shift+E', 'Mod+Shift+R', 'Mod+Shift+J'],
      action: 'Aligns the paragraph to the start, center or end, or justifies it.',
    },
    { keys: ['Mod+K'], action: 'Adds or changes a link.' },
    { keys: ['Mod+\\'], action: 'Clears the formatting.' },
    { keys: ['Mod+Z', 'Mod+Shift+Z'], action: 'Undoes or redoes.' },
    { keys: ['Shift+Enter'], action: 'Starts a new line in the same paragraph.' },
    { keys: ['Enter'], action: 'Starts a new paragraph. On a picture: edits its description.' },
    {
      keys: ['Alt+F10'],
      action: 'Goes to the tools. Arrow keys, Home and End move among them.',
    },
    { keys: ['Escape'], action: 'In the tools: goes back to the text.' },
  ],
  accessibility: [
    'The text has the role `textbox` with several lines, named by the label; error and help are its description.',
    'The tools are a `toolbar` with one tab stop. Each one is named, tells its shortcut, and whether it is on.',
    'Tab is no trap: it indents only where a list item can move, and leaves otherwise.',
    'At the start of a line `#` to `###`, `>`, `-`, `*` or `1.` and a space make headings, quotes and lists.',
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
