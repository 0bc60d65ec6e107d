import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, within } from 'storybook/test'

import { ProgressBar } from './ProgressBar'

const meta = {
  title: 'Components/Feedback/ProgressBar',
  component: ProgressBar,
  args: { label: 'Uploading vip-brief-v3.pdf', value: 45, valueText: '45 %' },
  decorators: [
    (Story) => (
      <div style={{ maxWidth: 360 }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof ProgressBar>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {}

export const Unknown: Story = {
  render: () => <ProgressBar label="Importing tactics" value={null} />,
}

export const Tones: Story = {
  render: () => (
    <div style={{ display: 'grid', gap: 16 }}>
      <ProgressBar label="Uploading" value={20} valueText="1 of 5 files" />
      <ProgressBar label="Uploaded" value={100} tone="success" valueText="5 of 5 files" />
      <ProgressBar label="Upload failed" value={60} tone="danger" valueText="Stopped" />
    </div>
  ),
}

export const Sizes: Story = {
  render: () => (
    <div style={{ display: 'grid', gap: 16 }}>
      <ProgressBar label="Uploading" value={30} size="small" isLabelHidden />
      <ProgressBar label="Uploading" value={50} isLabelHidden />
      <ProgressBar label="Uploading" value={70} size="large" isLabelHidden />
    </div>
  ),
}

export const LongText: Story = {
  args: {
    label:
      'Uploading Northfield-Department-Stores-spring-and-summer-wardrobe-relaunch-brief-v3.pdf',
    valueText: '1.2 of 24.0 MB',
  },
}

export const RightToLeft: Story = {
  args: { label: 'جارٍ الرفع', valueText: '٤٥ ٪' },
  globals: { direction: 'rtl' },
}

export const TellsItsValue: Story = {
  play: async ({ canvasElement }) => {
    const bar = within(canvasElement).getByRole('progressbar', {
      name: 'Uploading vip-brief-v3.pdf',
    })
    await expect(bar).toHaveAttribute('aria-valuenow', '45')
    await expect(bar).toHaveAttribute('aria-valuetext', '45 %')
  },
}
