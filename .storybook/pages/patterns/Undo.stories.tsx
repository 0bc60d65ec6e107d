import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen, userEvent, waitFor } from 'storybook/test'

import { UndoablePlan } from './UndoablePlan'

const meta = {
  title: 'Patterns/Undo',
  component: UndoablePlan,
  parameters: {
    controls: { disable: true },
    docs: {
      description: {
        component: `What can be taken back needs no question before it. Moving, resizing and deleting happen **at once**; a message says what was done and offers **Undo**, and Ctrl or Cmd with Z does the same.

- The message stays for eight seconds, longer under the pointer or the focus. Undo by the keys works for as long as the page is open.
- There is one message. A newer change replaces it, because undo takes back the last change first.
- The focus stays on the item. After a deletion it goes to the neighbour, and undo brings it back to the item.
- Ask before a change only if it cannot be taken back, or if it concerns more than what is on show. See **ConfirmDialog**.

The views store nothing, so undo is the host's: keep the state before each change. See **Embed a calendar**.`,
      },
    },
  },
} satisfies Meta<typeof UndoablePlan>

export default meta
type Story = StoryObj<typeof meta>

const bar = (name: RegExp) => screen.getByRole('button', { name })

export const TakeBackAMove: Story = {
  play: async ({ step }) => {
    await step('Alt with an arrow moves by a day, and says so', async () => {
      bar(/^Gift guide launch/).focus()
      await userEvent.keyboard('{Alt>}{ArrowRight}{/Alt}')
      await expect(await screen.findByText('Moved “Gift guide launch”.')).toBeVisible()
      await expect(bar(/^Gift guide launch/)).toHaveAccessibleName(/11\/10\/26 to 11\/13\/26/)
    })
    await step('Undo in the message takes it back', async () => {
      await userEvent.click(screen.getByRole('button', { name: 'Undo' }))
      await waitFor(() =>
        expect(bar(/^Gift guide launch/)).toHaveAccessibleName(/11\/09\/26 to 11\/12\/26/),
      )
    })
  },
}

export const TakeBackADeletion: Story = {
  play: async ({ step }) => {
    await step('Delete asks no question', async () => {
      bar(/^Store window reset/).focus()
      await userEvent.keyboard('{Delete}')
      await expect(screen.queryByRole('button', { name: /^Store window reset/ })).toBeNull()
      await expect(await screen.findByText('Deleted “Store window reset”.')).toBeVisible()
    })
    await step('Ctrl+Z brings it back', async () => {
      await userEvent.keyboard('{Control>}z{/Control}')
      await waitFor(() => expect(bar(/^Store window reset/)).toBeVisible())
    })
  },
}
