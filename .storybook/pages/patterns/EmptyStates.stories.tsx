import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen, userEvent } from 'storybook/test'

import { EmptyStates } from './EmptyStates'

const meta = {
  title: 'Patterns/Empty states',
  component: EmptyStates,
  args: { names: [], canAdd: true },
  parameters: {
    docs: {
      description: {
        component: `An empty place says **what is missing**, **why**, and **what to do about it**. The three reasons need three different answers:

- **Nothing yet.** Say what would stand here, and offer the action that adds the first one.
- **Nothing found.** Repeat what was searched or filtered, and offer to clear it. Never offer to add something: it may exist.
- **Not allowed.** Say who can change that. Leave the action out instead of disabling it.

Keep the place itself: a calendar without items stays a calendar, in which a double click adds something. Use **EmptyState** for a list, a panel or a page, and one sentence without an illustration in a menu or a table cell.`,
      },
    },
  },
} satisfies Meta<typeof EmptyStates>

export default meta
type Story = StoryObj<typeof meta>

/** The action adds the first tactic, and the list takes the place of the empty state. */
export const NothingYet: Story = {
  play: async ({ step }) => {
    await step('It says what belongs here', async () => {
      await expect(screen.getByText('No tactics yet')).toBeVisible()
    })
    await step('and its action adds the first one', async () => {
      await userEvent.click(screen.getByRole('button', { name: 'Add a tactic' }))
      await expect(screen.getByRole('listitem')).toHaveTextContent('Gift guide launch')
    })
  },
}

/** The message repeats the searched text, so the user notices a typo. */
export const NothingFound: Story = {
  args: { names: ['Gift guide launch', 'Store window reset', 'Press preview'] },
  play: async ({ step }) => {
    await step('A search without a match offers to clear it, and nothing to add', async () => {
      await userEvent.type(screen.getByRole('searchbox'), 'giude')
      await expect(screen.getByText('No tactic is called “giude”')).toBeVisible()
    })
    await step('Cleared, the list is back', async () => {
      await userEvent.click(screen.getByText('Clear search'))
      await expect(screen.getAllByRole('listitem')).toHaveLength(3)
    })
  },
}

/** The message tells a viewer who can help. */
export const NotAllowed: Story = {
  args: { canAdd: false },
}
