import type { Meta } from '@storybook/react-vite'

import { CAMPAIGN_NOTE } from '../../fixtures/rich-text-samples'
import type { RichText } from './RichText'

export const richTextStories = {
  args: { html: CAMPAIGN_NOTE },
  decorators: [
    (Story) => (
      <div style={{ maxWidth: 560 }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof RichText>
