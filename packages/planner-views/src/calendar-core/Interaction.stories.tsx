import type { Meta, StoryObj } from '@storybook/react-vite'
import { NATIONAL_PLAN_ID } from '@throughline/test-support/builders'
import { clearAllMocks, expect, fn, userEvent, waitFor } from 'storybook/test'

import { allViews, barIn, calendars, own, ThreeViews, viewOf, western } from './fixtures/ThreeViews'

const meta = {
  title: 'Planner views/Calendars/Interaction',
  component: ThreeViews,
  tags: ['!autodocs', 'internal'],
  parameters: { isFullScreen: true },
  args: {
    currentPlanId: NATIONAL_PLAN_ID,
    onCreate: fn(),
    onMove: fn(),
    onResize: fn(),
    onMoveRefused: fn(),
    onRefused: fn(),
    onOpenItem: fn(),
    onCopyItem: fn(),
    onDeleteItem: fn(),
    onMonthChange: fn(),
    onDayChange: fn(),
  },
} satisfies Meta<typeof ThreeViews>

export default meta
type Story = StoryObj<typeof meta>

export const CopiesAndDeletesInEveryView: Story = {
  play: async ({ args, canvasElement, mount, step }) => {
    await step('Copies by key in every view', async () => {
      await mount(<ThreeViews {...args} />)
      const keys = [
        '{Control>}c{/Control}',
        '{Meta>}c{/Meta}',
        '{Control>}{Shift>}C{/Shift}{/Control}',
      ]
      let copies = 0
      for (const view of allViews) {
        await step(view, async () => {
          barIn(canvasElement, view, own).focus()
          for (const key of keys) {
            await userEvent.keyboard(key)
            copies += 1
            await expect(args.onCopyItem).toHaveBeenCalledTimes(copies)
          }
          await expect(args.onCopyItem).toHaveBeenLastCalledWith({ item: own })
        })
      }
    })
    await step(
      'With a clipboard of the host, the key copies items, and they are pasted',
      async () => {
        const clipboard = { onCopyItems: fn(), onPasteItems: fn() }
        clearAllMocks()
        await mount(<ThreeViews {...args} {...clipboard} />)
        for (const [at, view] of calendars.entries()) {
          await step(view, async () => {
            barIn(canvasElement, view, own).focus()
            await userEvent.keyboard('{Control>}cv{/Control}')
            await expect(clipboard.onCopyItems).toHaveBeenCalledTimes(at + 1)
            await expect(clipboard.onCopyItems).toHaveBeenLastCalledWith({ items: [own] })
            await expect(clipboard.onPasteItems).toHaveBeenLastCalledWith({ day: '2026-11-18' })
            await userEvent.keyboard('{Escape}{ArrowRight}{Meta>}v{/Meta}')
            await expect(clipboard.onPasteItems).toHaveBeenCalledTimes(2 * at + 2)
            await expect(clipboard.onPasteItems).toHaveBeenLastCalledWith({ day: '2026-11-19' })
          })
        }
        await expect(args.onCopyItem).not.toHaveBeenCalled()
        await mount(<ThreeViews {...args} />)
      },
    )
    await step('Deletes by key in every view', async () => {
      clearAllMocks()
      let deletions = 0
      for (const view of allViews) {
        await step(view, async () => {
          barIn(canvasElement, view, own).focus()
          for (const key of ['{Delete}', '{Backspace}']) {
            await userEvent.keyboard(key)
            deletions += 1
            await expect(args.onDeleteItem).toHaveBeenCalledTimes(deletions)
          }
          await expect(args.onDeleteItem).toHaveBeenLastCalledWith({ item: own })
        })
      }
    })
    await step('Announces a refused deletion in every view', async () => {
      clearAllMocks()
      for (const view of allViews) {
        await step(view, async () => {
          barIn(canvasElement, view, western).focus()
          await userEvent.keyboard('{Delete}')
          await waitFor(() =>
            expect(viewOf(canvasElement, view).getByRole('status')).toHaveTextContent(
              'Radio spots cannot be deleted',
            ),
          )
        })
      }
      await expect(args.onDeleteItem).not.toHaveBeenCalled()
      await expect(args.onRefused).toHaveBeenCalledTimes(allViews.length)
      await expect(args.onRefused).toHaveBeenLastCalledWith({
        action: 'delete',
        item: western,
        code: 'other-plan',
      })
    })
    await step('Announces a refused item', async () => {
      clearAllMocks()
      await mount(<ThreeViews {...args} canCreate={() => ({ allowed: false, code: 'past' })} />)
      for (const view of calendars) {
        await step(view, async () => {
          barIn(canvasElement, view, own).focus()
          await userEvent.keyboard('n')
          await waitFor(() =>
            expect(viewOf(canvasElement, view).getByRole('status')).toHaveTextContent(
              'Nothing can be added here',
            ),
          )
        })
      }
      await expect(args.onCreate).not.toHaveBeenCalled()
    })
  },
}

