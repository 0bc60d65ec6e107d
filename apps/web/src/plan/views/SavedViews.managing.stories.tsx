import type { Meta, StoryObj } from '@storybook/react-vite'
import { freezeNow } from '@throughline/test-support/clock'
import { expect, screen, userEvent, waitFor, within } from 'storybook/test'
import { CalendarHost } from '../../screens/calendar/fixtures/CalendarHost'
import { dismissToasts, toasts } from '../../testing/toasts'
import {
  board,
  choose,
  savedViewsServer,
  spenders,
  today,
  viewsButton,
} from './fixtures/saved-views'

const meta = {
  title: 'Screens/Planning/Calendar/Managing saved views',
  component: CalendarHost,
  tags: ['!autodocs'],
  parameters: { isFullScreen: true },
  beforeEach: async () => {
    // Loads the dialogs first, because loading them on demand takes longer than a story waits.
    await import('./ViewDialogs')
    return freezeNow()
  },
  args: { server: savedViewsServer(), url: 'month?date=2026-11' },
} satisfies Meta<typeof CalendarHost>

export default meta
type Story = StoryObj<typeof meta>

async function manageViews(): Promise<HTMLElement> {
  await choose('Manage views')
  return screen.findByRole('dialog', { name: 'Manage views' })
}

/** Deletes a view in the dialog, and confirms the question. */
async function deleteView(dialog: HTMLElement, name: string): Promise<void> {
  await userEvent.click(within(dialog).getByRole('button', { name: `Delete ${name}` }))
  const question = await screen.findByRole('alertdialog')
  await userEvent.click(within(question).getByRole('button', { name: 'Delete view' }))
  await waitFor(() => expect(within(dialog).queryByText(name)).toBeNull())
}

async function undo(): Promise<void> {
  await userEvent.click(await toasts().findByRole('button', { name: 'Undo' }))
}

export const DeletesAViewAndBringsTheSameBack: Story = {
  args: { server: savedViewsServer(), url: 'month?date=2026-12&view=1' },
  play: async ({ args: { server }, step }) => {
    await step('Deletes a view and brings the same back', async () => {
      await viewsButton(/^Saved view: Spenders next month/u)
      const dialog = await manageViews()
      await deleteView(dialog, spenders.name)
      await expect(server.savedView(1)).toBeUndefined()
      await undo()
      await toasts().findByText(/is back/u)
      await within(dialog).findByRole('button', { name: `Delete ${spenders.name}` })
      await expect(server.savedView(1)).toEqual(spenders)
      await userEvent.keyboard('{Escape}')
      // The URL still names the view.
      await viewsButton(/^Saved view: Spenders next month/u)
    })
    await step('Of two deleted views, the toast of the first brings that one back', async () => {
      await dismissToasts()
      const dialog = await manageViews()
      await deleteView(dialog, spenders.name)
      const undoOfSpenders = await toasts().findByRole('button', { name: 'Undo' })
      await deleteView(dialog, today.name)
      await userEvent.click(undoOfSpenders)
      await toasts().findByText(`${spenders.name} is back.`)
      await expect(server.savedView(today.id)).toBeUndefined()
      await undo()
      await within(dialog).findByText(today.name)
      await userEvent.keyboard('{Escape}')
    })
    await step('Says when a view cannot be brought back', async () => {
      await dismissToasts()
      server.hold(/restore$/u)
      const dialog = await manageViews()
      await deleteView(dialog, today.name)
      await undo()
      await within(dialog).findByText(today.name)
      await waitFor(() => expect(server.waiting()).toHaveLength(1))
      server.answer('lost connection')
      await toasts().findByText(/^The server could not be reached/u)
      await waitFor(() => expect(within(dialog).queryByText(today.name)).toBeNull())
    })
  },
}

const editable = { ...board, canEdit: true, isDefault: true }

export const AnAdminMarksTheDefaultAndBringsBackTheViewOfSomebodyElse: Story = {
  args: { server: savedViewsServer([{ ...editable, isDefault: false }, today]) },
  play: async ({ args: { server }, step }) => {
    await step('Marks the default and shares', async () => {
      const dialog = await manageViews()
      await userEvent.click(
        within(dialog).getByRole('button', { name: 'Open the plan with Board' }),
      )
      await waitFor(() => expect(server.savedView(3)?.isDefault).toBe(true))
      await userEvent.click(within(dialog).getByRole('button', { name: 'Share Today' }))
      const shared = within(dialog).getByRole('list', { name: 'National plan' })
      await within(shared).findByText('Today')
      await waitFor(() => expect(server.savedView(2)?.isShared).toBe(true))
      await step('One’s own view stays, also before the server has unshared it', async () => {
        server.hold(/^PUT /u)
        await userEvent.click(within(dialog).getByRole('button', { name: 'Share Today' }))
        const mine = within(dialog).getByRole('list', { name: 'Mine' })
        await within(mine).findByText('Today')
        await waitFor(() => expect(server.waiting()).toHaveLength(1))
        server.answer()
        await waitFor(() => expect(server.savedView(2)?.isShared).toBe(false))
        await expect(within(mine).getByText('Today')).toBeVisible()
        server.hold(null)
      })
      await userEvent.keyboard('{Escape}')
      await waitFor(() => expect(screen.queryByRole('dialog', { name: 'Manage views' })).toBeNull())
    })
    await step('An admin brings back the view of somebody else', async () => {
      const dialog = await manageViews()
      const before = server.savedView(3)
      await expect(before?.canEdit).toBe(true)
      await deleteView(dialog, editable.name)
      await expect(server.savedView(3)).toBeUndefined()
      await undo()
      await within(dialog).findByText(/Daniel Okafor/u)
      await waitFor(() => expect(server.savedView(3)).toEqual(before))
    })
  },
}
