import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, within } from 'storybook/test'

import { VisuallyHidden } from './VisuallyHidden'

const meta = {
  title: 'Components/Text and icons/VisuallyHidden',
  component: VisuallyHidden,
  args: { children: 'tactics' },
  render: (args) => (
    <p>
      1,204 <VisuallyHidden {...args} />
    </p>
  ),
} satisfies Meta<typeof VisuallyHidden>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  play: async ({ canvasElement }) => {
    const text = within(canvasElement).getByText('tactics')
    await expect(text.getBoundingClientRect().width).toBeLessThanOrEqual(1)
  },
}
