import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fireEvent, userEvent, waitFor } from 'storybook/test'

import { withControlledTimers } from '@throughline/test-support/clock'
import { Button } from '../Button'
import { HoverCard } from './HoverCard'
import { hoverCardStories, Details, titles } from './HoverCard.story-host'
import { HoverCardGroup } from './HoverCardGroup'
import { HoverCardTrigger } from './HoverCardTrigger'
import { useHoverCard } from './use-hover-card'

const meta = {
  ...hoverCardStories,
  title: 'Components/Overlays/HoverCard',
  component: HoverCard,
} satisfies Meta<typeof HoverCard>

export default meta
type Story = StoryObj<typeof meta>

const findBar = (element: Element) => element.closest('[data-bar]')

function Bars({ count = 3, openDelayMs }: { count?: number; openDelayMs: number }) {
  const [status, setStatus] = useState<'ready' | 'loading'>('ready')
  const { target, areaProps, cardProps } = useHoverCard({ findTarget: findBar, openDelayMs })
  const title = target?.textContent ?? ''
  return (
    <>
      <div
        style={{ display: 'grid', gap: 2, width: 200, height: 240, overflowY: 'auto' }}
        {...areaProps}
      >
        {Array.from({ length: count }, (_, index) => (
          <Button key={index} data-bar="">
            {titles[index] ?? `Bar ${index + 1}`}
          </Button>
        ))}
        <Button
          onClick={() => {
            setStatus(status === 'ready' ? 'loading' : 'ready')
          }}
        >
          Elsewhere
        </Button>
      </div>
      <HoverCard {...cardProps} label={title} status={status}>
        <Details title={`About ${title}`} />
      </HoverCard>
    </>
  )
}

export const OpensAtOnceAfterAnother: Story = {
  render: () => <Bars openDelayMs={300} />,
  play: async ({ canvas, step }) => {
    await step('The first waits for the pointer to rest', async () => {
      await userEvent.hover(canvas.getByRole('button', { name: 'Flash sale' }))
      await expect(canvas.queryByRole('dialog')).toBeNull()
      await waitFor(() => expect(canvas.getByRole('dialog', { name: 'Flash sale' })).toBeVisible())
    })
    await step('The next one does not wait', async () => {
      await userEvent.hover(canvas.getByRole('button', { name: 'Cart reminder' }))
      await expect(canvas.getByRole('dialog', { name: 'Cart reminder' })).toBeVisible()
    })
    await step(
      'It closes when the pointer has left, and another still opens immediately',
      async () => {
        await userEvent.hover(canvas.getByRole('button', { name: 'Elsewhere' }))
        await waitFor(() => expect(canvas.queryByRole('dialog')).toBeNull())
        await userEvent.hover(canvas.getByRole('button', { name: 'Weekly deals' }))
        await expect(canvas.getByRole('dialog', { name: 'Weekly deals' })).toBeVisible()
      },
    )
  },
}

/** A press can move the targets, as when it opens a panel beside them. */
export const DoesNotOpenForATargetThatComesUnderThePointer: Story = {
  render: () => <Bars openDelayMs={300} />,
  play: ({ canvas, step }) =>
    withControlledTimers(async (advance) => {
      const pressed = canvas.getByRole('button', { name: 'Flash sale' })
      const other = canvas.getByRole('button', { name: 'Cart reminder' })
      const at = { clientX: 40, clientY: 20 }
      await step('Another target lies where the first was pressed', async () => {
        await fireEvent.pointerOver(pressed, at)
        await fireEvent.pointerDown(pressed, at)
        await fireEvent.pointerOver(other, { ...at, relatedTarget: pressed })
        await fireEvent.pointerMove(other, at)
        advance(10_000)
        await userEvent.keyboard('{Shift}')
        await expect(canvas.queryByRole('dialog')).toBeNull()
      })
      await step('It counts as soon as the pointer moves', async () => {
        await fireEvent.pointerMove(other, { clientX: 41, clientY: 20 })
        advance(300)
        await expect(await canvas.findByRole('dialog', { name: 'Cart reminder' })).toBeVisible()
      })
    }),
}

