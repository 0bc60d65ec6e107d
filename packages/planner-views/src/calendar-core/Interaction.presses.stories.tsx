import type { Meta, StoryObj } from '@storybook/react-vite'
import { NATIONAL_PLAN_ID } from '@throughline/test-support/builders'
import { middleOf, rightEdgeOf, type Place } from '@throughline/test-support/dom'
import { clearAllMocks, expect, fireEvent, fn, userEvent, waitFor } from 'storybook/test'

import { dragTo } from './fixtures/drag'
import { barIn, calendars, own, ThreeViews, viewOf, western } from './fixtures/ThreeViews'

const meta = {
  title: 'Planner views/Calendars/Interaction/Presses',
  component: ThreeViews,
  tags: ['!autodocs'],
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

/** The pointer of `dragTo`. */
const POINTER_ID = 1

/** The middle of the item in a view, and the same place a day later. */
function oneDay(bar: HTMLElement): { readonly from: Place; readonly to: Place } {
  bar.scrollIntoView({ block: 'center' })
  const from = middleOf(bar)
  return { from, to: { ...from, x: from.x + bar.getBoundingClientRect().width * 1.1 } }
}

/** Everything that changes an item, by keys and by pointer. */
async function tryToChange(bar: HTMLElement): Promise<void> {
  const { from, to } = oneDay(bar)
  await dragTo(from, to)
  bar.focus()
  await userEvent.keyboard('{Alt>}{ArrowRight}{Shift>}{ArrowRight}{/Shift}{/Alt}{Delete}')
}

const changes = ['onMove', 'onResize', 'onDeleteItem'] as const

export const ChangesNothingThatIsBusyOrReadOnly: Story = {
  play: async ({ args, canvasElement, mount, step }) => {
    await step('What is being deleted waits for the answer of the server', async () => {
      await mount(<ThreeViews {...args} busyItemIds={new Set([own.id])} />)
      for (const view of calendars) {
        await step(view, () => tryToChange(barIn(canvasElement, view, own)))
      }
      for (const change of changes) await expect(args[change]).not.toHaveBeenCalled()
      await expect(args.onMoveRefused).not.toHaveBeenCalled()
    })
    await step('Nothing changes in a view that is read only', async () => {
      await mount(<ThreeViews {...args} isReadOnly />)
      for (const view of calendars) {
        await step(view, () => tryToChange(barIn(canvasElement, view, own)))
      }
      for (const change of changes) await expect(args[change]).not.toHaveBeenCalled()
    })
  },
}

export const OnlyTheMainButtonDrags: Story = {
  play: async ({ args, canvasElement, step }) => {
    for (const [index, view] of calendars.entries()) {
      await step(view, async () => {
        const { from, to } = oneDay(barIn(canvasElement, view, own))
        await dragTo(from, to, { button: 2 })
        await expect(args.onMove).toHaveBeenCalledTimes(index)
        await dragTo(from, to)
        await expect(args.onMove).toHaveBeenCalledTimes(index + 1)
      })
    }
  },
}

export const DragsWithTheMainButton: Story = {
  play: async ({ args, canvasElement, step }) => {
    await step('A lost pointer cancels a drag', async () => {
      for (const view of calendars) {
        await step(view, async () => {
          const bar = barIn(canvasElement, view, own)
          const { from, to } = oneDay(bar)
          await dragTo(from, to, {
            beforeRelease: () => fireEvent.pointerCancel(bar, { pointerId: POINTER_ID }),
          })
          await expect(args.onMove).not.toHaveBeenCalled()
          await waitFor(() =>
            expect(viewOf(canvasElement, view).getByRole('status')).toHaveTextContent(
              'Gift guide stays where it was',
            ),
          )
        })
      }
    })
    await step('A dialog around the view would close with the same key', async () => {
      const heard = fn()
      const listen = ({ key }: KeyboardEvent): void => {
        heard(key)
      }
      document.addEventListener('keydown', listen)
      try {
        const { from, to } = oneDay(barIn(canvasElement, 'Month', own))
        await dragTo(from, to, { beforeRelease: () => userEvent.keyboard('{Escape}') })
        await expect(heard).not.toHaveBeenCalled()
        await userEvent.keyboard('{Escape}')
        await expect(heard).toHaveBeenCalledWith('Escape')
      } finally {
        document.removeEventListener('keydown', listen)
      }
    })
    await step(
      'The handle at an end shows under the pointer, and only where it would do something',
      async () => {
        const hover = async (bar: HTMLElement): Promise<void> => {
          const { x: clientX, y: clientY } = rightEdgeOf(bar)
          await fireEvent.pointerMove(bar, { clientX, clientY, buttons: 0 })
        }
        const [mine, theirs] = [own, western].map((item) => barIn(canvasElement, 'Month', item))
        if (mine === undefined || theirs === undefined) throw new Error('There are two bars.')
        await hover(mine)
        await expect(mine).toHaveAttribute('data-edge', 'end')
        await hover(theirs)
        await expect(mine).not.toHaveAttribute('data-edge')
        await expect(theirs).not.toHaveAttribute('data-edge')
      },
    )
    await step('Announces a refused move', async () => {
      clearAllMocks()
      for (const view of calendars) {
        await step(view, async () => {
          const status = viewOf(canvasElement, view).getByRole('status')
          barIn(canvasElement, view, western).focus()
          await userEvent.keyboard('{Alt>}{ArrowRight}{/Alt}')
          await waitFor(() => expect(status).toHaveTextContent('Radio spots cannot be moved'))
          await userEvent.keyboard('{Alt>}{Shift>}{ArrowRight}{/Shift}{/Alt}')
          await waitFor(() =>
            expect(status).toHaveTextContent(
              /^Radio spots cannot be (?:made longer or shorter|resized)/u,
            ),
          )
        })
      }
      await expect(args.onMove).not.toHaveBeenCalled()
      await expect(args.onResize).not.toHaveBeenCalled()
    })
    await step('Offers to delete only what may be deleted', async () => {
      for (const view of calendars) {
        await step(view, async () => {
          const canvas = viewOf(canvasElement, view)
          for (const [item, entries] of [
            [own, 1],
            [western, 0],
          ] as const) {
            barIn(canvasElement, view, item).focus()
            await userEvent.keyboard('{Shift>}{F10}{/Shift}')
            await expect(await canvas.findByRole('menuitem', { name: /^Open/u })).toBeVisible()
            await expect(canvas.queryAllByRole('menuitem', { name: /^Delete/u })).toHaveLength(
              entries,
            )
            await userEvent.keyboard('{Escape}')
          }
        })
      }
    })
    await step('Marks what is dragged', async () => {
      for (const view of calendars) {
        await step(view, async () => {
          const bar = barIn(canvasElement, view, own)
          const { from, to } = oneDay(bar)
          await dragTo(from, to, {
            beforeRelease: () =>
              expect(
                bar.closest('[data-part="bar"][data-dragging], [data-part="box"][data-dragging]'),
              ).not.toBeNull(),
          })
          await expect(canvasElement.querySelector('[data-dragging]')).toBeNull()
        })
      }
    })
  },
}
