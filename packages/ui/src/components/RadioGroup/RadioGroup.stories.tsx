import type { Meta, StoryObj } from '@storybook/react-vite'
import { controlled } from '@throughline/test-support/controlled'
import { sideBySide } from '@throughline/test-support/side-by-side'
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

export const States: Story = {
  tags: ['picture'],
  render: sideBySide(ControlledRadioGroup, [
    {
      name: 'Horizontal',
      props: {
        label: 'Type',
        orientation: 'horizontal',
        options: [
          { value: 'one', label: 'PDF' },
          { value: 'html', label: 'HTML' },
        ],
      },
    },
    {
      name: 'With descriptions, help and a disabled answer',
      props: {
        help: 'It can be changed later.',
        options: [
          {
            value: 'one',
            label: 'Lead',
            description: 'Its items are shown in every nested plan.',
          },
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
    },
    { name: 'Nothing chosen', props: { value: null, isRequired: true } },
    {
      name: 'Error',
      props: {
        label: 'Change',
        value: null,
        isRequired: true,
        error: 'Choose what the change applies to.',
      },
    },
    {
      name: 'Chosen, with an error',
      props: { value: 'all', error: 'The series has ended. Choose another answer.' },
    },
    { name: 'Disabled', props: { isDisabled: true } },
    { name: 'Read only', props: { isReadOnly: true } },
    {
      name: 'Long text',
      width: 220,
      props: {
        options: [
          {
            value: 'one',
            label: 'Northfield spring and summer wardrobe relaunch across all western stores',
            description: 'Donaudampfschifffahrtsgesellschaftskapitänsmützenwerbung '.repeat(2),
          },
          { value: 'two', label: 'Short' },
        ],
      },
    },
    {
      name: 'Right to left',
      dir: 'rtl',
      props: {
        label: 'تطبيق على',
        options: [
          { value: 'one', label: 'هذا العنصر', description: 'يبقى الباقي كما هو.' },
          { value: 'all', label: 'السلسلة كلها' },
        ],
      },
    },
  ]),
  play: async ({ canvas, step }) => {
    await step('A disabled answer says why', async () => {
      const answer = canvas.getByRole('radio', { name: 'Individual' })
      await expect(answer).toBeDisabled()
      await expect(answer).toHaveAccessibleDescription(
        'A plan with nested plans cannot stand alone.',
      )
    })
    await step('An error marks the rings, and fills none', async () => {
      const danger = getComputedStyle(canvas.getByText('Choose what the change applies to.')).color
      const group = canvas.getByRole('radiogroup', { name: /^Change/ })
      await expect(group).toBeInvalid()
      for (const answer of within(group).getAllByRole('radio')) {
        const { borderColor, backgroundColor } = getComputedStyle(answer)
        await expect(borderColor).toBe(danger)
        await expect(backgroundColor).not.toBe(danger)
      }
    })
  },
}

export const ChoosesByArrowKeys: Story = {
  args: {
    options: [
      { value: 'one', label: 'This tactic' },
      { value: 'following', label: 'This and the following', isDisabled: true },
      { value: 'all', label: 'The whole series' },
    ],
  },
  render: (args) => (
    <>
      <ControlledRadioGroup {...args} label="Copy" isReadOnly />
      <ControlledRadioGroup {...args} />
    </>
  ),
  play: async ({ canvas, args, step }) => {
    await step('What is read only stays', async () => {
      const group = within(canvas.getByRole('radiogroup', { name: 'Copy' }))
      await userEvent.click(group.getByText('The whole series'))
      await expect(args.onChange).not.toHaveBeenCalled()
      await expect(group.getByRole('radio', { name: 'This tactic' })).toBeChecked()
    })
    const group = canvas.getByRole('radiogroup', { name: 'Apply to' })
    await step('Tab enters on the chosen one', async () => {
      await userEvent.tab()
      await expect(within(group).getByRole('radio', { name: 'This tactic' })).toHaveFocus()
    })
    await step('↓ passes over the disabled one', async () => {
      await userEvent.keyboard('{ArrowDown}')
      await expect(within(group).getByRole('radio', { name: 'The whole series' })).toBeChecked()
      await expect(args.onChange).toHaveBeenLastCalledWith({ value: 'all' })
    })
    await step('The group is one stop', async () => {
      await userEvent.tab()
      await expect(group).not.toContainElement(
        document.activeElement instanceof HTMLElement ? document.activeElement : null,
      )
    })
  },
}
