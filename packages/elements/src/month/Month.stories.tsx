import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, waitFor } from 'storybook/test'

import { elementIn } from '../fixtures/in-element'
import { channels, gridItems } from '../fixtures/plan'
import type { ThroughlineElementProps } from '../react'
import './index'

/** The month as a page writes it. */
function Month(props: ThroughlineElementProps['throughline-month']) {
  return <throughline-month {...props} style={{ blockSize: 640 }} />
}

const meta = {
  title: 'Elements/Month',
  component: Month,
  tags: ['!autodocs'],
  parameters: { isFullScreen: true },
  args: { month: '2026-11', today: '2026-11-18', items: gridItems, channels },
} satisfies Meta<typeof Month>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {}

/** Buttons that page are checked for accessibility here. */
export const StaysInStepAndActsUnlessThePageAnswers: Story = {
  tags: ['picture', 'no-baseline'],
  args: { controls: true, 'onthroughline-monthchange': fn(), 'onthroughline-move': fn() },
  play: async ({ args, canvasElement, step }) => {
    const { element, view } = await elementIn(canvasElement, 'throughline-month')
    await step('An attribute is the property', async () => {
      element.setAttribute('month', '2026-12')
      await expect(element.month).toBe('2026-12')
      await view.findByRole('grid', { name: /December 2026/ })
    })
    await step('A property is the attribute', async () => {
      element.month = '2027-01'
      element.readOnly = true
      await expect(element).toHaveAttribute('month', '2027-01')
      await expect(element).toHaveAttribute('read-only', '')
      await element.updateComplete
      await expect(view.getByRole('grid', { name: /January 2027/ })).toHaveAttribute(
        'aria-readonly',
        'true',
      )
    })
    await step('Without the attribute there is no value', async () => {
      element.removeAttribute('read-only')
      element.removeAttribute('month')
      await expect([element.month, element.readOnly]).toEqual([undefined, false])
      await view.findByRole('grid', { name: /November 2026/ })
    })
    const bar = () => view.getByRole('button', { name: /^Store window/ })
    await step('An item that is moved has its new dates', async () => {
      bar().focus()
      await userEvent.keyboard('{Alt>}{ArrowRight}{/Alt}')
      await waitFor(async () => expect(bar()).toHaveAccessibleName(/11\/18\/26/))
      await expect(element.items?.[1]).toMatchObject({ startDate: '2026-11-18' })
      await expect(args['onthroughline-move']).toHaveBeenCalledWith(
        expect.objectContaining({
          detail: expect.objectContaining({ startDate: '2026-11-18' }),
        }),
      )
    })
    await step('A page that refuses keeps it where it is', async () => {
      element.addEventListener('throughline-move', (event) => event.preventDefault(), {
        once: true,
      })
      bar().focus()
      await userEvent.keyboard('{Alt>}{ArrowRight}{/Alt}')
      await element.updateComplete
      await expect(bar()).toHaveAccessibleName(/11\/18\/26/)
    })
    const next = () => view.getByRole('button', { name: /next month/i })
    await step('It pages by itself', async () => {
      await userEvent.click(next())
      await view.findByRole('grid', { name: /December 2026/ })
      await expect(element).toHaveAttribute('month', '2026-12')
      await expect(args['onthroughline-monthchange']).toHaveBeenCalledWith(
        expect.objectContaining({ detail: { month: '2026-12' }, bubbles: true, composed: true }),
      )
    })
    await step('The page prevents it', async () => {
      element.addEventListener('throughline-monthchange', (event) => event.preventDefault(), {
        once: true,
      })
      await userEvent.click(next())
      await element.updateComplete
      await expect(element.month).toBe('2026-12')
    })
    await step('The page sets another month itself', async () => {
      const answer = (): void => {
        element.month = '2026-02'
      }
      element.addEventListener('throughline-monthchange', answer, { once: true })
      await userEvent.click(next())
      await waitFor(async () => expect(element.month).toBe('2026-02'))
    })
  },
}

