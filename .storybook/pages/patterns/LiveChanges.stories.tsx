import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen, userEvent, waitFor, within } from 'storybook/test'

import { LivePlan } from './LivePlan'

const meta = {
  title: 'Patterns/Live changes',
  component: LivePlan,
  parameters: {
    controls: { disable: true },
    docs: {
      description: {
        component: `Several people change a plan at once. What others do appears by itself, and never takes something out of a person's hands.

- **What is on show follows.** Give the views new \`items\`: bars that are not touched move at once, without a message. The focus, the scroll position and a selection stay with their items.
- **What is held stays held.** During a drag the item belongs to whoever drags it. The request at its end carries the item as it is now.
- **What is being typed is never replaced.** Say that somebody else has saved, and offer both versions.
- **Two changes of the same thing** are a question, not an error: show both versions, and let the person choose. Esc keeps what is stored.
- **Say little.** A message for each change of others is noise. Announce only what concerns what the person is doing.`,
      },
    },
  },
} satisfies Meta<typeof LivePlan>

export default meta
type Story = StoryObj<typeof meta>

const giftGuide = () => screen.getByRole('button', { name: /^Gift guide launch/ })
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }))

/** The bar moves, and the focus stays on it. */
export const OthersMoveSomething: Story = {
  play: async () => {
    giftGuide().focus()
    // Pressed by the colleague: the focus of this person stays where it is.
    screen.getByRole<HTMLButtonElement>('button', { name: /A colleague moves/ }).click()
    await waitFor(() => expect(giftGuide()).toHaveAccessibleName(/11\/16\/26 to 11\/19\/26/))
    await expect(giftGuide()).toHaveFocus()
  },
}

/** Both versions are shown; Esc would keep what is stored. */
export const BothChangeTheSame: Story = {
  play: async ({ step }) => {
    await press('A colleague saves it before you')
    giftGuide().focus()
    await userEvent.keyboard('{Alt>}{ArrowRight}{/Alt}')
    const dialog = within(await screen.findByRole('alertdialog'))
    await step('Both versions are in view', async () => {
      await expect(dialog.getByText('2026-11-10')).toBeVisible()
      await expect(dialog.getByText('2026-11-16')).toBeVisible()
    })
    await step('The chosen one holds', async () => {
      await userEvent.click(dialog.getByRole('button', { name: 'Keep my dates' }))
      await waitFor(() => expect(giftGuide()).toHaveAccessibleName(/11\/10\/26 to 11\/13\/26/))
    })
  },
}
