import type { Meta, StoryObj } from '@storybook/react-vite'
import { controlled } from '@throughline/test-support/controlled'
import { sideBySide } from '@throughline/test-support/side-by-side'
import { expect, fn, userEvent, waitFor, within } from 'storybook/test'

import { withControlledTimers } from '@throughline/test-support/clock'
import { TextArea } from './TextArea'

const ControlledTextArea = controlled(TextArea, ({ value }) => ({ value }))

const BRIEF =
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

export const States: Story = {
  render: sideBySide(
    ControlledTextArea,
    [
      { name: 'Filled', props: { value: BRIEF } },
      { name: 'One row', props: { minRows: 1, placeholder: 'Add a comment' } },
      {
        name: 'With a count',
        props: { value: BRIEF, limit, help: 'Shown under the title in the plan.' },
      },
      {
        name: 'Past the limit',
        props: {
          value: `${BRIEF} Ask the western stores first.`,
          limit,
          error: 'Shorten the description to 120 characters.',
        },
      },
      { name: 'Disabled', props: { isDisabled: true, value: BRIEF } },
      { name: 'Read only', props: { isReadOnly: true, value: BRIEF } },
      {
        name: 'Long text',
        props: {
          maxRows: 6,
          value: `${Array.from({ length: 8 }, () => BRIEF).join('\n')}\nhttps://northfield.example/${'spring-and-summer-'.repeat(8)}`,
        },
      },
      {
        name: 'Narrow',
        width: 160,
        props: { value: BRIEF, limit, help: 'Shown under the title.' },
      },
      {
        name: 'Right to left',
        dir: 'rtl',
        props: { label: 'الوصف', value: 'إطلاق الصيف في المتاجر الغربية.', limit },
      },
    ],
    { columnWidth: 309 },
  ),
}

export const GrowsAndSubmits: Story = {
  args: { minRows: 2, maxRows: 4, onSubmit: fn() },
  play: async ({ canvas, args, step }) => {
    const field = canvas.getByRole('textbox', { name: 'Description' })
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
    await step('Enter alone is a new line', async () => {
      await userEvent.type(field, 'Ready{Enter}')
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
    withControlledTimers(async (advance) => {
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
