import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fireEvent, fn, userEvent, waitFor } from 'storybook/test'

import { elementIn } from '../fixtures/in-element'
import { channels, items, tags } from '../fixtures/plan'
import type { ThroughlineElementProps } from '../react'
import '../table'

/** The table as a page writes it. */
function Table(props: ThroughlineElementProps['throughline-table']) {
  return <throughline-table {...props} style={{ blockSize: 640 }} />
}

const meta = {
  title: 'Elements/Table',
  component: Table,
  tags: ['!autodocs', '!visual', 'no-baseline'],
  parameters: { isFullScreen: true },
  args: { items, channels, tags, today: '2026-11-18' },
} satisfies Meta<typeof Table>

export default meta
type Story = StoryObj<typeof meta>

/** The table of a story, and what a person does in it. */
async function tableIn(canvasElement: HTMLElement) {
  const { element, view } = await elementIn(canvasElement, 'throughline-table')
  await view.findByText('Gift guide')
  const edit = async (from: string, to: string) => {
    await userEvent.dblClick(view.getByText(from))
    const field = await view.findByRole('textbox')
    await fireEvent.change(field, { target: { value: to } })
    await userEvent.keyboard('{Enter}')
  }
  const titles = () => element.items?.map(({ title }) => title)
  return { element, view, edit, titles }
}

export const AnEditedCellIsInItsItems: Story = {
  args: { 'onthroughline-change': fn() },
  play: async ({ args, canvasElement, step }) => {
    const { element, view, edit, titles } = await tableIn(canvasElement)
    await step('The item has its new title, and the others are as they were', async () => {
      await edit('Gift guide', 'Gift list')
      await waitFor(() =>
        expect(titles()).toEqual(['Gift list', 'Store window', 'Press preview', 'Holiday season']),
      )
      await expect(element.items?.[1]).toBe(items[1])
      await expect(args['onthroughline-change']).toHaveBeenCalledWith(
        expect.objectContaining({
          detail: {
            changes: [expect.objectContaining({ changes: { title: 'Gift list' } })],
          },
        }),
      )
      await view.findByText('Gift list')
    })
    await step('A page that refuses keeps it as it is', async () => {
      element.addEventListener('throughline-change', (event) => event.preventDefault(), {
        once: true,
      })
      await edit('Gift list', 'Gift book')
      await element.updateComplete
      await expect(titles()).toContain('Gift list')
      await expect(view.queryByText('Gift book')).toBeNull()
    })
    await step('A page may set what its server has answered', async () => {
      element.addEventListener(
        'throughline-change',
        () => {
          element.items = items.slice(0, 1)
        },
        { once: true },
      )
      await edit('Gift list', 'Gift book')
      await waitFor(() => expect(titles()).toEqual(['Gift guide']))
    })
    await step('A type of another channel brings its channel', async () => {
      element.items = items
      element.columns = ['title', 'channel', 'type']
      await element.updateComplete
      await userEvent.dblClick(view.getByRole('gridcell', { name: /Newsletter/ }))
      await userEvent.click(await view.findByRole('combobox', { name: 'Type' }))
      await userEvent.click(await view.findByRole('option', { name: 'Window' }))
      await waitFor(() =>
        expect(element.items?.[0]).toMatchObject({ channelId: 2, tacticTypeId: 21 }),
      )
    })
    await step('Read only nothing is edited, and it says why', async () => {
      element.readOnly = true
      element.readOnlyReason = 'The plan is archived.'
      await expect(await view.findByText('The plan is archived.')).toBeVisible()
      await userEvent.dblClick(view.getByText('Gift guide'))
      await expect(view.queryByRole('textbox')).toBeNull()
    })
  },
}

export const SortsGroupsOpensAndSelects: Story = {
  play: async ({ canvasElement, step }) => {
    const { element, view } = await tableIn(canvasElement)
    const visible = () =>
      view
        .getAllByRole('rowheader')
        .map(({ textContent }) => items.find(({ title }) => textContent.includes(title))?.id)
        .filter((id) => id !== undefined)
    const closeGroup = async (name: RegExp) => {
      const head = await view.findByRole('rowheader', { name })
      await userEvent.click(head.querySelector('[data-part="toggle"]') ?? head)
    }
    await step('A head sorts', async () => {
      await userEvent.click(view.getByText('Title'))
      await expect(element.sorts).toEqual([{ column: 'title', direction: 'ascending' }])
      await waitFor(() => expect(visible()).toEqual([1, 4, 3, 2]))
    })
    await step('A group closes, and its items are hidden', async () => {
      element.grouping = 'channel'
      await element.updateComplete
      await closeGroup(/^Email/)
      await expect([...(element.collapsedGroupIds ?? [])]).toHaveLength(1)
      await waitFor(() => expect(visible()).not.toContain(1))
    })
    await step('A page that refuses keeps it open', async () => {
      element.collapsedGroupIds = new Set()
      await element.updateComplete
      element.addEventListener(
        'throughline-collapsedgroupschange',
        (event) => event.preventDefault(),
        { once: true },
      )
      await closeGroup(/^Email/)
      await element.updateComplete
      await expect(visible()).toContain(1)
    })
    await step('Nobody listens: nothing can be selected', async () => {
      await expect(view.queryByRole('checkbox')).toBeNull()
    })
    const opened: string[] = []
    element.addEventListener('throughline-open', (event) => {
      opened.push(event.detail.item.title)
    })
    const isFollowed = async (link: HTMLElement) => {
      let isPrevented: boolean | undefined
      const look = (event: Event) => {
        isPrevented = event.defaultPrevented
        // The page of the tests stays where it is.
        event.preventDefault()
      }
      canvasElement.addEventListener('click', look, { once: true })
      await userEvent.click(link)
      return isPrevented === false
    }
    await step('A title leads where the page says', async () => {
      element.hrefOf = ({ id }) => `#plan/${id}`
      const link = await view.findByRole('link', { name: /Gift guide/ })
      await expect(link).toHaveAttribute('href', '#plan/1')
      await expect(await isFollowed(link)).toBe(true)
      await expect(opened).toEqual(['Gift guide'])
    })
    await step('A page that opens the item itself prevents that', async () => {
      element.addEventListener('throughline-open', (event) => event.preventDefault())
      await expect(await isFollowed(view.getByRole('link', { name: /Gift guide/ }))).toBe(false)
    })
    await step('The selection is in its property', async () => {
      element.addEventListener('throughline-selectionchange', fn())
      await userEvent.click(await view.findByRole('checkbox', { name: /Gift guide/ }))
      await expect([...(element.selection ?? [])]).toEqual([1])
    })
    await step('The page clears it', async () => {
      element.selection = new Set()
      await waitFor(() =>
        expect(view.getByRole('checkbox', { name: /Gift guide/ })).not.toBeChecked(),
      )
    })
  },
}
