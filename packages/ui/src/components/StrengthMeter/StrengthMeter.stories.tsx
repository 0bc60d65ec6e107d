import type { Meta, StoryObj } from '@storybook/react-vite'
import { sideBySide } from '@throughline/test-support/side-by-side'
import { expect } from 'storybook/test'

import { StrengthMeter } from './StrengthMeter'

const meta = {
  title: 'Components/Fields/StrengthMeter',
  tags: ['internal'],
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

export const Default: Story = {
  tags: ['picture'],
  play: async ({ canvas, step }) => {
    await step('It says the word, not the number', async () => {
      await expect(canvas.getByRole('meter', { name: 'Password strength' })).toHaveAttribute(
        'aria-valuetext',
        'Fair',
      )
      await expect(canvas.getByRole('status')).toHaveTextContent('Fair')
    })
  },
}

export const States: Story = {
  render: sideBySide(StrengthMeter, [
    { name: 'Empty', props: { score: 0, label: '' } },
    { name: 'Weak', props: { score: 1, label: 'Weak' } },
    { name: 'Good', props: { score: 3, label: 'Good' } },
    { name: 'Strong', props: { score: 4, label: 'Strong' } },
    {
      name: 'With hints',
      props: {
        hints: [
          { text: 'At least 12 characters', isMet: true },
          { text: 'Not a word that is known from leaks', isMet: true },
          { text: 'A second word, a number or a sign', isMet: false },
        ],
      },
    },
    {
      name: 'Long text',
      width: 200,
      props: {
        label: 'Könnte mit einem weiteren Wort noch besser werden',
        hints: [{ text: 'Donaudampfschifffahrtsgesellschaftskapitän'.repeat(2), isMet: false }],
      },
    },
    {
      name: 'Right to left',
      dir: 'rtl',
      props: { label: 'متوسطة', hints: [{ text: '١٢ حرفًا على الأقل', isMet: true }] },
    },
  ]),
}
