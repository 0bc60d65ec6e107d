import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test'

import { Button } from '../Button'
import { CoachMark, type CoachMarkProps } from './CoachMark'
import { englishCoachMarkLabels } from './CoachMark.labels'

const steps = [
  { title: 'Add a tactic', text: 'Start here, or double click a day.', id: 'first' },
  {
    title: 'Filters',
    text: 'Show only what you need. Filters are kept for you alone.',
    id: 'second',
  },
  {
    title: 'The rest of the page',
    text: 'What is not on the screen is explained in the middle.',
    id: '',
  },
] as const

interface TourProps extends Pick<
  CoachMarkProps,
  'onClose' | 'onNext' | 'onSkip' | 'placement' | 'labels'
> {
  isOpen: boolean
  start: number
  /** The preferred places of the marks that differ from `placement`. */
  placements?: readonly CoachMarkProps['placement'][]
}

/** A page with two elements that are explained. */
function Tour({
  isOpen: isOpenAtFirst,
  start,
  onClose,
  onNext,
  onSkip,
  placement: usualPlacement,
  placements,
  labels,
}: TourProps) {
  const [isOpen, setIsOpen] = useState(isOpenAtFirst)
  const [index, setIndex] = useState(start)
  const [page, setPage] = useState<HTMLDivElement | null>(null)
  const [extra, setExtra] = useState(0)
  const step = steps[index] ?? steps[0]
  const placement = placements?.[index] ?? usualPlacement
  return (
    <div
      ref={setPage}
      style={{ display: 'grid', gap: 24, justifyItems: 'start', minHeight: 420, paddingTop: extra }}
    >
      <Button
        onClick={() => {
          setIndex(0)
          setIsOpen(true)
        }}
      >
        Take the tour
      </Button>
      <Button id="first" variant="primary">
        Add Tactic
      </Button>
      <Button id="second" style={{ justifySelf: 'end' }}>
        Filters
      </Button>
      {isOpen && page !== null ? (
        <CoachMark
          anchor={step.id === '' ? null : page.querySelector(`#${step.id}`)}
          title={step.title}
          index={index}
          count={steps.length}
          labels={labels}
          {...(placement === undefined ? null : { placement })}
          onBack={() => {
            setIndex(index - 1)
          }}
          onNext={() => {
            onNext()
            if (index === steps.length - 1) setIsOpen(false)
            else setIndex(index + 1)
          }}
          {...(onSkip === undefined
            ? null
            : {
                onSkip: () => {
                  onSkip()
                  setIsOpen(false)
                },
              })}
          onClose={(request) => {
            onClose(request)
            setIsOpen(false)
          }}
          onDoubleClick={() => {
            setExtra(120)
          }}
        >
          {step.text}
        </CoachMark>
      ) : null}
    </div>
  )
}

const meta = {
  title: 'Components/Overlays/CoachMark',
  component: Tour,
  args: {
    isOpen: true,
    start: 0,
    labels: englishCoachMarkLabels,
    onNext: fn(),
    onClose: fn(),
  },
  argTypes: { labels: { control: false } },
  parameters: {
    docs: {
      story: { inline: false, iframeHeight: 480 },
    },
  },
} satisfies Meta<typeof Tour>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {}

/** With a way to skip the tour. */
export const AtTheEdge: Story = { args: { start: 1, onSkip: fn() } }

export const WithoutAnElement: Story = { args: { start: 2 } }

export const RightToLeft: Story = {
  args: { placement: 'end-center' },
  globals: { direction: 'rtl' },
}

const mark = () => screen.getByRole('dialog')
const button = (name: string) => within(mark()).getByRole('button', { name })

/** Which side of the element the card is on, and whether the two overlap. */
function placeOf(element: Element) {
  const card = mark().querySelector('[data-side]')
  if (card === null) throw new Error('The mark has no card.')
  const cardBox = card.getBoundingClientRect()
  const box = element.getBoundingClientRect()
  const isApart =
    cardBox.top >= box.bottom ||
    cardBox.bottom <= box.top ||
    cardBox.left >= box.right ||
    cardBox.right <= box.left
  return { side: card.getAttribute('data-side'), isApart, cardBox, box }
}

/** How far the arrow is from the edge of the card that faces the element, and from its middle. */
function arrowMiss(element: Element) {
  const { side, cardBox, box } = placeOf(element)
  const arrow = mark().querySelector('[data-part="arrow"]')
  if (arrow === null) throw new Error('The mark has no arrow.')
  const { left, top, width, height } = arrow.getBoundingClientRect()
  const [x, y] = [left + width / 2, top + height / 2]
  const edge = {
    bottom: cardBox.top,
    top: cardBox.bottom,
    right: cardBox.left,
    left: cardBox.right,
  }
  const isVertical = side === 'bottom' || side === 'top'
  const miss = isVertical
    ? [y - edge[side], x - (box.left + box.width / 2)]
    : [x - edge[side === 'left' ? 'left' : 'right'], y - (box.top + box.height / 2)]
  return Math.max(...miss.map(Math.abs))
}

