import type { Meta, StoryObj } from '@storybook/react-vite'
import { clearAllMocks, expect, fn, screen, userEvent } from 'storybook/test'
import { planViews } from './fixtures/views'
import { SaveViewDialog } from './SaveViewDialog'

const meta = {
  title: 'Planner views/Filters and saved views/SaveViewDialog',
  component: SaveViewDialog,
  parameters: {
    docs: {
      story: { inline: false, height: '640px' },
    },
  },
  args: {
    days: { start: '2026-11-01', end: '2026-11-30' },
    today: '2026-11-18',
    planName: 'National plan',
    includes: ['3 filters'],
    ownViews: planViews,
    shareRefusal: null,
    onSave: fn(),
    onClose: fn(),
  },
} satisfies Meta<typeof SaveViewDialog>

export default meta
type Story = StoryObj<typeof meta>

const nameField = () => screen.getByRole('textbox', { name: /^Name/u })
const save = () => userEvent.click(screen.getByRole('button', { name: 'Save view' }))

export const Default: Story = {}

export const FixedDates: Story = {
  args: { days: { start: '2026-11-03', end: '2026-12-24' } },
}

export const SavesAView: Story = {
  tags: ['!autodocs'],
  play: async ({ args, mount, step }) => {
    await step('Proposes the dates on show as a period', async () => {
      await mount(<SaveViewDialog {...args} />)
      await expect(nameField()).toHaveFocus()
      await expect(screen.getByRole('radio', { name: /move with today/u })).toBeChecked()
      await userEvent.keyboard(' Board ')
      await save()
      await expect(args.onSave).toHaveBeenCalledWith({
        name: 'Board',
        range: { kind: 'relative', name: 'this-month' },
        isShared: false,
        isDefault: false,
      })
    })
    await step('Asks for a name that is not taken', async () => {
      clearAllMocks()
      await mount(<SaveViewDialog {...args} />)
      await save()
      await expect(nameField()).toHaveAccessibleDescription(/Enter a name/u)
      await expect(nameField()).toHaveFocus()
      await userEvent.keyboard('west REGION only')
      await expect(nameField()).toHaveAccessibleDescription(/a view of this name already/u)
      await userEvent.keyboard(' this year')
      await save()
      await expect(args.onSave).toHaveBeenCalledOnce()
    })
    await step('Asks for whole dates', async () => {
      clearAllMocks()
      await mount(<SaveViewDialog {...args} />)
      await userEvent.type(nameField(), 'Board')
      await userEvent.click(screen.getByRole('radio', { name: 'These dates' }))
      await userEvent.clear(screen.getByRole('textbox', { name: /Last day/u }))
      await save()
      await expect(screen.getByText('Enter a first and a last day.')).toBeVisible()
      await expect(args.onSave).not.toHaveBeenCalled()
    })
    await step('Saves fixed dates for everybody as the default', async () => {
      clearAllMocks()
      await mount(<SaveViewDialog {...args} />)
      await userEvent.type(nameField(), 'Board')
      await userEvent.click(screen.getByRole('radio', { name: 'These dates' }))
      await userEvent.click(screen.getByRole('radio', { name: 'Everybody on National plan' }))
      await userEvent.click(screen.getByRole('checkbox', { name: /Open the plan/u }))
      await save()
      await expect(args.onSave).toHaveBeenCalledWith({
        name: 'Board',
        range: { kind: 'fixed', startDate: '2026-11-01', endDate: '2026-11-30' },
        isShared: true,
        isDefault: true,
      })
    })
    await step('Says why a viewer cannot share', async () => {
      await mount(<SaveViewDialog {...args} shareRefusal="viewer" />)
      const shared = screen.getByRole('radio', { name: 'Everybody on National plan' })
      await expect(shared).toBeDisabled()
      await expect(shared).toHaveAccessibleDescription(
        'Viewers of a plan cannot share views with it.',
      )
    })
    await step('Keeps what was entered when it is refused', async () => {
      await mount(
        <SaveViewDialog {...args} error="The server did not answer." initialName="Board" />,
      )
      await expect(screen.getByText('The server did not answer.')).toBeVisible()
      await expect(nameField()).toHaveValue('Board')
    })
    await step('Waits while it is saved', async () => {
      clearAllMocks()
      await mount(<SaveViewDialog {...args} isBusy initialName="Board" />)
      await userEvent.keyboard('{Escape}')
      await save()
      await expect(args.onClose).not.toHaveBeenCalled()
      await expect(args.onSave).not.toHaveBeenCalled()
    })
  },
}
