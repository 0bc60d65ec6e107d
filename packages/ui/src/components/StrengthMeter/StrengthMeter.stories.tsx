import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, within } from 'storybook/test'

import { StrengthMeter } from './StrengthMeter'

const meta = {
  title: 'Components/Fields/StrengthMeter',
  component: StrengthMeter,
  args: { name: 'Password strength', score: 2, label: 'Fair', metLabel: 'Done:' },
  decorators: [
    (Story) => (
      <div style={{ maxWidth: 320 }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof StrengthMeter>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {}

export const Scores: Story = {
  render: (args) => (
    <div style={{ display: 'grid', gap: 12 }}>
      <StrengthMeter {...args} score={0} label="" />
      <StrengthMeter {...args} score={1} label="Weak" />
      <StrengthMeter {...args} score={2} label="Fair" />
      <StrengthMeter {...args} score={3} label="Good" />
      <StrengthMeter {...args} score={4} label="Strong" />
    </div>
  ),
}

export const WithHints: Story = {
  args: {
    hints: [
      { text: 'At least 12 characters', isMet: true },
      { text: 'Not a word that is known from leaks', isMet: true },
      { text: 'A second word, a number or a sign', isMet: false },
    ],
  },
}

export const LongText: Story = {
  args: {
    label: 'Könnte mit einem weiteren Wort noch besser werden',
    hints: [{ text: 'Donaudampfschifffahrtsgesellschaftskapitän'.repeat(2), isMet: false }],
  },
  decorators: [
    (Story) => (
      <div style={{ width: 200 }}>
        <Story />
      </div>
    ),
  ],
}

export const RightToLeft: Story = {
  args: { label: 'متوسطة', hints: [{ text: '١٢ حرفًا على الأقل', isMet: true }] },
  globals: { direction: 'rtl' },
}

export const SaysTheWordNotTheNumber: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await expect(canvas.getByRole('meter', { name: 'Password strength' })).toHaveAttribute(
      'aria-valuetext',
      'Fair',
    )
    await expect(canvas.getByRole('status')).toHaveTextContent('Fair')
  },
}
