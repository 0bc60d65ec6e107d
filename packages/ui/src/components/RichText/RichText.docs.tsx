import type { ComponentDocs } from '@throughline/test-support/component-docs'
import { token } from '../../theme/token'
import { RichText } from './RichText'

const note =
  '<h1>Creative</h1><p>Due <strong>two weeks</strong> before the start.</p><ul><li>Banner</li><li>Email header</li></ul>'

export const docs: ComponentDocs = {
  purpose: 'Shows formatted text safely, without the editor.',
  whenToUse: [
    'What was written in a [RichTextEditor] is read: notes, briefs, comments.',
    'HTML from somewhere else is shown, and must not run or load anything.',
  ],
  whenNotToUse: [
    { when: 'The text is edited', use: 'RichTextEditor' },
    {
      when: 'One line of it stands in a list',
      use: '`richTextPlainText(html)` of the same entry point.',
    },
    { when: 'The text has no formats', use: 'A paragraph.' },
    { when: 'It is a label with a value', use: 'DescriptionList' },
  ],
  guidance: [
    {
      do: {
        example: <RichText html={note} firstHeadingLevel={4} style={{ maxWidth: 280 }} />,
        caption: 'Set `firstHeadingLevel`, so that headings fit into the outline of the page.',
      },
      dont: {
        example: (
          <p style={{ maxWidth: 280, color: token('color-ink') }}>
            Creative Due two weeks before the start. Banner Email header
          </p>
        ),
        caption: 'The plain text in place of the formatted one: headings and lists are gone.',
      },
    },
    {
      do: {
        example: <RichText html="" emptyText="No notes yet." />,
        caption: 'Say with `emptyText` that there is nothing.',
      },
      dont: {
        example: <RichText html="<p>–</p>" />,
        caption: 'A dash looks like a text that somebody wrote.',
      },
    },
  ],
  anatomy: {
    example: <RichText html={note} firstHeadingLevel={4} />,
    parts: [
      {
        name: 'Heading',
        selector: 'h4',
        description: 'Three levels, beginning at `firstHeadingLevel`.',
      },
      {
        name: 'Paragraph',
        selector: 'p',
        description: 'With bold, italic, underline, strikethrough, colors, fonts, sizes and links.',
      },
      { name: 'List', selector: 'ul', description: 'Bulleted or numbered, also nested.' },
      {
        name: 'Picture',
        description: 'From this site, or an origin in `imageOrigins`; others are shown as links.',
      },
    ],
  },
  keyboard: [
    { keys: ['Tab'], action: 'Moves to the next link.' },
    { keys: ['Enter'], action: 'Opens the link in a new tab.' },
  ],
  accessibility: [
    'It renders its own elements from the HTML: nothing in it can run scripts, change the page or load from other hosts.',
    'The direction of the text is found from its letters (`dir="auto"`).',
    'Pictures of other origins are links, because loading them would tell that host who reads the text.',
    'Left to the product: `firstHeadingLevel`, one below the heading that it stands under.',
  ],
  content: [
    '`emptyText` is a short sentence: “No notes yet.”',
    'Ask authors for the text of a picture, which is read in its place.',
  ],
  changes: [{ version: '0.1.0', changes: ['First release, with `richTextPlainText`.'] }],
  related: ['RichTextEditor', 'DescriptionList', 'EmptyState'],
}
