import type { Meta, StoryObj } from '@storybook/react-vite'
import { clearAllMocks, expect, fn, userEvent, waitFor, within } from 'storybook/test'

import defaults from './TacticTable.stories'
import { tableCells } from './fixtures/table-cells'
import { quarterItems, tableDetails } from './fixtures/tactic-rows'
import { TacticTableHost } from './fixtures/TacticTableHost'

const meta = {
  title: 'Planner views/Tables and figures/TacticTable/Working',
  component: TacticTableHost,
  parameters: { isFullScreen: true },
  args: { ...defaults.args, grouping: 'none', onChangeItems: fn(), onPasted: fn() },
} satisfies Meta<typeof TacticTableHost>

export default meta
type Story = StoryObj<typeof meta>

function rowOf(canvasElement: HTMLElement, name: RegExp): HTMLElement {
  const head = within(canvasElement).getByRole('rowheader', { name })
  const row = head.closest<HTMLElement>('[role="row"]')
  if (row === null) throw new Error('The head stands in no row.')
  return row
}

function titlesIn(canvasElement: HTMLElement): readonly string[] {
  return within(canvasElement)
    .getAllByRole('rowheader')
    .map((head) => head.querySelector('[data-part="tactic"]')?.textContent ?? '')
    .filter((title) => title !== '')
}

export const ReadsAndOpens: Story = {
  tags: ['!autodocs'],
  play: async ({ args, canvas, canvasElement, mount, step }) => {
    await step('Sorts by heads', async () => {
      await mount(<TacticTableHost {...args} />)
      const user = userEvent.setup()
      await step('A press sorts by the column, numbers in titles as numbers', async () => {
        await user.click(await canvas.findByText('Title'))
        await expect(args.onSortsChange).toHaveBeenLastCalledWith({
          sorts: [{ column: 'title', direction: 'ascending' }],
        })
        const titles = titlesIn(canvasElement)
        await expect(titles.indexOf('Postcard drop 9')).toBeLessThan(
          titles.indexOf('Postcard drop 10'),
        )
      })
      await step('Shift adds a second column', async () => {
        await user.keyboard('{Shift>}')
        await user.click(canvas.getByText('Est'))
        await user.keyboard('{/Shift}')
        await expect(args.onSortsChange).toHaveBeenLastCalledWith({
          sorts: [
            { column: 'title', direction: 'ascending' },
            { column: 'estimate', direction: 'ascending' },
          ],
        })
      })
    })
    await step('Items of other plans are read only', async () => {
      clearAllMocks()
      await canvas.findByText('VIP early access')
      const row = within(rowOf(canvasElement, /Store opening evening/))
      await expect(row.getByText('WR')).toBeVisible()
      await userEvent.dblClick(row.getByText('Store opening evening'))
      await expect(canvas.queryByRole('textbox')).toBeNull()
      await expect(args.onChangeItems).not.toHaveBeenCalled()
    })
    await step('Opens an item', async () => {
      clearAllMocks()
      const link = await canvas.findByRole('link', { name: 'Open VIP early access' })
      await userEvent.click(link)
      const activation = expect.objectContaining({
        row: expect.objectContaining({ item: expect.objectContaining({ id: 2 }) }),
        columnId: 'open',
        anchor: link.parentElement,
      })
      await expect(args.onActivateCell).toHaveBeenCalledWith(activation)
      await userEvent.keyboard('{Escape}{Enter}')
      await expect(args.onActivateCell).toHaveBeenCalledTimes(2)
      await expect(args.onActivateCell).toHaveBeenLastCalledWith(activation)
    })
    await step('Items of other channels are read only', async () => {
      await mount(<TacticTableHost {...args} cells={tableCells([1])} />)
      await userEvent.dblClick(await canvas.findByText('Influencer takeover'))
      await expect(canvas.queryByRole('textbox')).toBeNull()
      await userEvent.dblClick(canvas.getByText('VIP early access'))
      await expect(canvas.getByRole('textbox')).toHaveValue('VIP early access')
      await userEvent.keyboard('{Escape}')
    })
    await step('Prints all columns and rows below the texts of the host', async () => {
      const paperDetails = { heading: 'National plan, 10/01/26 – 12/31/26', filters: ['Email'] }
      await mount(<TacticTableHost {...args} paperDetails={paperDetails} />)
      const paper = () => canvasElement.querySelector('[data-part="paper"] table')
      globalThis.dispatchEvent(new Event('beforeprint'))
      const heads = [...(paper()?.querySelectorAll('thead th') ?? [])]
      await expect(heads[0]).toHaveTextContent(`${paperDetails.heading}Email`)
      await expect(heads).toHaveLength(1 + args.columns.length)
      const printed = [...(paper()?.querySelectorAll('tbody [data-part="tactic"]') ?? [])]
      const titles = printed.map(({ textContent }) => textContent)
      await expect(titles.toSorted()).toEqual(quarterItems.map(({ title }) => title).toSorted())
      globalThis.dispatchEvent(new Event('afterprint'))
      await expect(paper()).toBeNull()
      await mount(<TacticTableHost {...args} items={[]} status="loading" />)
      globalThis.dispatchEvent(new Event('beforeprint'))
      await expect(canvas.getByText(/^The tactics were still loading/u)).toBeInTheDocument()
      globalThis.dispatchEvent(new Event('afterprint'))
    })
  },
}

