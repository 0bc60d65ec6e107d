import type { Meta, StoryObj } from '@storybook/react-vite'
import { PLAN_MESSAGES, TACTIC_MESSAGES } from '@throughline/domain/messages'
import { freezeNow } from '@throughline/test-support/clock'
import { expect, screen, userEvent, waitFor, within } from 'storybook/test'
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
import { toasts } from '../../testing/toasts'
import { createTableServer } from './fixtures/table-server'
import { TableHost } from './fixtures/TableHost'

const meta = {
  title: 'Screens/Planning/Table/Several items',
  component: TableHost,
  tags: ['!autodocs', '!visual'],
  parameters: { isFullScreen: true },
  beforeEach: () => freezeNow(),
  args: { server: createTableServer(), query: '?group=none' },
} satisfies Meta<typeof TableHost>

export default meta
type Story = StoryObj<typeof meta>

/** Pastes a block, as a spreadsheet copies it, with its first cell at a cell. */
async function pasteAt(title: string, head: string, block: string): Promise<void> {
  await userEvent.click(await cell(title, head))
  await userEvent.paste(block)
}

const block = createTableServer()

export const TakesAPasteBackAtOnce: Story = {
  args: { server: block },
  play: async ({ step }) => {
    await step('A block of titles and flags', async () => {
      await pasteAt(reminder.title, 'Title', 'Basket reminder\tYes\nDeals of the week\tYes')
      await expectToast('2 tactics updated.')
      await row('Basket reminder')
      await row('Deals of the week')
      const values = (title: string) => ({ title, isFlagged: true })
      await expect(block.imports()).toEqual([
        [
          { row: 0, itemId: reminder.id, version: 3, values: values('Basket reminder') },
          { row: 1, itemId: series.id, version: 3, values: values('Deals of the week') },
        ],
      ])
      await expect(block.item(series.id)).toMatchObject({ isFlagged: true, version: 4 })
    })
    await step('One Undo', async () => {
      await pressUndo()
      await row(reminder.title)
      await row(series.title)
      await expect(block.item(reminder.id)).toMatchObject({ isFlagged: false })
      await expectToast('2 tactics are as they were.')
    })
  },
}

const moved = createTableServer()

export const SaysWhatAPasteChangesBesides: Story = {
  args: { server: moved },
  play: async () => {
    await pasteAt(reminder.title, 'Start', '11/20/26\n12/02/26')
    await expectToast(/^2 tactics updated\. .*Some no longer repeat\./u)
  },
}

/** The cells of one item are saved as it is saved otherwise. */
export const PastesCellsOfOneItem: Story = {
  args: { server: createTableServer() },
  play: async ({ args: { server } }) => {
    await pasteAt(guide.title, 'Est', '100\t90')
    await answer(server)
    await expectToast(TACTIC_MESSAGES.updated)
    await expect(writesOf(server)).toEqual([`PUT /tactics/${guide.id}`])
    await expect(server.item(guide.id)).toMatchObject({ estimatedCost: 100, actualCost: 90 })
  },
}

const partly = createTableServer()

export const LeavesWhatAPasteDoesNotTakeInItsField: Story = {
  args: { server: partly },
  play: async ({ canvas }) => {
    await pasteAt(reminder.title, 'Est', 'much\t5\n70\t80')
    await expectToast(/^2 tactics updated\./u)
    await expectCell(series.title, 'Est', '70')
    const reason = 'Enter an amount in dollars, such as 1,200.'
    await expect((await canvas.findAllByText(reason))[0]).toBeVisible()
    await expect(await openField()).toHaveValue('much')
    await userEvent.keyboard('{Escape}')
    await expectCell(reminder.title, 'Est', '2,000')
    await expectCell(reminder.title, 'Act', '5')
  },
}

const stale = createTableServer()

/** All of a paste or nothing, so that a block is never half there. */
export const LeavesAllWhenOneWasChangedByOthers: Story = {
  args: { server: stale },
  play: async ({ step }) => {
    await row(guide.title)
    stale.changeByOthers(series.id, { title: 'Deals' }, { isTold: false })
    await pasteAt(reminder.title, 'Title', 'Basket reminder\nDeals of the week')
    await step('Nothing is changed, and the one is named', async () => {
      await expectToast(
        'Nothing was changed. Weekly deals: It was changed by somebody else since you opened it.',
      )
      await expect(stale.item(reminder.id)?.title).toBe(reminder.title)
      await row(reminder.title)
    })
    await step(
      'The table shows the version of the other person, which can be changed',
      async () => {
        await row('Deals')
        await pasteAt(reminder.title, 'Title', 'Basket reminder\nDeals of the week')
        await row('Deals of the week')
      },
    )
  },
}

const frozen = createTableServer({ refusesImports: 'plan_frozen' })

export const SaysThatThePlanWasFrozenMeanwhile: Story = {
  args: { server: frozen },
  play: async () => {
    await pasteAt(reminder.title, 'Title', 'Basket reminder\nDeals of the week')
    await expectToast(PLAN_MESSAGES.frozen)
    await row(reminder.title)
    await expect(toasts().queryByRole('button', { name: 'Undo' })).toBeNull()
  },
}

const bulk = createTableServer()
const SHOWN = { selector: 'strong' }

export const ChangesChosenRowsTogether: Story = {
  args: { server: bulk },
  play: async ({ step }) => {
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
      await expect(await dialog.findByText('2 are flagged', SHOWN)).toBeVisible()
      const apply = await dialog.findByRole('button', { name: 'Flag 2 tactics' })
      await waitFor(() => expect(apply).toHaveAttribute('aria-disabled', 'false'))
      await userEvent.click(apply)
      await expectToast('2 tactics flagged.')
      await expect(bulk.item(guide.id)?.isFlagged).toBe(true)
    })
    await step('One Undo takes both back', async () => {
      await pressUndo()
      await expectToast('2 tactics are as they were.')
      await expect(bulk.item(guide.id)?.isFlagged).toBe(false)
      await expect(bulk.item(reminder.id)?.isFlagged).toBe(false)
    })
  },
}
