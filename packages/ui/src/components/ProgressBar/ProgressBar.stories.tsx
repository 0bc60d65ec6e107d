import type { Meta, StoryObj } from '@storybook/react-vite'
import { sideBySide } from '@throughline/test-support/side-by-side'
import { expect } from 'storybook/test'

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

export const Default: Story = {
  tags: ['picture'],
  play: async ({ canvas }) => {
    const bar = canvas.getByRole('progressbar', { name: 'Uploading vip-brief-v3.pdf' })
    await expect(bar).toHaveAttribute('aria-valuenow', '45')
    await expect(bar).toHaveAttribute('aria-valuetext', '45 %')
  },
}

export const States: Story = {
  render: sideBySide(ProgressBar, [
    { name: 'Unknown', props: { label: 'Importing tactics', value: null } },
    { name: 'Going on', props: { label: 'Uploading', value: 20, valueText: '1 of 5 files' } },
    {
      name: 'Success',
      props: { label: 'Uploaded', value: 100, tone: 'success', valueText: '5 of 5 files' },
    },
    {
      name: 'Danger',
      props: { label: 'Upload failed', value: 60, tone: 'danger', valueText: 'Stopped' },
    },
    { name: 'Small, label hidden', props: { value: 30, size: 'small', isLabelHidden: true } },
    { name: 'Medium, label hidden', props: { value: 50, isLabelHidden: true } },
    { name: 'Large, label hidden', props: { value: 70, size: 'large', isLabelHidden: true } },
    {
      name: 'Long text',
      props: {
        label:
          'Uploading Northfield-Department-Stores-spring-and-summer-wardrobe-relaunch-brief-v3.pdf',
        valueText: '1.2 of 24.0 MB',
      },
    },
    { name: 'Right to left', dir: 'rtl', props: { label: 'جارٍ الرفع', valueText: '٤٥ ٪' } },
  ]),
}