const vip = quarterItems.find(({ title }) => title === 'VIP early access')
const BRIEF = 'https://example.test/brief'

export const ShowsUniversalFields: Story = {
  args: {
    columns: ['title', 'field-70', 'field-71', 'field-72'],
    details: {
      ...tableDetails,
      fields: [
        { id: 70, name: 'Budget code', type: 'string' },
        { id: 71, name: 'Reach', type: 'number' },
        { id: 72, name: 'Brief', type: 'url' },
      ],
      fieldTexts: new Map([
        [
          vip?.id ?? 0,
          new Map([
            [70, 'B-7'],
            [71, '1200'],
            [72, BRIEF],
          ]),
        ],
      ]),
    },
  },
  play: async ({ canvas, canvasElement, args, step }) => {
    const user = userEvent.setup()
    await canvas.findByRole('columnheader', { name: /Budget code/ })
    const row = rowOf(canvasElement, /VIP early access/)
    const code = within(row).getByRole('gridcell', { name: 'B-7' })
    await step('Values stand in the columns of their fields, and links can be opened', async () => {
      await expect(within(row).getByRole('gridcell', { name: '1200' })).toBeVisible()
      const link = within(row).getByRole('link', { name: 'example.test/brief' })
      await expect(link).toHaveAttribute('href', BRIEF)
      await expect(link).toHaveAttribute('target', '_blank')
    })
    await step('They are read only', async () => {
      await expect(code).toHaveAttribute('aria-readonly', 'true')
      await user.dblClick(code)
      await expect(canvas.queryByRole('textbox')).toBeNull()
    })
    await step('A press of a head sorts by them', async () => {
      await user.click(canvas.getByText('Reach'))
      await expect(args.onSortsChange).toHaveBeenLastCalledWith({
        sorts: [{ column: 'field-71', direction: 'ascending' }],
      })
      await waitFor(() => expect(titlesIn(canvasElement)[0]).toBe('VIP early access'))
    })
  },
}