export const LeavesToThePageWhatOnlyItCanDo: Story = {
  play: async ({ canvasElement, step }) => {
    const { element, view } = await elementIn(canvasElement, 'throughline-month')
    const bar = (name = /^Gift guide/) => view.getByRole('button', { name })
    const starts = () => element.items?.map(({ startDate }) => startDate.slice(0, 10))
    await step('What may not move says so', async () => {
      const codes: string[] = []
      element.addEventListener('throughline-moverefused', ({ detail }) => codes.push(detail.code))
      element.movePolicy = () => ({ allowed: false, code: 'frozen' })
      await element.updateComplete
      bar().focus()
      await userEvent.keyboard('{Alt>}{ArrowRight}{/Alt}')
      await expect(codes).toEqual(['frozen'])
      await expect(element.items).toEqual(gridItems)
      element.movePolicy = undefined
    })
    await step('Nobody listens: Space selects nothing', async () => {
      bar().focus()
      await userEvent.keyboard(' ')
      await expect(element.selection).toBeUndefined()
    })
    await step('Opening tells the item', async () => {
      const opened: unknown[] = []
      element.addEventListener('throughline-open', ({ detail }) => opened.push(detail.item))
      await element.updateComplete
      await userEvent.click(bar())
      await expect(opened).toEqual([gridItems[0]])
    })
    await step('A new item is asked for with its day', async () => {
      const days: string[] = []
      element.addEventListener('throughline-create', ({ detail }) => days.push(detail.startDate))
      await element.updateComplete
      const day = view.getByRole('button', { name: /^20, Friday/ }).closest('[role="gridcell"]')
      await userEvent.dblClick(day ?? element)
      await expect(days.map((date) => date.slice(0, 10))).toEqual(['2026-11-20'])
    })
    await step('Delete takes the item away, unless the page prevents it', async () => {
      const handleDelete = fn()
      handleDelete.mockImplementationOnce((event: Event) => event.preventDefault())
      element.addEventListener('throughline-delete', handleDelete)
      await element.updateComplete
      bar().focus()
      await userEvent.keyboard('{Delete}')
      await expect(handleDelete).toHaveBeenCalledOnce()
      await expect(element.items).toHaveLength(3)
      bar().focus()
      await userEvent.keyboard('{Delete}')
      await waitFor(() => expect(element.items?.map(({ id }) => id)).toEqual([2, 3]))
    })
    await step('The selection is in its property', async () => {
      element.items = gridItems
      element.addEventListener('throughline-selectionchange', fn())
      await element.updateComplete
      bar().focus()
      await userEvent.keyboard(' ')
      bar(/^Store window/).focus()
      await userEvent.keyboard(' ')
      await expect([...(element.selection ?? [])]).toEqual([1, 2])
    })
    await step('A page that refuses keeps both where they are', async () => {
      element.addEventListener('throughline-moveselection', (event) => event.preventDefault(), {
        once: true,
      })
      await userEvent.keyboard('{Alt>}{ArrowRight}{/Alt}')
      await element.updateComplete
      await expect(starts()).toEqual(['2026-11-10', '2026-11-17', '2026-11-24'])
    })
    await step('Otherwise they move together, and the third stays', async () => {
      await userEvent.keyboard('{Alt>}{ArrowRight}{/Alt}')
      await waitFor(() => expect(starts()).toEqual(['2026-11-11', '2026-11-18', '2026-11-24']))
    })
  },
}

export const ThePageFillsSlots: Story = {
  args: {
    itemContent: ({ item }) => `${item.title} ✓`,
    dayHeader: ({ isToday }) => (isToday ? 'Deadline' : null),
    children: (
      <>
        <strong slot="item-2">Store window</strong>
        <em slot="day-2026-11-24">Board</em>
        <button slot="toolbar" type="button">
          Print
        </button>
        <p slot="footer">Two weeks are left.</p>
      </>
    ),
  },
  play: async ({ canvas, canvasElement, step }) => {
    const { element, view } = await elementIn(canvasElement, 'throughline-month')
    await step('Children of the element stand in its slots', async () => {
      for (const text of ['Store window', 'Board', 'Print', 'Two weeks are left.']) {
        await expect(canvas.getByText(text)).toBeVisible()
        await expect(canvas.getByText(text).assignedSlot).not.toBeNull()
      }
    })
    await step('Functions fill the rest', async () => {
      await expect(view.getByText('Gift guide ✓')).toBeVisible()
      await expect(view.getByText('Deadline')).toBeVisible()
    })
    await step('Without the child the function fills its place too', async () => {
      canvas.getByText('Store window').slot = ''
      await element.updateComplete
      await view.findByText('Store window ✓')
      canvas.getByText('Store window').slot = 'item-2'
    })
  },
}
