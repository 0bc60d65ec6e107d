import type { Meta, StoryObj } from '@storybook/react-vite'
import { PLAN_MESSAGES, TACTIC_MESSAGES } from '@throughline/domain/messages'
import { expect, screen, userEvent, waitFor, within } from 'storybook/test'
import { readToast, toasts } from '../../testing/toasts'
import { guide, reminder, series } from './fixtures/table-items'
import {
  answer,
  cell,
  expectCell,
  expectToast,
  openField,
  pressUndo,
  row,
  writesOf,
} from './fixtures/table-page'
import { createTableServer } from './fixtures/table-server'
import { tableMeta, tableOf } from './fixtures/TableHost'

const meta = {
  ...tableMeta,
  title: 'Screens/Planning/Table/Several items',
  tags: ['!autodocs', '!visual'],
  args: tableOf(),
} satisfies Meta<typeof tableMeta.component>

export default meta
type Story = StoryObj<typeof meta>

/** Pastes a block of a spreadsheet, starting at a cell. */
async function pasteAt(title: string, head: string, block: string): Promise<void> {
  await userEvent.click(await cell(title, head))
  await userEvent.paste(block)
}

const TITLES = 'Basket reminder\nDeals of the week'
const server = createTableServer()

export const PastesBlocks: Story = {
  args: { server },
  play: async ({ canvas, step }) => {
    await step('Titles and flags of two items are one change', async () => {
      await pasteAt(reminder.title, 'Title', 'Basket reminder\tYes\nDeals of the week\tYes')
      await expectToast('2 tactics updated.')
      await row('Basket reminder')
      await row('Deals of the week')
      const values = (title: string) => ({ title, isFlagged: true })
      await expect(server.imports()).toEqual([
        [
          { row: 0, itemId: reminder.id, version: 3, values: values('Basket reminder') },
          { row: 1, itemId: series.id, version: 3, values: values('Deals of the week') },
        ],
      ])
      await expect(server.item(series.id)).toMatchObject({ isFlagged: true, version: 4 })
    })
    await step('One Undo takes them back', async () => {
      await pressUndo()
      await row(reminder.title)
      await row(series.title)
      await expect(server.item(reminder.id)).toMatchObject({ isFlagged: false })
      await readToast('2 tactics are as they were.')
    })
    await step('Cells of one item are saved as it is saved otherwise', async () => {
      await pasteAt(guide.title, 'Est', '100\t90')
      await answer(server)
      await readToast(TACTIC_MESSAGES.updated)
      await expect(writesOf(server)).toEqual([`PUT /tactics/${guide.id}`])
      await expect(server.item(guide.id)).toMatchObject({ estimatedCost: 100, actualCost: 90 })
    })
    await step('What a cell does not take stays in its field', async () => {
      await pasteAt(reminder.title, 'Est', 'much\t5\n70\t80')
      await readToast(/^2 tactics updated\./u)
      await expectCell(series.title, 'Est', '70')
      const reason = 'Enter an amount in dollars, such as 1,200.'
      await expect((await canvas.findAllByText(reason))[0]).toBeVisible()
      await expect(await openField()).toHaveValue('much')
      await userEvent.keyboard('{Escape}')
      await expectCell(reminder.title, 'Est', '2,000')
      await expectCell(reminder.title, 'Act', '5')
    })
    // The server applies a paste completely or not at all, so no block is applied in part.
    await step('When others have changed one, nothing is changed, and it is named', async () => {
      server.changeByOtherUsers(series.id, { title: 'Deals' }, { isReported: false })
      await pasteAt(reminder.title, 'Title', TITLES)
      await readToast(
        'Nothing was changed. Weekly deals: It was changed by somebody else since you opened it.',
      )
      await expect(server.item(reminder.id)?.title).toBe(reminder.title)
      await row(reminder.title)
    })
    await step(
      'The table shows the version of the other person, which can be changed',
      async () => {
        await row('Deals')
        await pasteAt(reminder.title, 'Title', TITLES)
        await row('Deals of the week')
        await readToast('2 tactics updated.')
      },
    )
    await step('A paste says what it changes besides', async () => {
      await pasteAt('Basket reminder', 'Start', '11/20/26\n12/02/26')
      await readToast(/^2 tactics updated\. .*Some no longer repeat\./u)
    })
    await step('When others have deleted one, nothing is changed, and its row goes', async () => {
      await row('Deals of the week')
      server.deleteByOtherUsers(series.id, { isReported: false })
      await pasteAt('Basket reminder', 'Title', 'Basket\nDeals of winter')
      await readToast(/^Nothing was changed\./u)
      await waitFor(() => expect(canvas.queryByText('Deals of the week')).toBeNull())
    })
  },
}

const visibleText = { selector: 'strong' }

export const ChangesChosenRowsTogether: Story = {
  args: tableOf({ refusesImports: 'plan_frozen' }),
  play: async ({ args, step }) => {
    const isFlagged = (id: number) => args.server.item(id)?.isFlagged
    await step('Chosen rows have a bar', async () => {
      for (const title of [guide.title, reminder.title]) {
        await userEvent.click(within(await row(title)).getByRole('checkbox'))
      }
      const bar = within(await screen.findByRole('toolbar', { name: 'Selected items' }))
      await waitFor(() => expect(bar.getByRole('status')).toHaveTextContent('2 selected'))
      await userEvent.click(bar.getByRole('button', { name: 'Flag' }))
    })
    await step('A summary is confirmed', async () => {
      const dialog = within(await screen.findByRole('dialog', { name: 'Flag 2 tactics' }))
      await expect(await dialog.findByText('2 are flagged', visibleText)).toBeVisible()
      const apply = await dialog.findByRole('button', { name: 'Flag 2 tactics' })
      await waitFor(() => expect(apply).toHaveAttribute('aria-disabled', 'false'))
      await userEvent.click(apply)
      await expectToast('2 tactics flagged.')
      await expect(isFlagged(guide.id)).toBe(true)
    })
    await step('One Undo takes both back', async () => {
      await pressUndo()
      await readToast('2 tactics are as they were.')
      await expect(isFlagged(guide.id)).toBe(false)
      await expect(isFlagged(reminder.id)).toBe(false)
    })
    await step('A paste into a plan that was frozen meanwhile is refused', async () => {
      await pasteAt(reminder.title, 'Title', TITLES)
      await readToast(PLAN_MESSAGES.frozen)
      await row(reminder.title)
      await expect(toasts().queryByRole('button', { name: 'Undo' })).toBeNull()
    })
  },
}