export const EditsWithFields: Story = {
  args: { columns: ['title', 'flag', 'type', 'startDate', 'tags'] },
  play: async ({ canvas, canvasElement, args, step }) => {
    const user = userEvent.setup()
    await canvas.findByText('VIP early access')
    const cellAt = (column: number) => {
      const row = rowOf(canvasElement, /VIP early access/)
      const cell = row.querySelector<HTMLElement>(`[aria-colindex="${column}"]`)
      if (cell === null) throw new Error(`Column ${column} is not drawn.`)
      return cell
    }
    await step('A type of another channel brings its channel', async () => {
      await user.dblClick(cellAt(4))
      await user.click(canvas.getByRole('combobox', { name: 'Type' }))
      await user.click(await canvas.findByRole('option', { name: 'Organic' }))
      await expect(args.onChangeItems).toHaveBeenLastCalledWith({
        changes: [
          expect.objectContaining({
            channelId: 2,
            changes: expect.objectContaining({ tacticTypeId: 20 }),
          }),
        ],
      })
      await waitFor(() => expect(cellAt(4)).toHaveTextContent('Organic'))
    })
    await step('A day is typed as in a date field', async () => {
      await user.click(cellAt(5))
      await user.keyboard('11/17/26{Enter}')
      await waitFor(() => expect(cellAt(5)).toHaveTextContent('11/17/26'))
    })
    await step('What is no day is refused with the reason', async () => {
      await user.click(cellAt(5))
      await user.keyboard('soon{Enter}')
      await expect(await canvas.findByText('Enter a date as MM/DD/YY.')).toBeVisible()
      await user.keyboard('{Escape}')
    })
    await step('Tags are chosen from those of the plan', async () => {
      await user.dblClick(cellAt(6))
      await user.click(canvas.getByRole('combobox', { name: 'Tags' }))
      await user.click(await canvas.findByRole('option', { name: 'Retention' }))
      await user.click(cellAt(2))
      await expect(args.onChangeItems).toHaveBeenLastCalledWith({
        changes: [expect.objectContaining({ changes: { tagIds: [2, 3] } })],
      })
    })
  },
}

export const EditsTitlesAndAmounts: Story = {
  play: async ({ args, canvas, canvasElement, step }) => {
    await step('Refuses a negative amount', async () => {
      await canvas.findByText('VIP early access')
      const cell = within(rowOf(canvasElement, /VIP early access/)).getByText('4,500')
      await userEvent.dblClick(cell)
      await userEvent.keyboard('{Control>}a{/Control}-5{Enter}')
      await expect(canvas.getByText('Enter an amount that is not negative.')).toBeVisible()
      await expect(args.onChangeItems).not.toHaveBeenCalled()
      await userEvent.keyboard('{Escape}')
    })
    await step('Edits a title', async () => {
      clearAllMocks()
      await userEvent.dblClick(await canvas.findByText('VIP early access'))
      await userEvent.keyboard('{Control>}a{/Control}VIP preview{Enter}')
      await expect(args.onChangeItems).toHaveBeenCalledWith({
        changes: [expect.objectContaining({ changes: { title: 'VIP preview' }, problems: [] })],
      })
      await expect(titlesIn(canvasElement)).toContain('VIP preview')
    })
    await step('Pastes a block', async () => {
      clearAllMocks()
      const cell = within(rowOf(canvasElement, /October arrivals/)).getByRole('rowheader')
      await userEvent.click(cell)
      await userEvent.paste('First\nSecond')
      await expect(args.onChangeItems).toHaveBeenCalledOnce()
      await expect(args.onChangeItems).toHaveBeenCalledWith({
        changes: [
          expect.objectContaining({ changes: { title: 'First' } }),
          expect.objectContaining({ changes: { title: 'Second' } }),
        ],
      })
      await expect(titlesIn(canvasElement).slice(0, 2)).toEqual(['First', 'Second'])
      await expect(args.onPasted).toHaveBeenCalledWith(
        expect.objectContaining({ changedCount: 2, refusedCount: 0 }),
      )
    })
  },
}

export const WorksWithGroups: Story = {
  tags: ['!autodocs'],
  play: async ({ args, canvas, canvasElement, mount, step }) => {
    await step('Closes groups', async () => {
      await mount(<TacticTableHost {...args} grouping="channel" />)
      await canvas.findByText('VIP early access')
      const toggle = rowOf(canvasElement, /Email 3 tactics/).querySelector('[data-part="toggle"]')
      await userEvent.click(toggle ?? canvasElement)
      await expect(args.onCollapsedGroupsChange).toHaveBeenLastCalledWith({
        collapsedGroupIds: new Set(['channel-1']),
      })
      await expect(titlesIn(canvasElement)).not.toContain('VIP early access')
    })
    await step('Selects an item in all of its groups', async () => {
      clearAllMocks()
      await mount(<TacticTableHost {...args} grouping="tag-target-segment" />)
      const box = await canvas.findAllByRole('checkbox', { name: /Select .*VIP early access/ })
      await userEvent.click(box[0] ?? canvas.getByRole('treegrid'))
      await expect(args.onSelectionChange).toHaveBeenLastCalledWith({ selection: new Set([2]) })
    })
  },
}
