import type { Meta, StoryObj } from '@storybook/react-vite'
import { controlled } from '@throughline/test-support/controlled'
import { expect, fn, userEvent, waitFor, within } from 'storybook/test'

import { withHeldTimers } from '../../fixtures/held-timers'
import { TextArea } from './TextArea'

const ControlledTextArea = controlled(TextArea, ({ value }) => ({ value }))

const brief =
  'Segment: top 10 % by spend. Creative due two weeks before launch; copy from the holiday gifting brief.'

const limit = {
  characters: 120,
  describe: ({ left }: { left: number }) =>
    left < 0 ? `${-left} characters too many` : `${left} characters left`,
}

const meta = {
  title: 'Components/Fields/TextArea',
  component: TextArea,
  args: { label: 'Description', value: '', onChange: fn() },
  argTypes: { labelAction: { control: false }, limit: { control: false } },
  render: (args) => <ControlledTextArea {...args} />,
  decorators: [
    (Story) => (
      <div style={{ maxWidth: 360 }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof TextArea>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {}

export const Filled: Story = { args: { value: brief } }

export const OneRow: Story = { args: { minRows: 1, placeholder: 'Add a comment' } }

export const WithCount: Story = {
  args: { value: brief, limit, help: 'Shown under the title in the plan.' },
}

export const PastTheLimit: Story = {
  args: {
    value: `${brief} Ask the western stores first.`,
    limit,
    error: 'Shorten the description to 120 characters.',
  },
}

export const Disabled: Story = { args: { isDisabled: true, value: brief } }

export const ReadOnly: Story = { args: { isReadOnly: true, value: brief } }

export const LongText: Story = {
  args: {
    maxRows: 6,
    value: `${Array.from({ length: 8 }, () => brief).join('\n')}\nhttps://northfield.example/${'spring-and-summer-'.repeat(8)}`,
  },
}

export const Narrow: Story = {
  args: { value: brief, limit, help: 'Shown under the title.' },
  decorators: [
    (Story) => (
      <div style={{ width: 160 }}>
        <Story />
      </div>
    ),
  ],
}

export const RightToLeft: Story = {
  args: { label: 'الوصف', value: 'إطلاق الصيف في المتاجر الغربية.', limit },
  globals: { direction: 'rtl' },
}

export const GrowsWithTheTextUpToItsLimit: Story = {
  args: { minRows: 2, maxRows: 4 },
  play: async ({ canvasElement, step }) => {
    const field = within(canvasElement).getByRole('textbox', { name: 'Description' })
    const startHeight = field.clientHeight
    await step('Two lines fit into two rows', async () => {
      await userEvent.type(field, 'one{Enter}two')
      await expect(field.clientHeight).toBe(startHeight)
    })
    await step('A third one makes it higher by one row', async () => {
      await userEvent.type(field, '{Enter}three')
      await expect(field.clientHeight).toBe(startHeight + 20)
    })
    await step('Past the fourth it scrolls', async () => {
      await userEvent.type(field, '{Enter}four{Enter}five{Enter}six')
      await expect(field.clientHeight).toBe(startHeight + 40)
      await expect(field.scrollHeight).toBeGreaterThan(field.clientHeight)
    })
    await step('And shrinks again', async () => {
      await userEvent.clear(field)
      await expect(field.clientHeight).toBe(startHeight)
    })
  },
}

export const SubmitsWithModEnter: Story = {
  args: { value: 'Ready', onSubmit: fn() },
  play: async ({ canvasElement, args, step }) => {
    const field = within(canvasElement).getByRole('textbox')
    await step('Enter alone is a new line', async () => {
      await userEvent.type(field, '{Enter}')
      await expect(args.onSubmit).not.toHaveBeenCalled()
      await expect(field).toHaveValue('Ready\n')
    })
    await step('With Ctrl or Cmd it submits', async () => {
      await userEvent.keyboard('{Control>}{Enter}{/Control}')
      await expect(args.onSubmit).toHaveBeenLastCalledWith({ value: 'Ready\n' })
      await userEvent.keyboard('{Meta>}{Enter}{/Meta}')
      await expect(args.onSubmit).toHaveBeenCalledTimes(2)
    })
  },
}

export const SaysHowManyCharactersAreLeft: Story = {
  args: { limit: { ...limit, characters: 20 } },
  play: ({ canvasElement, step }) =>
    withHeldTimers(async (advance) => {
      const canvas = within(canvasElement)
      const field = canvas.getByRole('textbox')
      await step('Near the limit, after a pause', async () => {
        await userEvent.type(field, 'Gift guide, west')
        await expect(canvas.getByRole('status')).toBeEmptyDOMElement()
        advance(1500)
        await waitFor(() =>
          expect(canvas.getByRole('status')).toHaveTextContent('4 characters left'),
        )
      })
      await step('Past it nothing is cut off', async () => {
        await userEvent.type(field, 'ern stores')
        await expect(field).toHaveValue('Gift guide, western stores')
        advance(1500)
        await waitFor(() =>
          expect(canvas.getByRole('status')).toHaveTextContent('6 characters too many'),
        )
      })
    }),
}
