import type { Meta, StoryObj } from '@storybook/react-vite'
import { NATIONAL_PLAN_ID } from '@throughline/test-support/builders'
import { useState } from 'react'
import { flushSync } from 'react-dom'
import { expect, fn, userEvent } from 'storybook/test'

import type { CalendarItem, RevealedItem } from '../calendar-parts'
import { novemberOverstory, overstoryChannelFixtures } from './fixtures/november-overstory'
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
    channels: overstoryChannelFixtures,
    currentPlanId: NATIONAL_PLAN_ID,
    closedSections: new Set(),
    onToggleSection: fn(),
    onOpenItem: fn(),
  },
} satisfies Meta<typeof Overstory<CalendarItem>>

export default meta
type Story = StoryObj<typeof Overstory<CalendarItem>>

interface OtherUsersProps extends OverstoryProps {
  /** What the strip holds after each press of the button. */
  readonly steps: readonly OverstoryItems[]
}

/** A strip with buttons for what others do, and for what is done from afar. */
function Others({ steps, ...props }: OtherUsersProps) {
  const [step, setStep] = useState(0)
  const [revealed, setRevealed] = useState<RevealedItem | null>(null)
  return (
    <>
      <button
        type="button"
        onClick={() => {
          // Drawn before the press is over, so that a story sees each step.
          flushSync(() => {
            setStep(step + 1)
          })
        }}
      >
        Others change the plan
      </button>
      <button
        type="button"
        onClick={() => {
          setRevealed({ itemId: 3 })
        }}
      >
        Take a change back
      </button>
      <Overstory {...props} sections={steps[step - 1] ?? props.sections} revealedItem={revealed} />
    </>
  )
}

const [gifting, loyalty, blackFriday, veterans] = novemberOverstory.initiatives

const without = (id: number, overstory: OverstoryItems = novemberOverstory): OverstoryItems => ({
  ...overstory,
  initiatives: overstory.initiatives.filter((item) => item.id !== id),
})

export const KeepsTheFocus: Story = {
  play: async ({ args, canvas, mount, step }) => {
    await step('Gives the focus to the neighbour of what is gone', async () => {
      await mount(
        <Others
          {...args}
          steps={[without(blackFriday?.id ?? 0), { ...novemberOverstory, initiatives: [] }]}
        />,
      )
      // Pressed without a pointer, as others do: the focus stays where it is.
      const otherUsersChange = () => {
        canvas.getByText('Others change the plan').click()
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
        <Others
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
      canvas.getByText('Others change the plan').click()
      await expect(bar().closest('[data-section]')).toHaveAttribute('data-section', 'long-running')
      await expect(bar()).toHaveFocus()
    })
    await step('Focuses what is revealed', async () => {
      await mount(
        <Others
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
        await userEvent.click(canvas.getByText('Take a change back'))
        canvas.getByText('Others change the plan').click()
        canvas.getByText('Others change the plan').click()
        await expect(
          await canvas.findByRole('button', { name: /^Black Friday Promotion/u }),
        ).toHaveFocus()
      })
    })
  },
}
