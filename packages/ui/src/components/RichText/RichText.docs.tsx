import type { ComponentDocs } from '@throughline/test-support/component-docs'
import { token } from '../../theme/token'
import { RichText } from './RichText'

const NOTE =
  '<h1>Creative</h1><p>Due <strong>two weeks</strong> before the start.</p><ul><li>Banner</li><li>Email header</li></ul>'

export const docs: ComponentDocs = {
  purpose: 'Shows formatted text safely, without the editor.',
  whenToUse: [
    'What was written in a [RichTextEditor] is read: notes, briefs, comments.',
    'HTML from somewhere else is shown, and must not run or load anything.',
  ],
  whenNotToUse: {
    'The text is edited': 'RichTextEditor',
    'One line of it stands in a list': '`richTextPlainText(html)` of the same entry point.',
    'The text has no formats': 'A paragraph.',
    'It is a label with a value': 'DescriptionList',
  },
  guidance: [
    {
      do: 'Set `firstHeadingLevel`, so that headings fit into the outline of the page.',
      right: <RichText html={NOTE} firstHeadingLevel={4} style={{ maxWidth: 280 }} />,
      dont: 'The plain text in place of the formatted one: headings and lists are gone.',
      wrong: (
        <p style={{ maxWidth: 280, color: token('color-ink') }}>
          Creative Due two weeks before the start. Banner Email header
        </p>
      ),
    },
    {
      do: 'Say with `emptyText` that there is nothing.',
      right: <RichText html="" emptyText="No notes yet." />,
      dont: 'A dash looks like a text that somebody wrote.',
      wrong: <RichText html="<p>–</p>" />,
    },
  ],
  anatomy: {
    example: <RichText html={NOTE} firstHeadingLevel={4} />,
    parts: {
      Heading: 'Three levels, beginning at `firstHeadingLevel`.',
      Paragraph: 'With bold, italic, underline, strikethrough, colors, fonts, sizes and links.',
      List: 'Bulleted or numbered, also nested.',
      Picture: 'From this site, or an origin in `imageOrigins`; others are shown as links.',
    },
    marks: { Heading: 'h4', Paragraph: 'p', List: 'ul' },
  },
  keyboard: {
    Tab: 'Moves to the next link.',
    Enter: 'Opens the link in a new tab.',
  },
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
  changes: { '0.1.0': ['First release, with `richTextPlainText`.'] },
  related: ['RichTextEditor', 'DescriptionList', 'EmptyState'],
}
