import type { Meta, StoryObj } from '@storybook/react-vite'
import { NATIONAL_PLAN_ID } from '@throughline/test-support/builders'
import { useState } from 'react'
import { flushSync } from 'react-dom'
import { expect, fn, userEvent } from 'storybook/test'

import type { CalendarItem, RevealedItem } from '../../calendar-parts'
import { novemberOverstory, overstoryChannels } from './fixtures/november-overstory'
import { Overstory } from './Overstory'
import type { OverstoryItems, OverstoryProps } from './Overstory.types'

const meta = {
  title: 'Planner views/Calendars/Overstory/Focus',
  component: Overstory,
  tags: ['!autodocs'],
  parameters: { isFullScreen: true },
  args: {
    startDay: '2026-11-01',
    endDay: '2026-11-30',
    today: '2026-11-18',
    sections: novemberOverstory,
    channels: overstoryChannels,
    currentPlanId: NATIONAL_PLAN_ID,
    closedSections: new Set(),
    onToggleSection: fn(),
    onOpenItem: fn(),
  },
} satisfies Meta<typeof Overstory<CalendarItem>>

export default meta
type Story = StoryObj<typeof Overstory<CalendarItem>>

interface OtherUsersProps extends OverstoryProps {
  /** Items of the overstory after each press of the button. */
  readonly steps: readonly OverstoryItems[]
}

/** Overstory with a button for the changes of other users, and one that reveals an item. */
function OtherUsers({ steps, ...props }: OtherUsersProps) {
  const [step, setStep] = useState(0)
  const [revealedItem, setRevealedItem] = useState<RevealedItem | null>(null)
  return (
    <>
      <button
        type="button"
        onClick={() => {
          // React renders before the press is over, so that the story sees each step.
          flushSync(() => {
            setStep(step + 1)
          })
        }}
      >
        Other users change the plan
      </button>
      <button
        type="button"
        onClick={() => {
          setRevealedItem({ itemId: 3 })
        }}
      >
        Undo a change
      </button>
      <Overstory
        {...props}
        sections={steps[step - 1] ?? props.sections}
        revealedItem={revealedItem}
      />
    </>
  )
}

const [gifting, loyalty, blackFriday, veterans] = novemberOverstory.initiatives

const without = (id: number, items: OverstoryItems = novemberOverstory): OverstoryItems => ({
  ...items,
  initiatives: items.initiatives.filter((item) => item.id !== id),
})

export const KeepsTheFocus: Story = {
  play: async ({ args, canvas, mount, step }) => {
    await step('Gives the focus to the neighbor of a bar that is gone', async () => {
      await mount(
        <OtherUsers
          {...args}
          steps={[without(blackFriday?.id ?? 0), { ...novemberOverstory, initiatives: [] }]}
        />,
      )
      // A click without a pointer leaves the focus in place, as a change of another user does.
      const otherUsersChange = () => {
        canvas.getByText('Other users change the plan').click()
      }
      await step('The bar beside it', async () => {
        canvas.getByRole('button', { name: /^Black Friday Promotion/u }).focus()
        otherUsersChange()
        await expect(canvas.queryByRole('button', { name: /^Black Friday/u })).toBeNull()
        const list = canvas.getByRole('list', { name: 'Initiatives' })
        await expect(list.contains(document.activeElement)).toBe(true)
      })
      await step('The head of another section when its own is gone', async () => {
        otherUsersChange()
        await expect(canvas.queryByRole('list', { name: 'Initiatives' })).toBeNull()
        await expect(document.activeElement).toHaveAttribute('data-part', 'head')
      })
    })
    await step('Keeps the focus on a bar in another section', async () => {
      await mount(
        <OtherUsers
          {...args}
          steps={[
            {
              ...without(3),
              'long-running': [
                ...novemberOverstory['long-running'],
                ...(blackFriday === undefined ? [] : [blackFriday]),
              ],
            },
          ]}
        />,
      )
      const bar = () => canvas.getByRole('button', { name: /^Black Friday Promotion/u })
      bar().focus()
      canvas.getByText('Other users change the plan').click()
      await expect(bar().closest('[data-section]')).toHaveAttribute('data-section', 'long-running')
      await expect(bar()).toHaveFocus()
    })
    await step('Focuses a revealed item', async () => {
      await mount(
        <OtherUsers
          {...args}
          sections={without(3)}
          steps={[
            {
              ...novemberOverstory,
              initiatives: [gifting, loyalty, veterans].flatMap((item) => item ?? []),
            },
            novemberOverstory,
          ]}
        />,
      )
      await step('As soon as it is there', async () => {
        await userEvent.click(canvas.getByText('Undo a change'))
        canvas.getByText('Other users change the plan').click()
        canvas.getByText('Other users change the plan').click()
        await expect(
          await canvas.findByRole('button', { name: /^Black Friday Promotion/u }),
        ).toHaveFocus()
      })
    })
  },
}