export const OpensByKeyAndHides: Story = {
  render: () => <Bars count={40} openDelayMs={0} />,
  play: async ({ canvas, step }) => {
    const bar = canvas.getByRole('button', { name: 'Flash sale' })
    const other = canvas.getByRole('button', { name: 'Cart reminder' })
    const area = bar.parentElement ?? bar
    const isHidden = () => waitFor(() => expect(canvas.queryByRole('dialog')).toBeNull())
    await step('A key shows the card of the focused target, which takes the focus', async () => {
      await userEvent.tab()
      await userEvent.keyboard('i')
      const card = canvas.getByRole('dialog', { name: 'Flash sale' })
      await expect(card).toHaveFocus()
      await expect(card).toHaveAccessibleDescription(/Black Friday Promotion/u)
    })
    await step('Esc hides it and returns the focus', async () => {
      await userEvent.keyboard('{Escape}')
      await expect(canvas.queryByRole('dialog')).toBeNull()
      await expect(bar).toHaveFocus()
    })
    await step('Tab leaves it too', async () => {
      await userEvent.keyboard('i')
      await userEvent.tab()
      await expect(canvas.queryByRole('dialog')).toBeNull()
      await expect(bar).toHaveFocus()
    })
    await step('Under the pointer, Esc hides it', async () => {
      await userEvent.hover(bar)
      await canvas.findByRole('dialog')
      await userEvent.keyboard('{Escape}')
      await isHidden()
    })
    await step('So does a press on the target', async () => {
      await userEvent.hover(other)
      await canvas.findByRole('dialog')
      await userEvent.click(other)
      await isHidden()
    })
    await step('And a scroll of what it stands on', async () => {
      await userEvent.pointer({ target: bar, coords: { clientX: 8, clientY: 8 } })
      await canvas.findByRole('dialog')
      area.scrollTo({ top: 100 })
      await isHidden()
    })
    await step('The pointer may move onto it; it closes when the pointer leaves it', () =>
      withControlledTimers(async (advance) => {
        await userEvent.hover(canvas.getByRole('button', { name: 'Bar 12' }))
        const card = await canvas.findByRole('dialog')
        await userEvent.hover(card)
        advance(10_000)
        await userEvent.hover(card)
        await expect(card).toBeVisible()
        await userEvent.unhover(card)
        advance(1000)
        await isHidden()
      }),
    )
    // The browser reports a scroll a frame later, as when the focus brings a target into view.
    await step('A scroll before the key leaves it open, one after it hides it', async () => {
      const twelfth = canvas.getByRole('button', { name: 'Bar 12' })
      area.scrollTop = 120
      const isReported = new Promise((resolve) => {
        area.addEventListener('scroll', resolve, { once: true })
      })
      twelfth.focus({ preventScroll: true })
      await fireEvent.keyDown(twelfth, { key: 'i' })
      await expect(canvas.getByRole('dialog', { name: 'Bar 12' })).toBeVisible()
      await isReported
      await expect(canvas.getByRole('dialog', { name: 'Bar 12' })).toBeVisible()
      area.scrollTop = 160
      await isHidden()
    })
  },
}

export const SharesItsPatience: Story = {
  render: () => (
    <HoverCardGroup openDelayMs={200}>
      <div style={{ display: 'flex', gap: 8 }}>
        {titles.map((title) => (
          <HoverCardTrigger key={title} label={title} renderCard={() => <Details title={title} />}>
            <Button>{title}</Button>
          </HoverCardTrigger>
        ))}
      </div>
    </HoverCardGroup>
  ),
  play: async ({ canvas }) => {
    await userEvent.hover(canvas.getByRole('button', { name: 'Flash sale' }))
    await waitFor(() => expect(canvas.getByRole('dialog', { name: 'Flash sale' })).toBeVisible())
    await userEvent.hover(canvas.getByRole('button', { name: 'Weekly deals' }))
    await expect(canvas.getByRole('dialog', { name: 'Weekly deals' })).toBeVisible()
    await expect(canvas.getAllByRole('dialog')).toHaveLength(1)
  },
}
