import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen, userEvent, waitFor, within } from 'storybook/test'

import { BulkPlan } from './BulkPlan'

const meta = {
  title: 'Patterns/Bulk changes',
  component: BulkPlan,
  parameters: {
    controls: { disable: true },
    docs: {
      description: {
        component: `Several items are selected, then changed together, in three steps:

1. **Select.** Ctrl or Cmd with a click adds one; Shift with a click or a drag adds all between. Esc lets them go. A bar says how many there are and what can be done.
2. **See what it will do.** The dialog counts what changes, and names what stays **with the reason**. What cannot be changed is no error: the rest is changed.
3. **Apply, and take back.** The change is one step of undo.

Judge by \`judgeBulkChange\` of \`@throughline/domain/bulk\`, on the page for the summary and again where it is stored. Leave \`SELECTION_BAR_PIXELS\` free below the view, so that the bar covers nothing. Never act on items that filters hide.`,
      },
    },
  },
} satisfies Meta<typeof BulkPlan>

export default meta
type Story = StoryObj<typeof meta>

const bar = (name: RegExp) => screen.getByRole('button', { name })

/** Two of three move: the press tactic is not theirs to change. */
export const MoveThreeTogether: Story = {
  play: async ({ step }) => {
    const user = userEvent.setup()
    await step('Select three', async () => {
      await user.keyboard('{Control>}')
      await user.click(bar(/^Gift guide launch/))
      await user.click(bar(/^Store window reset/))
      await user.click(bar(/Press preview/))
      await user.keyboard('{/Control}')
      await expect(screen.getByRole('toolbar')).toHaveTextContent('3 selected')
    })
    await step('The summary names what stays, and why', async () => {
      await user.click(within(screen.getByRole('toolbar')).getByRole('button', { name: /^Move/ }))
      const dialog = within(await screen.findByRole('dialog'))
      await user.clear(dialog.getByRole('spinbutton'))
      await user.type(dialog.getByRole('spinbutton'), '7')
      await user.click(dialog.getByRole('button', { name: 'Continue' }))
      await expect(await dialog.findByText(/you cannot edit its channel/)).toBeVisible()
      await user.click(dialog.getByRole('button', { name: 'Move 2 tactics' }))
    })
    await step('Both are a week later, and undo brings them back', async () => {
      await waitFor(() =>
        expect(bar(/^Gift guide launch/)).toHaveAccessibleName(/11\/16\/26 to 11\/19\/26/),
      )
      await user.click(await screen.findByRole('button', { name: 'Undo' }))
      await waitFor(() =>
        expect(bar(/^Gift guide launch/)).toHaveAccessibleName(/11\/09\/26 to 11\/12\/26/),
      )
    })
  },
}
