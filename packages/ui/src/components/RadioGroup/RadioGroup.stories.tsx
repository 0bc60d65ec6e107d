import type { Meta, StoryObj } from '@storybook/react-vite'
import { controlled } from '@throughline/test-support/controlled'
import { expect, fn, userEvent, within } from 'storybook/test'

import { RadioGroup } from './RadioGroup'

const ControlledRadioGroup = controlled(RadioGroup, ({ value }) => ({ value }))

const meta = {
  title: 'Components/Fields/RadioGroup',
  component: RadioGroup,
  args: {
    label: 'Apply to',
    options: [
      { value: 'one', label: 'This tactic' },
      { value: 'following', label: 'This and the following' },
      { value: 'all', label: 'The whole series' },
    ],
    value: 'one',
    onChange: fn(),
  },
  argTypes: { labelAction: { control: false } },
  render: (args) => <ControlledRadioGroup {...args} />,
  decorators: [
    (Story) => (
      <div style={{ maxWidth: 360 }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof RadioGroup>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {}

export const Horizontal: Story = {
  args: {
    label: 'Type',
    orientation: 'horizontal',
    options: [
      { value: 'one', label: 'PDF' },
      { value: 'html', label: 'HTML' },
    ],
  },
}

export const WithDescriptions: Story = {
  args: {
    help: 'It can be changed later.',
    options: [
      { value: 'one', label: 'Lead', description: 'Its items are shown in every nested plan.' },
      { value: 'nested', label: 'Nested', description: 'Stands under a lead plan.' },
      {
        value: 'individual',
        label: 'Individual',
        description: 'Stands alone.',
        isDisabled: true,
        disabledReason: 'A plan with nested plans cannot stand alone.',
      },
    ],
  },
}

export const NothingChosen: Story = { args: { value: null, isRequired: true } }

export const WithError: Story = {
  args: { value: null, isRequired: true, error: 'Choose what the change applies to.' },
}

export const ChosenWithError: Story = {
  args: { value: 'all', error: 'The series has ended. Choose another answer.' },
}

export const Disabled: Story = { args: { isDisabled: true } }

export const ReadOnly: Story = { args: { isReadOnly: true } }

export const LongText: Story = {
  args: {
    options: [
      {
        value: 'one',
        label: 'Northfield spring and summer wardrobe relaunch across all western stores',
        description: 'Donaudampfschifffahrtsgesellschaftskapitänsmützenwerbung '.repeat(2),
      },
      { value: 'two', label: 'Short' },
    ],
  },
  decorators: [
    (Story) => (
      <div style={{ width: 220 }}>
        <Story />
      </div>
    ),
  ],
}

export const RightToLeft: Story = {
  args: {
    label: 'تطبيق على',
    options: [
      { value: 'one', label: 'هذا العنصر', description: 'يبقى الباقي كما هو.' },
      { value: 'all', label: 'السلسلة كلها' },
    ],
  },
  globals: { direction: 'rtl' },
}

export const ChoosesByArrowKeys: Story = {
  args: {
    options: [
      { value: 'one', label: 'This tactic' },
      { value: 'following', label: 'This and the following', isDisabled: true },
      { value: 'all', label: 'The whole series' },
    ],
  },
  play: async ({ canvasElement, args, step }) => {
    const canvas = within(canvasElement)
    await step('Tab enters on the chosen one', async () => {
      await userEvent.tab()
      await expect(canvas.getByRole('radio', { name: 'This tactic' })).toHaveFocus()
    })
    await step('↓ passes over the disabled one', async () => {
      await userEvent.keyboard('{ArrowDown}')
      await expect(canvas.getByRole('radio', { name: 'The whole series' })).toBeChecked()
      await expect(args.onChange).toHaveBeenLastCalledWith({ value: 'all' })
    })
    await step('The group is one stop', async () => {
      await userEvent.tab()
      await expect(canvas.getByRole('radiogroup')).not.toContainElement(
        document.activeElement instanceof HTMLElement ? document.activeElement : null,
      )
    })
  },
}

export const ReadsWhyAnAnswerIsDisabled: Story = {
  ...WithDescriptions,
  play: async ({ canvasElement }) => {
    const answer = within(canvasElement).getByRole('radio', { name: 'Individual' })
    await expect(answer).toBeDisabled()
    await expect(answer).toHaveAccessibleDescription('A plan with nested plans cannot stand alone.')
  },
}

export const KeepsWhatIsReadOnly: Story = {
  args: { isReadOnly: true },
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement)
    await userEvent.click(canvas.getByText('The whole series'))
    await expect(args.onChange).not.toHaveBeenCalled()
    await expect(canvas.getByRole('radio', { name: 'This tactic' })).toBeChecked()
  },
}

export const MarksTheRingsOfAnInvalidGroup: Story = {
  ...WithError,
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    const danger = getComputedStyle(canvas.getByText('Choose what the change applies to.')).color
    await expect(canvas.getByRole('radiogroup')).toBeInvalid()
    for (const answer of canvas.getAllByRole('radio')) {
      const { borderColor, backgroundColor } = getComputedStyle(answer)
      await expect(borderColor).toBe(danger)
      await expect(backgroundColor).not.toBe(danger)
    }
  },
}
