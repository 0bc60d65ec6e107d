import type { Meta, StoryObj } from '@storybook/react-vite'
import { clearAllMocks, expect, userEvent, waitFor, within } from 'storybook/test'

import { expectOnce } from '../../calendar-parts/fixtures/expect-once'
import { flowArgs } from './fixtures/flow-args'
import { FlowCalendarHost } from './fixtures/FlowCalendarHost'
import { scrollerOf } from './fixtures/flow-place'

const meta = {
  title: 'Planner views/Calendars/FlowCalendar/Keys',
  component: FlowCalendarHost,
  tags: ['!autodocs'],
  parameters: { isFullScreen: true },
  args: flowArgs,
} satisfies Meta<typeof FlowCalendarHost>

export default meta
type Story = StoryObj<typeof meta>

export const IsWorkedByKeys: Story = {
  play: async ({ args, canvas, canvasElement, step }) => {
    await step('Walks by item and row', async () => {
      const bar = (name: RegExp): HTMLElement => canvas.getByRole('button', { name })
      await step('From a bar down to the nearest of the next row, and up again', async () => {
        bar(/^Cart reminder/u).focus()
        await userEvent.keyboard('{ArrowDown}')
        await expect(bar(/Press preview/u)).toHaveFocus()
        await userEvent.keyboard('{ArrowUp}')
        await expect(bar(/^Cart reminder/u)).toHaveFocus()
      })
      await step('Along the row to the next bar, and to its ends', async () => {
        await userEvent.keyboard('{ArrowRight}')
        await expect(bar(/Store window reset/u)).toHaveFocus()
        await userEvent.keyboard('{Home}')
        await expect(canvas.getByRole('rowheader', { name: 'Newsletter' })).toHaveFocus()
        await userEvent.keyboard('{ArrowRight}')
        await expect(
          canvas.getByRole('gridcell', { name: 'Estimate of Newsletter: 9,000' }),
        ).toHaveFocus()
      })
      await step('Enter opens an item', async () => {
        bar(/^Cart reminder/u).focus()
        await userEvent.keyboard('{Enter}')
        await expectOnce(
          args.onOpenItem,
          expect.objectContaining({ item: expect.objectContaining({ id: 2 }) }),
        )
      })
    })
    await step('N adds something in the row', async () => {
      clearAllMocks()
      within(canvasElement)
        .getByRole('button', { name: /^Cart reminder/u })
        .focus()
      await userEvent.keyboard('n')
      await expectOnce(
        args.onCreate,
        expect.objectContaining({ rowId: 'type:30', startDate: '2026-11-16T08:00:00' }),
      )
    })
    await step('The name of a row has no day of its own', async () => {
      clearAllMocks()
      within(canvasElement).getByRole('rowheader', { name: 'Newsletter' }).focus()
      await userEvent.keyboard('n')
      await expectOnce(
        args.onCreate,
        expect.objectContaining({ rowId: 'type:30', startDate: '2026-11-18T08:00:00' }),
      )
    })
    await step('The totals come after the last row', async () => {
      canvas.getByRole('rowheader', { name: 'Events' }).focus()
      await userEvent.keyboard('{ArrowDown}')
      await expect(canvas.getByRole('rowheader', { name: 'Monthly Totals' })).toHaveFocus()
      await userEvent.keyboard('{ArrowRight}{ArrowRight}')
      await expect(
        canvas.getByRole('gridcell', { name: 'Actual of Monthly Totals: 14,600' }),
      ).toHaveFocus()
      await userEvent.keyboard('{ArrowUp}')
      await expect(canvas.getByRole('rowheader', { name: 'Events' })).toHaveFocus()
    })
    clearAllMocks()
    await step('Alt with an arrow: a day later', async () => {
      canvas.getByRole('button', { name: /^Cart reminder/u }).focus()
      await userEvent.keyboard('{Alt>}{ArrowRight}{/Alt}')
      await expectOnce(args.onMove, expect.objectContaining({ startDate: '2026-11-17T08:00:00' }))
      await expect(canvas.getByRole('button', { name: /^Cart reminder/u })).toHaveFocus()
    })
    await step('Alt and Shift: its end a day earlier', async () => {
      await userEvent.keyboard('{Alt>}{Shift>}{ArrowLeft}{/Shift}{/Alt}')
      await expectOnce(
        args.onResize,
        expect.objectContaining({ edge: 'end', endDate: '2026-11-20T08:00:00' }),
      )
    })
    await step('Alt with an arrow down: the next row', async () => {
      await userEvent.keyboard('{Alt>}{ArrowDown}{/Alt}')
      await expectOnce(args.onRowChange, expect.objectContaining({ rowId: 'type:31' }))
    })
  },
}

export const ClosesSectionsAndZooms: Story = {
  play: async ({ args, canvas, canvasElement, step }) => {
    await step('Closes and opens a section', async () => {
      const email = canvas.getByRole('button', { name: /^Email/u })
      email.focus()
      await userEvent.keyboard('{ArrowLeft}')
      await expect(canvas.getByRole('button', { name: /^Email/u })).toHaveAttribute(
        'aria-expanded',
        'false',
      )
      await expect(canvas.queryByRole('button', { name: /^Cart reminder/u })).toBeNull()
      await expect(canvas.getByRole('button', { name: /^Email/u })).toHaveFocus()
      await userEvent.keyboard('{ArrowRight}')
      await expect(canvas.getByRole('button', { name: /^Cart reminder/u })).toBeVisible()
      await userEvent.click(canvas.getByRole('button', { name: /^Email/u }))
      await expect(canvas.queryByRole('button', { name: /^Cart reminder/u })).toBeNull()
    })
    await step('Closes and opens all sections', async () => {
      const iconOf = (name: string) => {
        const icon = canvas.getByRole('button', { name }).querySelector('svg')
        if (icon === null) throw new Error(`The button "${name}" has no icon.`)
        return icon
      }
      // A pointer meets the icon and not the button.
      await userEvent.click(iconOf('Collapse all'))
      await expect(canvasElement.querySelectorAll('[data-part="row"]')).toHaveLength(0)
      await userEvent.click(iconOf('Expand all'))
      await expect(canvas.getByRole('button', { name: /^Cart reminder/u })).toBeVisible()
    })
    await step('Plus and minus zoom', async () => {
      clearAllMocks()
      within(canvasElement)
        .getByRole('button', { name: /^Cart reminder/u })
        .focus()
      await userEvent.keyboard('-')
      await expect(args.onZoomChange).toHaveBeenLastCalledWith({ zoom: 'quarter' })
      await userEvent.keyboard('+')
      await expect(args.onZoomChange).toHaveBeenLastCalledWith({ zoom: 'month' })
      await expect(
        within(canvasElement).getByRole('button', { name: /^Cart reminder/u }),
      ).toHaveFocus()
    })
    await step('A bar far outside of what is drawn gets the focus all the same', async () => {
      await expect(canvas.queryByRole('button', { name: /Winter teaser/u })).toBeNull()
      canvas.getByRole('rowheader', { name: 'Organic' }).focus()
      await userEvent.keyboard('{End}')
      await waitFor(() =>
        expect(canvas.getByRole('button', { name: /Winter teaser/u })).toHaveFocus(),
      )
      await expect(scrollerOf(canvasElement).scrollLeft).toBeLessThan(1200)
    })
  },
}
