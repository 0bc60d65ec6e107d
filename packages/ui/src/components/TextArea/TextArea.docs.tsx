import { useState } from 'react'

import type { ComponentDocs } from '@throughline/test-support/component-docs'
import { TextArea, type TextAreaProps } from './TextArea'

const brief =
  'Segment: top 10% by spend. Creative is due two weeks before launch; copy comes from the holiday brief.'

const limit = {
  characters: 80,
  describe: ({ left }: { left: number }) =>
    left < 0 ? `${-left} characters too many` : `${left} characters left`,
}

/** A field that holds its text. */
function ControlledTextArea(props: Omit<TextAreaProps, 'onChange'>) {
  const [value, setValue] = useState(props.value)
  return (
    <TextArea
      style={{ width: 260 }}
      {...props}
      value={value}
      onChange={(change) => {
        setValue(change.value)
      }}
    />
  )
}

export const docs: ComponentDocs = {
  purpose: 'Takes several lines of plain text.',
  whenToUse: [
    'The answer may be longer than a line: a description, a comment, a reason.',
    'Line breaks matter, formats do not.',
  ],
  whenNotToUse: [
    { when: 'The answer is one line', use: 'TextField' },
    { when: 'Headings, lists or links are needed', use: 'RichTextEditor' },
    { when: 'The text is shown most of the time and edited rarely', use: 'RichText' },
    { when: 'Several separate things are entered, one a line', use: 'MultiSelect' },
  ],
  guidance: [
    {
      do: {
        example: (
          <ControlledTextArea
            label="Description"
            value={brief}
            limit={limit}
            error="Shorten the description to 80 characters."
          />
        ),
        caption: 'Count with `limit` and let people write on: they see what is too much.',
      },
      dont: {
        example: <ControlledTextArea label="Description" value={brief} maxLength={102} />,
        caption: '`maxLength` stops in the middle of a word, and a pasted text loses its end.',
      },
    },
    {
      do: {
        example: <ControlledTextArea label="Comment" value="" minRows={1} />,
        caption: 'Begin as high as the usual answer is long. The field grows with the text.',
      },
      dont: {
        example: <ControlledTextArea label="Comment" value="" minRows={8} />,
        caption: 'Eight empty lines ask for an essay and push the button out of view.',
      },
    },
    {
      do: {
        example: (
          <ControlledTextArea
            label="Reason"
            value=""
            help="The owner of the plan gets it by email."
          />
        ),
        caption: 'Say who is going to read it. It decides how people write.',
      },
      dont: {
        example: (
          <ControlledTextArea label="Reason" value="" placeholder="The owner gets it by email." />
        ),
        caption: 'A placeholder is gone as soon as somebody begins to write.',
      },
    },
  ],
  anatomy: {
    example: (
      <ControlledTextArea
        label="Description"
        value="Segment: top 10% by spend."
        limit={limit}
        help="Shown under the title."
        isRequired
        style={{ width: 340 }}
      />
    ),
    parts: [
      {
        name: 'Label',
        selector: 'label',
        description: 'Names the field; a press focuses it. An asterisk marks a required one.',
      },
      {
        name: 'Text',
        selector: 'textarea',
        description: 'Grows from `minRows` to `maxRows` rows; a longer text scrolls.',
      },
      {
        name: 'Help and error',
        selector: '[id$="-help"]',
        description: 'Under the field, the error first. Optional.',
      },
      {
        name: 'Count',
        selector: '[id$="-help"] + span',
        description: 'Of `limit`: “26/80”, red above the limit. Optional.',
      },
    ],
  },
  keyboard: [
    { keys: ['Tab'], action: 'Moves into the field and out of it. It writes no tab.' },
    { keys: ['Enter'], action: 'Starts a new line.' },
    {
      keys: ['Mod+Enter'],
      action: 'Calls `onSubmit`, to send or save the text. Without it, does nothing.',
    },
  ],
  accessibility: [
    'It is a native `<textarea>` with a `<label>`. Error and help are its description, the error first.',
    'With `onSubmit` its shortcut is told by `aria-keyshortcuts`.',
    'The count is silent until a tenth of the limit is left, at least ten characters; then a pause in typing announces the words of `describe`.',
    'Characters are counted as people do: an emoji of two code units is one.',
    'Left to the product: refuse a text above the limit, and say near the field that Ctrl+Enter or ⌘ Enter sends it.',
  ],
  content: [
    'The label is a noun: “Description”, “Reason”.',
    'Help says who reads the text or what belongs in it, in one sentence.',
    'The words of the count are short: “12 characters left”.',
  ],
  related: ['TextField', 'RichTextEditor', 'FormLayout'],
}