export const MovesWithTheDirectionOfReading: Story = {
  globals: { direction: 'rtl' },
  play: async ({ args, canvasElement, step }) => {
    for (const view of calendars) {
      await step(`${view}: the left arrow leads to the next day`, async () => {
        barIn(canvasElement, view, own).focus()
        await userEvent.keyboard('{Alt>}{ArrowLeft}{/Alt}')
        await expect(args.onMove).toHaveBeenLastCalledWith({
          item: own,
          startDate: '2026-11-19T08:00:00',
          endDate: '2026-11-19T08:00:00',
          isAllDay: true,
        })
      })
      await step(`${view}: with Shift it makes the item longer`, async () => {
        barIn(canvasElement, view, own).focus()
        await userEvent.keyboard('{Alt>}{Shift>}{ArrowLeft}{/Shift}{/Alt}')
        await expect(args.onResize).toHaveBeenLastCalledWith({
          item: own,
          edge: 'end',
          startDate: '2026-11-18T08:00:00',
          endDate: '2026-11-19T08:00:00',
          isAllDay: true,
        })
      })
      await step(`${view}: the right arrow leads to the day before`, async () => {
        barIn(canvasElement, view, own).focus()
        await userEvent.keyboard('{Alt>}{ArrowRight}{/Alt}')
        await expect(args.onMove).toHaveBeenLastCalledWith(
          expect.objectContaining({ startDate: '2026-11-17T08:00:00' }),
        )
      })
    }
  },
}

export const TellsWhatIsBusy: Story = {
  play: async ({ args, canvasElement, mount, step }) => {
    await step('Tells what is busy and what is today', async () => {
      await mount(<ThreeViews {...args} busyItemIds={new Set([own.id])} />)
      for (const view of calendars) {
        await step(view, async () => {
          const canvas = viewOf(canvasElement, view)
          await expect(barIn(canvasElement, view, own)).toHaveAttribute('aria-busy', 'true')
          await expect(barIn(canvasElement, view, western)).not.toHaveAttribute('aria-busy')
          await expect(canvas.getByRole('grid')).toHaveAttribute('aria-busy', 'false')
          const grid = canvas.getByRole('grid')
          const today = grid.querySelectorAll('[aria-current="date"]')
          await expect(today).toHaveLength(1)
          await expect(today[0]).toHaveTextContent('18')
        })
      }
    })
    await step('Is busy while it loads', async () => {
      await mount(<ThreeViews {...args} status="loading" />)
      for (const view of calendars) {
        const grid = viewOf(canvasElement, view).getByRole('grid')
        await expect(grid).toHaveAttribute('aria-busy', 'true')
      }
    })
    await step(
      'An item that lasts whole months goes to the next month with keys, and keeps its length',
      async () => {
        clearAllMocks()
        await mount(<ThreeViews {...args} isMonthly={() => true} />)
        await step('It begins with the next month', async () => {
          barIn(canvasElement, 'Month', own).focus()
          await userEvent.keyboard('{Alt>}{ArrowDown}{/Alt}')
          await expect(args.onMove).toHaveBeenLastCalledWith({
            item: own,
            startDate: '2026-12-01T08:00:00',
            endDate: '2026-12-31T08:00:00',
            isAllDay: true,
          })
        })
        await step('It cannot be resized', async () => {
          barIn(canvasElement, 'Month', own).focus()
          await userEvent.keyboard('{Alt>}{Shift>}{ArrowRight}{/Shift}{/Alt}')
          await expect(args.onResize).not.toHaveBeenCalled()
          await expect(args.onMoveRefused).toHaveBeenCalledWith({ item: own, code: 'monthly' })
        })
      },
    )
  },
}
