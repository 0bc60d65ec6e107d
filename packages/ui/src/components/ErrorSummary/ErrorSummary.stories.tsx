import type { Meta, StoryObj } from '@storybook/react-vite'
import { sideBySide } from '@throughline/test-support/side-by-side'
import { expect, userEvent } from 'storybook/test'

import { RadioGroup } from '../RadioGroup'
import { TextField } from '../TextField'
import { ErrorSummary } from './ErrorSummary'

const meta = {
  title: 'Components/Feedback/ErrorSummary',
  component: ErrorSummary,
  args: {
    title: 'There are 2 things to put right',
    submitCount: 0,
    errors: [
      { fieldId: 'summary-title', message: 'Please enter a title.' },
      { fieldId: 'summary-scope', message: 'Choose what the change applies to.' },
    ],
  },
  decorators: [
    (Story) => (
      <div style={{ maxWidth: 440 }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof ErrorSummary>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {}

export const Lengths: Story = {
  render: sideBySide(ErrorSummary, [
    {
      name: 'One error',
      props: {
        title: 'There is one thing to put right',
        errors: [{ fieldId: 'summary-title', message: 'Please enter a title.' }],
      },
    },
    {
      name: 'Long text',
      props: {
        errors: [
          {
            fieldId: 'a',
            message:
              'The end date is before the start date of the series, and the series of the lead plan that it belongs to ends in between.',
          },
          { fieldId: 'b', message: 'Donaudampfschifffahrtsgesellschaftskapitän'.repeat(2) },
        ],
      },
    },
    {
      name: 'Right to left',
      dir: 'rtl',
      props: { title: 'هناك خطأ واحد', errors: [{ fieldId: 'a', message: 'أدخل عنوانًا.' }] },
    },
  ]),
}

export const TakesTheFocusAndLeadsToTheFields: Story = {
  args: { submitCount: 1 },
  render: (args) => (
    <div style={{ display: 'grid', gap: 16 }}>
      <ErrorSummary {...args} />
      <TextField id="summary-title" label="Title" error="Please enter a title." />
      <RadioGroup
        id="summary-scope"
        label="Apply to"
        value={null}
        options={[{ value: 'all', label: 'The whole series' }]}
        error="Choose what the change applies to."
        onChange={() => undefined}
      />
    </div>
  ),
  play: async ({ canvas, step }) => {
    await step('It has the focus', async () => {
      await expect(
        canvas.getByRole('group', { name: 'There are 2 things to put right' }),
      ).toHaveFocus()
    })
    await step('Enter on an error goes to its field', async () => {
      await userEvent.tab()
      await userEvent.keyboard('{Enter}')
      await expect(canvas.getByRole('textbox', { name: 'Title' })).toHaveFocus()
    })
    await step('Or into its group', async () => {
      await userEvent.click(canvas.getByRole('link', { name: /applies to/ }))
      await expect(canvas.getByRole('radio')).toHaveFocus()
    })
  },
}
