import type { ComponentDocs } from '@throughline/test-support/component-docs'
import type { TextAreaProps } from './TextArea'

const BRIEF =
  'Segment: top 10% by spend. Creative is due two weeks before launch; copy comes from the holiday brief.'

const limit = {
  characters: 80,
  describe: ({ left }: { left: number }) =>
    left < 0 ? `${-left} characters too many` : `${left} characters left`,
}

export const docs: ComponentDocs<TextAreaProps> = {
  purpose: 'Takes several lines of plain text.',
  whenToUse: [
    'The answer may be longer than a line: a description, a comment, a reason.',
    'Line breaks matter, formats do not.',
  ],
  whenNotToUse: {
    'The answer is one line': 'TextField',
    'Headings, lists or links are needed': 'RichTextEditor',
    'The text is shown most of the time and edited rarely': 'RichText',
    'Several separate things are entered, one a line': 'MultiSelect',
  },
  exampleProps: { style: { width: 260 } },
  guidance: [
    {
      do: 'Count with `limit` and let people write on: they see what is too much.',
      right: {
        label: 'Description',
        value: BRIEF,
        limit,
        error: 'Shorten the description to 80 characters.',
      },
      dont: '`maxLength` stops in the middle of a word, and a pasted text loses its end.',
      wrong: { label: 'Description', value: BRIEF, maxLength: 102 },
    },
    {
      do: 'Begin as high as the usual answer is long. The field grows with the text.',
      right: { label: 'Comment', value: '', minRows: 1 },
      dont: 'Eight empty lines ask for an essay and push the button out of view.',
      wrong: { label: 'Comment', value: '', minRows: 8 },
    },
    {
      do: 'Say who is going to read it. It decides how people write.',
      right: { label: 'Reason', value: '', help: 'The owner of the plan gets it by email.' },
      dont: 'A placeholder is gone as soon as somebody begins to write.',
      wrong: { label: 'Reason', value: '', placeholder: 'The owner gets it by email.' },
    },
  ],
  anatomy: {
    example: {
      label: 'Description',
      value: 'Segment: top 10% by spend.',
      limit,
      help: 'Shown under the title.',
      isRequired: true,
    },
    parts: {
      Label: 'Names the field; a press focuses it. An asterisk marks a required one.',
      Text: 'Grows from `minRows` to `maxRows` rows; a longer text scrolls.',
      'Help and error': 'Under the field, the error first. Optional.',
      Count: 'Of `limit`: “26/80”, red above the limit. Optional.',
    },
    marks: {
      Label: 'label',
      Text: 'textarea',
      'Help and error': '[id$="-help"]',
      Count: '[id$="-help"] + span',
    },
  },
  keyboard: {
    Tab: 'Moves into the field and out of it. It writes no tab.',
    Enter: 'Starts a new line.',
    'Mod+Enter': 'Calls `onSubmit`, to send or save the text. Without it, does nothing.',
  },
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