export const IsReadByKeyboard: Story = {
  args: { isOpen: false, onSkip: fn() },
  play: async ({ canvas, args, step }) => {
    const opener = canvas.getByRole('button', { name: 'Take the tour' })
    const isClosed = async () => {
      await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
      await expect(opener).toHaveFocus()
    }
    await userEvent.click(opener)
    await step('Enter leads on; the number is shown and announced', async () => {
      await expect(mark()).toHaveAccessibleName('Add a tactic')
      await expect(button('Next')).toHaveFocus()
      await expect(button('Back')).toHaveAttribute('aria-disabled', 'true')
      await userEvent.keyboard('{Enter}')
      await expect(mark()).toHaveAccessibleName('Filters')
      await expect(within(mark()).getByText('2 of 3')).toBeVisible()
      await expect(within(mark()).getByText('Step 2 of 3')).toBeInTheDocument()
    })
    await step('Tab stays inside; Back leads back', async () => {
      for (let press = 0; press < 4; press += 1) await userEvent.tab()
      await expect(button('Next')).toHaveFocus()
      await userEvent.click(button('Back'))
      await expect(mark()).toHaveAccessibleName('Add a tactic')
    })
    await step('Esc ends it, and the focus is back', async () => {
      await userEvent.keyboard('{Escape}')
      await expect(args.onClose).toHaveBeenCalledWith({ reason: 'escape' })
      await isClosed()
    })
    await step('Skip is the first of the buttons, and ends the tour', async () => {
      await userEvent.click(opener)
      await expect(button('Next')).toHaveFocus()
      await userEvent.tab({ shift: true })
      await userEvent.tab({ shift: true })
      await expect(button('Skip tour')).toHaveFocus()
      await userEvent.keyboard('{Enter}')
      await expect(args.onSkip).toHaveBeenCalledOnce()
      await expect(args.onClose).toHaveBeenCalledOnce()
      await isClosed()
    })
    await step('The last mark has nothing to skip, and is done', async () => {
      await userEvent.click(opener)
      await userEvent.keyboard('{Enter}{Enter}')
      await expect(button('Done')).toHaveFocus()
      await expect(within(mark()).queryByRole('button', { name: 'Skip tour' })).toBeNull()
      await userEvent.keyboard('{Enter}')
      await isClosed()
    })
  },
}

export const IsBesideWhatItExplains: Story = {
  play: async ({ args, canvasElement, mount, step }) => {
    await mount()
    const at = (name: string) => within(canvasElement).getByRole('button', { name, hidden: true })
    await step('Below the first element, with the light around it', async () => {
      await waitFor(() => expect(placeOf(at('Add Tactic')).side).toBe('bottom'))
      await expect(placeOf(at('Add Tactic')).isApart).toBe(true)
    })
    await step('Inside the window at its edge', async () => {
      await userEvent.click(button('Next'))
      await waitFor(() => expect(placeOf(at('Filters')).side).toBe('bottom'))
      const { cardBox } = placeOf(at('Filters'))
      await expect(cardBox.right).toBeLessThanOrEqual(document.documentElement.clientWidth)
    })
    await step('It follows an element that the page moves', async () => {
      const before = placeOf(at('Filters'))
      await userEvent.dblClick(mark())
      await waitFor(() => {
        const after = placeOf(at('Filters'))
        if (after.box.top === before.box.top) throw new Error('The element has not moved yet.')
        return expect(after.cardBox.top - after.box.top).toBe(before.cardBox.top - before.box.top)
      })
    })
    await step('A press outside ends nothing', async () => {
      await userEvent.click(mark())
      await expect(mark()).toBeVisible()
    })
    await step('Its arrow goes along when the next mark is on another side', async () => {
      await mount(<Tour {...args} placements={['bottom-start', 'end-center']} />)
      await waitFor(() => expect(placeOf(at('Add Tactic')).side).toBe('bottom'))
      await expect(arrowMiss(at('Add Tactic'))).toBeLessThan(4)
      await userEvent.click(button('Next'))
      await waitFor(() => expect(placeOf(at('Filters')).side).toBe('left'))
      await expect(arrowMiss(at('Filters'))).toBeLessThan(4)
      await userEvent.click(button('Back'))
      await waitFor(() => expect(placeOf(at('Add Tactic')).side).toBe('bottom'))
      await expect(arrowMiss(at('Add Tactic'))).toBeLessThan(4)
    })
  },
}
