import type { Meta, StoryObj } from '@storybook/react-vite'
import { TACTIC_MESSAGES } from '@throughline/domain/messages'
import { freezeNow } from '@throughline/test-support/clock'
import { expect, screen, userEvent, waitFor } from 'storybook/test'
import { CalendarHost } from './fixtures/CalendarHost'
import { monthBar } from './fixtures/month-page'
import { toasts } from '../../testing/toasts'
import {
  bulkDialog,
  confirmSummary,
  expectNoDialog,
  guide,
  press,
  pressAction,
  selectBars,
  selectionBar,
  severalItems,
} from './fixtures/several-items'

const meta = {
  title: 'Screens/Planning/Calendar/Several items, choices',
  component: CalendarHost,
  tags: ['!autodocs'],
  parameters: { isFullScreen: true },
  beforeEach: () => freezeNow(),
  args: { server: severalItems(), url: 'month?date=2026-11' },
} satisfies Meta<typeof CalendarHost>

export default meta
type Story = StoryObj<typeof meta>

export const ChangesTheType: Story = {
  args: { server: severalItems() },
  play: async ({ args: { server }, step }) => {
    await selectBars(guide.title, press.title)
    await step('To one of another channel', async () => {
      await pressAction(2, 'Type…')
      const dialog = await bulkDialog('Change the type of 2 tactics')
      await userEvent.click(dialog.getByRole('combobox', { name: /^Channel and type/u }))
      await userEvent.click(await screen.findByRole('option', { name: /^Newsletter/u }))
      await userEvent.click(dialog.getByRole('button', { name: 'Continue' }))
      await expect(await dialog.findByText('The new type is Email, Newsletter.')).toBeVisible()
      await confirmSummary(dialog, /^Change 2 tactics/u)
    })
    await step('It is stored, and the tactics stay selected', async () => {
      await expectNoDialog()
      await selectionBar(2)
      await expect(server.item(guide.id)?.tacticTypeId).toBe(1031)
      await expect(server.item(press.id)?.tacticTypeId).toBe(1031)
    })
  },
}

export const ChangesTheTags: Story = {
  args: { server: severalItems() },
  play: async ({ args: { server }, step }) => {
    await selectBars(guide.title, press.title)
    await step('One is added to both', async () => {
      await pressAction(2, 'Tags…')
      const dialog = await bulkDialog('Change the tags of 2 tactics')
      await userEvent.click(await dialog.findByRole('combobox', { name: 'Add' }))
      await userEvent.click(await screen.findByRole('option', { name: /^Top spenders/u }))
      await userEvent.keyboard('{Escape}')
      await userEvent.click(dialog.getByRole('button', { name: 'Continue' }))
      await expect(await dialog.findByText('Adds Top spenders.')).toBeVisible()
      await confirmSummary(dialog, /^Change 2 tactics/u)
    })
    await step('It is stored, and the tactics stay selected', async () => {
      await expectNoDialog()
      await selectionBar(2)
      await expect(server.item(guide.id)?.tagIds).toEqual([21])
      await expect(server.item(press.id)?.tagIds).toEqual([21])
    })
  },
}

/** Every way of asking for copies asks where they are to lie. */
export const CopiesFromTheMenuAskForDays: Story = {
  args: { server: severalItems() },
  play: async ({ step }) => {
    await selectBars(guide.title, press.title)
    const askedForDays = async () => {
      const dialog = await bulkDialog('Copy 2 tactics')
      await expect(dialog.getByRole('spinbutton', { name: /^Days/u })).toHaveValue('7')
      await userEvent.click(dialog.getByRole('button', { name: 'Cancel' }))
      await expectNoDialog()
    }
    await step('In the menu of one of them', async () => {
      await monthBar(guide.title).focus()
      await userEvent.keyboard('{Shift>}{F10}{/Shift}')
      await userEvent.click(await screen.findByRole('menuitem', { name: /^Copy…/u }))
      await askedForDays()
    })
    await step('By its key', async () => {
      await monthBar(guide.title).focus()
      await userEvent.keyboard('{Control>}c{/Control}')
      await askedForDays()
    })
    await step('And in the bar', async () => {
      await pressAction(2, 'Copy…')
      await askedForDays()
    })
  },
}

/** An admin took the right to edit away after the summary was read. */
export const KeepsTheSelectionWhenTheRightIsGone: Story = {
  args: { server: severalItems({ isHeld: true }) },
  play: async ({ args: { server }, step }) => {
    const answerNext = async (...args: Parameters<typeof server.answer>) => {
      await waitFor(() => expect(server.waiting()).toHaveLength(1))
      server.answer(...args)
    }
    await selectBars(guide.title, press.title)
    await pressAction(2, 'Move…')
    const dialog = await bulkDialog('Move 2 tactics')
    await userEvent.click(dialog.getByRole('button', { name: 'Continue' }))
    await answerNext()
    await step('The dialog says why, and keeps what was chosen', async () => {
      await confirmSummary(dialog, 'Move 2 tactics')
      await answerNext('forbidden')
      await expect(await dialog.findByText(TACTIC_MESSAGES.viewerCannotEdit)).toBeVisible()
      await expect(dialog.getByText('2 move', { selector: 'strong' })).toBeVisible()
      await userEvent.click(dialog.getByRole('button', { name: 'Back' }))
      await expect(dialog.getByRole('spinbutton', { name: /^Days/u })).toHaveValue('7')
    })
    await step('Closed, the tactics are where they were, and still selected', async () => {
      await userEvent.click(dialog.getByRole('button', { name: 'Cancel' }))
      await expectNoDialog()
      await selectionBar(2)
      await expect(monthBar(guide.title).day()).toBe(18)
      await expect(toasts().queryByText(/moved/u)).toBeNull()
      await expect(server.item(guide.id)?.startDate.slice(0, 10)).toBe('2026-11-18')
    })
  },
}
