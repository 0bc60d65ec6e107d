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
        component: `Shows rich text. It parses the HTML of **RichTextEditor** and renders its own elements, so nothing in the value can run scripts, load resources or change the page. It does not load the editor. To edit, use **RichTextEditor**; for one line in a list use \`richTextPlainText(html)\`.

It supports paragraphs, three headings, quotes, nested lists, bold, italic, underline, strikethrough, colours, fonts, sizes, alignment, links (\`http\`, \`https\`, \`mailto\`, \`tel\`) and pictures (paths of this site, \`data:\` of png, jpeg, gif, webp). Pictures of other origins are shown as links unless \`imageOrigins\` lists the origin, because loading them tells that host who reads the text. Of all other elements only the text is kept.

| Key | What it does |
| --- | --- |
| Tab | To the next link |
| Enter | Opens the link in a new tab |`,
      },
    },
  },
} satisfies Meta<typeof RichText>
