import type { Meta } from '@storybook/react-vite'

import { campaignNote } from '../../fixtures/rich-text-samples'
import type { RichText } from './RichText'

export const richTextStories = {
  args: { html: campaignNote },
  decorators: [
    (Story) => (
      <div style={{ maxWidth: 560 }}>
        <Story />
      </div>
    ),
  ],
  parameters: {
    docs: {
      description: {
        component: `Rich text for reading: notes in a panel, in a popover, in print. It reads the HTML that **RichTextEditor** gives and draws it with elements of its own, so nothing in the value can run, load or move the page, whoever wrote it. It needs nothing of the editor. To write, use **RichTextEditor**; for one line of a list, take \`richTextPlainText(html)\`.

What comes through: paragraphs, three headings, quotes, nested lists, bold, italic, underline, strikethrough, colours, fonts, sizes, alignment, links (\`http\`, \`https\`, \`mailto\`, \`tel\`) and pictures (paths of this site, \`data:\` of png, jpeg, gif, webp). Pictures of other hosts are links, unless \`imageOrigins\` names their origin: a host would learn who reads the text, and when. Of everything else the text stays.

| Key | What it does |
| --- | --- |
| Tab | To the next link |
| Enter | Opens the link in a new tab |`,
      },
    },
  },
} satisfies Meta<typeof RichText>
