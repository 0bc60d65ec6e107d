import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fireEvent, userEvent, waitFor, within } from 'storybook/test'

import { withControlledTimers } from '@throughline/test-support/clock'
import { Button } from '../Button'
import { HoverCard } from './HoverCard'
import { hoverCardStories, Details, titles } from './HoverCard.story-host'
import { HoverCardGroup } from './HoverCardGroup'
import { HoverCardTrigger } from './HoverCardTrigger'

const meta = {
  ...hoverCardStories,
  title: 'Components/Overlays/HoverCard',
  component: HoverCard,
} satisfies Meta<typeof HoverCard>

export default meta
type Story = StoryObj<typeof meta>

/* The card opens below the first target of a row; the path to its far end crosses the second. */
const row = (
  <HoverCardGroup openDelayMs={0}>
    <div style={{ display: 'flex', gap: 8 }}>
      {titles.map((title) => (
        <HoverCardTrigger key={title} label={title} renderCard={() => <Details title={title} />}>
          <Button>{title}</Button>
        </HoverCardTrigger>
      ))}
    </div>
  </HoverCardGroup>
)

/** Moves the pointer from the first target over the second towards the far end of the card. */
async function wayToTheCard(canvasElement: HTMLElement) {
  const canvas = within(canvasElement)
  const first = canvas.getByRole('button', { name: 'Flash sale' })
  const second = canvas.getByRole('button', { name: 'Cart reminder' })
  await userEvent.hover(first)
  const card = await canvas.findByRole('dialog', { name: 'Flash sale' })
  const from = first.getBoundingClientRect()
  const apex = { clientX: from.right - 4, clientY: from.bottom - 8 }
  const box = card.getBoundingClientRect()
  const at = (share: number) => ({
    clientX: apex.clientX + (box.right - 8 - apex.clientX) * share,
    clientY: apex.clientY + (box.top + 24 - apex.clientY) * share,
  })
  await fireEvent.pointerMove(first, apex)
  await fireEvent.pointerOut(first, { relatedTarget: second, ...at(0.2) })
  await fireEvent.pointerOver(second, { relatedTarget: first, ...at(0.2) })
  await fireEvent.pointerMove(second, at(0.2))
  return { canvas, second, card, at }
}

export const MayBeReachedOverOtherTargets: Story = {
  render: () => row,
  play: ({ canvasElement, step }) =>
    withControlledTimers(async (advance) => {
      const { canvas, second, card, at } = await wayToTheCard(canvasElement)
      await step('On its way the pointer passes over the next target', async () => {
        await expect(card).toBeVisible()
        advance(60)
        await fireEvent.pointerMove(second, at(0.3))
        advance(60)
        await fireEvent.pointerMove(second, at(0.4))
        advance(60)
        await userEvent.keyboard('{Shift}')
        await expect(canvas.getByRole('dialog', { name: 'Flash sale' })).toBe(card)
      })
      await step('It arrives, and may stay', async () => {
        await userEvent.hover(card)
        advance(10_000)
        await userEvent.hover(card)
        await expect(card).toBeVisible()
      })
    }),
}

export const FollowsAPointerThatGoesElsewhere: Story = {
  render: () => row,
  play: async ({ canvasElement, step }) => {
    const { canvas, second, at } = await wayToTheCard(canvasElement)
    await step('Turned back from the card, the next target counts', async () => {
      await fireEvent.pointerMove(second, { clientX: at(0.2).clientX, clientY: 0 })
      await expect(canvas.getByRole('dialog')).toHaveAccessibleName('Cart reminder')
    })
  },
}

export const FollowsAPointerThatRests: Story = {
  render: () => row,
  play: async ({ canvasElement, step }) => {
    const { canvas } = await wayToTheCard(canvasElement)
    await step('Resting on the next target means that one', async () => {
      await expect(canvas.getByRole('dialog')).toHaveAccessibleName('Flash sale')
      await waitFor(() => expect(canvas.getByRole('dialog')).toHaveAccessibleName('Cart reminder'))
    })
  },
}
