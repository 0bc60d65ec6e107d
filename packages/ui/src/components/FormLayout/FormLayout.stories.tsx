import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent } from 'storybook/test'

import { Button } from '../Button'
import { Checkbox } from '../Checkbox'
import { TextArea } from '../TextArea'
import { TextField } from '../TextField'
import { FormActions } from './FormActions'
import { FormLayout } from './FormLayout'
import { ChannelForm, onChannelSaved } from './FormLayout.example'
import { FormSection } from './FormSection'

function noChange() {
  return undefined
}

const fields = (
  <>
    <FormSection title="Profile" description="Shown to everybody in the account." columns={2}>
      <TextField label="First Name" defaultValue="Maya" />
      <TextField label="Last Name" defaultValue="Rios" />
      <div data-span="all">
        <TextField label="Email" type="email" defaultValue="maya.rios@northfield.example" />
      </div>
    </FormSection>
    <FormSection title="Messages" description="What we write to you about.">
      <Checkbox
        label="When somebody changes my tactics"
        help="At most one message an hour."
        isChecked
        onChange={noChange}
      />
      <TextArea label="Signature" value="" onChange={noChange} />
    </FormSection>
  </>
)

const actions = (
  <>
    <Button type="submit" variant="primary">
      Save
    </Button>
    <Button>Cancel</Button>
  </>
)

const meta = {
  title: 'Components/Layout/FormLayout',
  component: FormLayout,
  subcomponents: { FormSection, FormActions },
  decorators: [
    (Story) => (
      <div style={{ maxWidth: 720 }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof FormLayout>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  render: (args) => (
    <FormLayout {...args}>
      {fields}
      <FormActions>{actions}</FormActions>
    </FormLayout>
  ),
}

export const Settings: Story = {
  render: (args) => (
    <FormLayout {...args} layout="settings">
      {fields}
      <FormActions aside="Saved at 9:41">{actions}</FormActions>
    </FormLayout>
  ),
}

export const StickyActions: Story = {
  render: (args) => (
    <div style={{ height: 320, overflow: 'auto' }}>
      <FormLayout {...args}>
        {fields}
        <FormActions isSticky aside={<Button variant="danger-ghost">Delete</Button>}>
          {actions}
        </FormActions>
      </FormLayout>
    </div>
  ),
}

export const Narrow: Story = {
  ...Settings,
  decorators: [
    (Story) => (
      <div style={{ width: 320 }}>
        <Story />
      </div>
    ),
  ],
}

export const RightToLeft: Story = { ...Settings, globals: { direction: 'rtl' } }

export const AWholeForm: Story = {
  tags: ['picture'],
  render: () => <ChannelForm />,
  play: async ({ canvas, step }) => {
    onChannelSaved.mockClear()
    await step('Submitted as it is, it says what is wrong and takes the focus there', async () => {
      await userEvent.tab()
      await userEvent.keyboard('{Enter}')
      await expect(
        canvas.getByRole('group', { name: 'There are 3 things to put right' }),
      ).toHaveFocus()
      await expect(onChannelSaved).not.toHaveBeenCalled()
    })
    await step('The first error leads to the name', async () => {
      await userEvent.tab()
      await userEvent.keyboard('{Enter}')
      await expect(canvas.getByRole('textbox', { name: 'Channel name' })).toHaveFocus()
      await userEvent.keyboard('Podcasts')
    })
    await step('The color is chosen on the way', async () => {
      await userEvent.tab()
      await userEvent.keyboard(' {ArrowRight}')
      await expect(canvas.getByRole('radio', { name: 'Sand' })).toBeChecked()
    })
    await step('Submitted again from the next field, one thing is left', async () => {
      await userEvent.tab()
      await userEvent.keyboard('{Enter}')
      await expect(
        canvas.getByRole('group', { name: 'There is one thing to put right' }),
      ).toHaveFocus()
    })
    await step('Its link leads to the amount; Enter there saves', async () => {
      await userEvent.tab()
      await userEvent.keyboard('{Enter}')
      await expect(canvas.getByRole('textbox', { name: 'Yearly budget' })).toHaveFocus()
      await userEvent.keyboard('$12,500{Enter}')
      await expect(onChannelSaved).toHaveBeenLastCalledWith({
        name: 'Podcasts',
        color: '#E3B47D',
        budgetDollars: 12_500,
      })
      await expect(canvas.queryByRole('group', { name: /put right/ })).toBeNull()
    })
  },
}
