import type { Meta, StoryObj } from '@storybook/react-vite'
import { PLAN_MESSAGES, TACTIC_MESSAGES } from '@throughline/domain/messages'
import { expect, screen, userEvent, waitFor } from 'storybook/test'
import { readToast, toasts } from '../../testing/toasts'
import { guide, hero, reminder, series } from './fixtures/table-items'
import {
  answer,
  cell,
  choose,
  enter,
  expectCell,
  expectReadOnly,
  expectToast,
  openField,
  pressUndo,
  row,
  writesOf,
} from './fixtures/table-page'
import { tableMeta, tableOf } from './fixtures/TableHost'

const meta = {
  ...tableMeta,
  title: 'Screens/Planning/Table/Saving',
  tags: ['!autodocs', '!visual'],
  args: tableOf(),
} satisfies Meta<typeof tableMeta.component>

export default meta
type Story = StoryObj<typeof meta>

export const SavesCellsAndTakesThemBack: Story = {
  args: tableOf(),
  play: async ({ args: { server }, step }) => {
    const saved = async (fields: object) => {
      await answer(server)
      await waitFor(() => expect(server.item(guide.id)).toMatchObject(fields))
    }
    await step('The new title is shown before the server answers', async () => {
      await enter(guide.title, 'Title', 'Gift list')
      await row('Gift list')
      await expect(server.item(guide.id)?.title).toBe(guide.title)
      await answer(server)
      await expectToast(TACTIC_MESSAGES.updated)
      await expect(server.item(guide.id)).toMatchObject({ title: 'Gift list', version: 4 })
      await expect(writesOf(server)).toEqual([`PUT /tactics/${guide.id}`])
    })
    await step('Undo brings the old one back, on the version that was just made', async () => {
      await pressUndo()
      await row(guide.title)
      await saved({ title: guide.title, version: 5 })
    })
    await step('A type of another channel brings its channel', async () => {
      await choose(guide.title, 'Type', 'Landing page')
      await saved({ channelId: 102, tacticTypeId: 1021 })
      await expectCell(guide.title, 'Channel', 'Website')
    })
    await step('A later start moves the end along, and says so', async () => {
      await enter(guide.title, 'Start', '11/24/26')
      await saved({ startDate: '2026-11-24T08:00:00', endDate: '2026-12-05T08:00:00' })
      await readToast('Tactic updated. Its end was moved along.')
    })
    await step('Costs', async () => {
      await enter(guide.title, 'Est', '$12,500')
      await saved({ estimatedCost: 12_500 })
      await enter(guide.title, 'Act', '10000')
      await saved({ actualCost: 10_000 })
      await expectCell(guide.title, 'Var', '2,500')
    })
    await step('Tags', async () => {
      await userEvent.dblClick(await cell(guide.title, 'Tags'))
      await userEvent.click(await screen.findByRole('combobox', { name: 'Tags' }))
      await userEvent.click(await screen.findByRole('option', { name: 'Retention' }))
      await userEvent.click(await cell(guide.title, 'Channel'))
      await saved({ tagIds: [21, 23] })
    })
    await step('A flag, where the channel has flags', async () => {
      await choose(reminder.title, 'Flag', 'Yes')
      await answer(server)
      await waitFor(() => expect(server.item(reminder.id)?.isFlagged).toBe(true))
      await expectReadOnly(hero.title, 'Flag')
    })
    // As in the editor: a repeat belongs to its first day.
    await step('The repeat of a moved item ends, until the move is undone', async () => {
      await enter(series.title, 'Start', '12/02/26')
      await answer(server)
      await expectToast(/^Tactic updated\. .*It no longer repeats\./u)
      await expect(server.item(series.id)?.rrule).toBeNull()
      await pressUndo()
      await answer(server)
      await waitFor(() => expect(server.item(series.id)?.rrule).toBe(series.rrule))
      await expectCell(series.title, 'Start', '12/01/26')
    })
  },
}

const wrong = [
  ['Title', ' ', 'Enter something: this cannot be empty.'],
  ['Title', 'x'.repeat(256), 'Use at most 255 characters.'],
  ['End', '11/08/26', 'Enter a day that is not before the start.'],
] as const

const refusals = [
  ['lost connection', /^The server could not be reached/u],
  ['forbidden', TACTIC_MESSAGES.viewerCannotEdit],
  ['frozen', PLAN_MESSAGES.frozen],
] as const

export const LeavesWhatCannotBeSaved: Story = {
  args: tableOf(),
  play: async ({ args: { server }, canvas, step }) => {
    for (const [head, text, reason] of wrong) {
      await step(`${head}: ${text.slice(0, 9)}`, async () => {
        await enter(guide.title, head, text)
        await expect((await canvas.findAllByText(reason))[0]).toBeVisible()
        const field = await openField()
        await waitFor(() => expect(field).toHaveFocus())
        await expect(field).toHaveValue(text)
        // The first Escape closes the calendar of a day.
        await userEvent.keyboard('{Escape}{Escape}')
        await waitFor(() => expect(canvas.queryAllByText(reason)).toEqual([]))
      })
    }
    for (const title of ['Black Friday Promotion', 'Holiday focus']) {
      await step(`${title} has no cost`, async () => {
        for (const head of ['Est', 'Act']) await expectReadOnly(title, head)
        await userEvent.dblClick(await cell(title, 'Title'))
        await expect(await openField()).toHaveValue(title)
        await userEvent.keyboard('{Escape}')
      })
    }
    await expect(writesOf(server)).toEqual([])
    for (const [refusal, text] of refusals) {
      await step(`Refused by the server: ${refusal}`, async () => {
        await enter(guide.title, 'Title', `Not ${refusal}`)
        await row(`Not ${refusal}`)
        await answer(server, refusal)
        await readToast(text)
        await row(guide.title)
        await expect(toasts().queryByRole('button', { name: 'Undo' })).toBeNull()
      })
    }
    await expect(server.item(guide.id)?.title).toBe(guide.title)
    await step('An item that others have changed shows their version', async () => {
      server.changeByOtherUsers(guide.id, { title: 'Holiday guide' }, { isReported: false })
      await enter(guide.title, 'Est', '1')
      await answer(server)
      await expectToast(
        /^Somebody else changed .*Gift guide.* since\. The table shows their version/u,
      )
      await expectCell('Holiday guide', 'Est', '9,000')
      await expect(server.item(guide.id)?.estimatedCost).toBe(9000)
    })
  },
}
