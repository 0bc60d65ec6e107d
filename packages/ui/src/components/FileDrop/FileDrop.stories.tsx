import type { Meta, StoryObj } from '@storybook/react-vite'

import { FileDrop } from './FileDrop'
import { fileDropStories, brief, states } from './FileDrop.story-host'

const meta = {
  ...fileDropStories,
  title: 'Components/Fields/FileDrop',
  component: FileDrop,
} satisfies Meta<typeof FileDrop>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {}

export const OneImage: Story = {
  args: { label: 'Photo', help: 'JPG, PNG, GIF or WebP.', accept: ['image/*'], maxCount: 1 },
}

export const States: Story = { args: { items: states } }

export const Full: Story = { args: { items: [brief], maxCount: 1 } }

export const Locked: Story = {
  args: { items: states.filter(({ status }) => status !== 'failed'), isLocked: true },
}

export const WithError: Story = { args: { error: 'Please select a file.', isRequired: true } }

export const Disabled: Story = { args: { isDisabled: true, items: [brief] } }

export const LongText: Story = {
  args: {
    items: [
      {
        ...brief,
        name: 'northfield-spring-and-summer-wardrobe-relaunch-across-all-western-stores-v12.pdf',
      },
    ],
  },
  decorators: [
    (Story) => (
      <div style={{ width: 240 }}>
        <Story />
      </div>
    ),
  ],
}

export const RightToLeft: Story = {
  args: { label: 'المستندات', help: 'حتى ١٠ ميغابايت.', items: states.slice(0, 3) },
  globals: { direction: 'rtl' },
}
